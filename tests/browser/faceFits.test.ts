// @module-tag long
import { readFileSync } from "node:fs";
import { routes, site } from "../data.ts";
import { full } from "../full.ts";
import { kinds } from "../kinds.ts";
import { at } from "./openPage.ts";
import { it } from "./visits.ts";

/** As wide as Georgia, which most visitors' systems have for the first fallback. */
const georgia = readFileSync(
	"node_modules/@fontsource/gelasio/files/gelasio-latin-700-normal.woff2",
).toString("base64");
const paths = full
	? routes.filter(({ language }) => language === site.speech.language).map(({ path }) => path)
	: kinds;

it("at most one of 18 pages refuses the display font on a first visit with Georgia, on a phone or a laptop", {
	timeout: 300_000,
}, async ({ expect, open }) => {
	const { page } = await open("/robots.txt", { bypassCSP: true });
	await page.route("**/*", async (route) => {
		const request = route.request();
		if (request.resourceType() === "document" && request.frame() === page.mainFrame()) {
			const response = await route.fetch();
			const face = `url(data:font/woff2;base64,${georgia})`;
			const body = (await response.text()).replace(/local\(Georgia[^}]*?;/, `${face};`);
			return route.fulfill({ response, body });
		}
		// The font must come after the first paint.
		if (request.url().endsWith(".woff2")) await new Promise((next) => setTimeout(next, 250));
		return request.resourceType() === "image" ? route.abort() : route.continue();
	});
	const refused: string[] = [];
	for (const [index, path] of paths.entries()) {
		await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 });
		await page.goto(at(path));
		const root = await page.waitForSelector("html[data-face]", { state: "attached" });
		if ((await root.getAttribute("data-face")) !== "in place") refused.push(path);
	}
	expect(refused.length, refused.join(" ")).toBeLessThanOrEqual(Math.round(paths.length / 18));
});
