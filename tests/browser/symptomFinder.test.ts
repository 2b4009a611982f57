import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fill } from "../../site/words.ts";
import { routesOf, site } from "../data.ts";
import { eventually, findFaults } from "./openPage.ts";
import {
	desktop,
	distanceBelow,
	growing,
	listenTo,
	nonsense,
	saidOfNone,
	toldOf,
	typeAtOnce,
} from "./steps.ts";
import { it } from "./visits.ts";

// spoken.test.ts follows a symptom to its answer.
describe.concurrent.each(routesOf("symptoms").map(({ path }) => path))(
	"the symptom finder",
	(path) => {
		const islands = ["SymptomFinder"];
		const counted = site.pages.symptoms?.finder.counted ?? "";
		const [shown, empty] = [".symptom-group__row:visible", ".symptom-finder__empty"];
		const rows = (page: Page) => page.locator(shown);
		const word = site.folders.symptoms[0]?.rows[0]?.words[0] ?? "";
		const status = (page: Page) => page.locator(".symptom-finder [role=status]").textContent();

		it("opens what it finds as you type, says how many, and folds all again", async ({ visit }) => {
			const page = await visit(path, { islands });
			const all = await page.locator(".symptom-group__row").count();
			const groups = await page.locator(".symptom-group").count();
			expect(await rows(page).count()).toBe(0);
			expect(await status(page)).toBe(`${all} ${counted}`);
			await listenTo(page, ".symptom-finder [role=status]");
			await typeAtOnce(page, "#symptom-search", growing(`my garage door ${word}`));
			const found = await rows(page).count();
			expect(found).toBeGreaterThan(0);
			expect(found).toBeLessThan(all);
			expect(await distanceBelow(page, "#symptom-search", shown)).toBeLessThan(200);
			const saidOfFound = fill(site.words.search.found, { found, all: `${all} ${counted}` });
			await eventually(async () => expect(await status(page)).toBe(saidOfFound));
			expect(await toldOf(page)).toEqual([saidOfFound]);
			expect(await page.locator(".symptom-group:visible").count()).toBeLessThan(groups);
			expect(await findFaults(page, ".symptom-finder")).toEqual([]);
			await page.fill("#symptom-search", nonsense);
			await eventually(async () =>
				expect(await status(page)).toBe(saidOfNone(`${all} ${counted}`)),
			);
			expect(await page.locator(empty).isVisible()).toBe(true);
			expect(await distanceBelow(page, "#symptom-search", empty)).toBeLessThan(330);
			await page.getByRole("button", { name: site.pages.symptoms?.finder.clear ?? "" }).click();
			expect(await page.inputValue("#symptom-search")).toBe("");
			await eventually(async () => expect(await status(page)).toBe(`${all} ${counted}`));
			expect(await rows(page).count()).toBe(0);
			expect(await page.locator(".symptom-group:visible").count()).toBe(groups);

			// Its chips narrow the list to the rows of an urgency.
			await page.locator("#urgency-").focus();
			await page.keyboard.press("ArrowRight");
			const urgency = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
			const urgent = await page.locator(`[data-urgency="${urgency}"]`).count();
			expect(await rows(page).count()).toBe(urgent);
			await page.locator('label[for="urgency-"]').click();
			expect(await rows(page).count()).toBe(0);
			await page.locator('label[for="urgency-today"]').click();
			await page.getByRole("button", { name: site.pages.symptoms?.finder.clear ?? "" }).click();
			expect(
				await page
					.locator(".symptom-finder input:checked")
					.evaluateAll((chips) => chips.map(({ id }) => id)),
			).toEqual(["urgency-"]);
			expect(await rows(page).count()).toBe(0);
		});

		it("stands on the first screen of a computer, with the first symptoms", async ({ look }) => {
			const { page } = await look(path, desktop);
			for (const group of await page.locator(".symptom-group").all())
				if ((await group.evaluate((one) => one.previousElementSibling?.tagName)) !== "DETAILS")
					expect((await group.boundingBox())?.y).toBeLessThan(desktop.viewport.height - 60);
		});

		it("is the folded list without a script", async ({ visit }) => {
			const page = await visit(path, { javaScriptEnabled: false });
			expect(await page.locator("#symptom-search").isVisible()).toBe(false);
			await page.locator(".symptom-group__name").first().click();
			expect(await rows(page).count()).toBe(
				await page.locator(".symptom-group").first().locator("li").count(),
			);
		});
	},
);
