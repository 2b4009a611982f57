import { expect } from "vitest";
import { routesOf } from "../data.ts";
import { it } from "./visits.ts";

it("a job's two photos stand side by side, and one above the other on a phone", async ({
	visit,
}) => {
	for (const { path } of routesOf("jobs")) {
		const page = await visit(path);
		for (const [width, isStacked] of [
			[390, true],
			[834, false],
			[1440, false],
		] as const) {
			await page.setViewportSize({ width, height: 760 });
			const boxes = await page
				.locator(".job__photo")
				.evaluateAll((photos) =>
					photos.slice(0, 2).map((photo) => photo.getBoundingClientRect().toJSON()),
				);
			const [before, after] = boxes as [DOMRect, DOMRect];
			expect(before.width, `${width} px`).toBeGreaterThan(150);
			expect(after.top >= before.bottom, `${width} px`).toBe(isStacked);
			expect(after.left >= before.right, `${width} px`).toBe(!isStacked);
		}
	}
});
