import { expect, it } from "vitest";
import { openPage } from "../browser/openPage.ts";
import type {} from "../browser/setup.ts";
import { routesOf } from "../data.ts";
import { inTurn } from "../full.ts";

const homes = [
	[390, 664, "/"],
	[1440, 760, "/"],
	[390, 664, "/es"],
	[1440, 760, "/es"],
] as const;

inTurn(
	it,
	homes,
	"at %d x %d, %s shows a headline of two lines, call, quote, six tiles and the ZIP field",
	async ([width, height, path], { expect }) => {
		const { page, context } = await openPage(path, { viewport: { width, height } });
		const lines = await page
			.locator(".home-hero__headline")
			.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
		const bottoms = await page
			.locator(".home-hero .row--pair > a, .symptom-tiles__link, #zip")
			.evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().bottom));
		// On phones, the call bar covers the window's lower end.
		const bar = page.locator(".call-bar");
		const end = (await bar.isVisible())
			? await bar.evaluate((one) => one.getBoundingClientRect().top)
			: height;
		await context.close();
		expect(Math.round(lines)).toBe(2);
		expect(bottoms).toHaveLength(9);
		expect(Math.max(...bottoms)).toBeLessThanOrEqual(end);
	},
);

it("Clearwater is large enough for the map of a phone", () => {
	const clearwater = routesOf("town").find(({ town }) => town.slug === "clearwater");
	expect(clearwater?.town.population).toBeGreaterThanOrEqual(20_000);
});

it("tiles are told from their ground, 3 to 1, in both schemes", async () => {
	for (const colorScheme of ["light", "dark"] as const) {
		const { page, context } = await openPage("/", { colorScheme });
		const contrast = await page.evaluate(() => {
			const brush = document.createElement("canvas").getContext("2d");
			const luminance = (color: string): number => {
				if (!brush) throw new Error("No canvas.");
				brush.fillStyle = color;
				brush.fillRect(0, 0, 1, 1);
				const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(
					(part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4),
				);
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			};
			const styleOf = (selector: string) => {
				const found = document.querySelector(selector);
				if (!found) throw new Error(`The page has no ${selector}.`);
				return getComputedStyle(found);
			};
			const ground = luminance(styleOf(".home-hero").backgroundColor);
			const tile = luminance(styleOf(".symptom-tiles__link").backgroundColor);
			const fault = luminance(styleOf(".icon__fault").stroke);
			const edge = luminance(styleOf(".symptom-tiles__link").borderTopColor);
			return { edge: (edge + 0.05) / (ground + 0.05), fault: (fault + 0.05) / (tile + 0.05) };
		});
		await context.close();
		expect(contrast.edge).toBeGreaterThanOrEqual(3);
		// The measured drawing is in the sprite, which has the band's color only in the dark scheme.
		if (colorScheme === "dark") expect(contrast.fault).toBeGreaterThanOrEqual(3);
	}
});
