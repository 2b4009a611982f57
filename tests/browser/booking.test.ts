import { expect } from "vitest";
import { it, site } from "./contactForm.ts";

it("call, booking and quote stand whole in one or two lines of the first screen", async ({
	openForm,
}) => {
	const { page } = await openForm({ path: "/", alive: false });
	for (const [width, height] of [
		[390, 664],
		[834, 1112],
		[1440, 900],
		[1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		const buttons = await page.locator(".home-hero .row--pair").evaluate((row) => {
			const column = row.getBoundingClientRect();
			return [...row.children].map((button) => {
				const text = document.createRange();
				text.selectNodeContents(button);
				const { right, bottom } = button.getBoundingClientRect();
				const lines =
					text.getBoundingClientRect().height /
					Number.parseFloat(getComputedStyle(button).fontSize) /
					1.2;
				return { lines, isWhole: right <= column.right + 1 && bottom <= innerHeight };
			});
		});
		expect(site.business.booking).toBeDefined();
		expect(buttons).toHaveLength(3);
		for (const { lines, isWhole } of buttons) {
			expect(lines, `${width} px`).toBeLessThan(3);
			expect(isWhole, `${width} px`).toBe(true);
		}
	}
});
