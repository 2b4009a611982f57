import { expect } from "vitest";
import { site } from "../data.ts";
import { eventually } from "./openPage.ts";
import { it } from "./visits.ts";

/** How far the photograph's door is up, and how much light falls out: both in percent. */
const readDoor = () => {
	const styleOf = (selector: string, pseudo: string) =>
		getComputedStyle(document.querySelector(selector) as Element, pseudo);
	const { transform, height } = styleOf(".door-gap", "::before");
	const { opacity } = styleOf(".door-view", "::after");
	return [
		Math.round((0 - 100 * new DOMMatrix(transform).f) / Number.parseFloat(height)),
		Math.round(100 * Number(opacity)),
	];
};

it("the door of the photograph is open at rest, and does what a tile shows", async ({ visit }) => {
	// The company may have no photograph of its garage open.
	for (const width of site.pages.home.image?.open ? [390, 1440] : []) {
		const page = await visit("/", { viewport: { width, height: 900 } });
		const inView = await page.evaluate(() => {
			const [view, photo] = [".door-view", ".door-view img"].map((selector) => {
				const { width = 0, height = 0 } =
					document.querySelector(selector)?.getBoundingClientRect() ?? {};
				return `${Math.round(width)} x ${Math.round(height)}`;
			});
			return view === photo;
		});
		expect(inView, "the photograph fills the view in which the opening has its place").toBe(true);
		expect(await page.evaluate(readDoor)).toEqual([101, 100]);
	}
	if (!site.pages.home.image?.open) return;
	const page = await visit("/", {
		viewport: { width: 1440, height: 900 },
		reducedMotion: "no-preference",
	});
	const tile = page.locator("a:has([href$='door-dead'])").first();
	await tile.focus();
	await eventually(async () => expect(await page.evaluate(readDoor)).toEqual([0, 0]));
});
