import { expect } from "vitest";
import { routesOf } from "../data.ts";
import { it } from "./visits.ts";

it("a job shows its photos before and after, by a line that moves without a script", async ({
	look,
}) => {
	for (const { path } of routesOf("jobs")) {
		const { page } = await look(path, { javaScriptEnabled: false });
		const [job] = await page.locator(".job__pair").all();
		const after = page.locator(".job__photo--after").first();
		const cuts: string[] = [];
		for (const stop of (await job?.locator("input").all()) ?? []) {
			await stop.check();
			cuts.push(await after.evaluate((photo) => getComputedStyle(photo).clipPath));
		}
		expect(cuts).toEqual(
			["100%", "75%", "50%", "25%", "0%"].map((cut) => `inset(0px 0px 0px ${cut})`),
		);
	}
});
