import type { Page } from "playwright-core";
import { describe } from "vitest";
import { compareCosts, formatMoney, type WorksheetInput } from "../../islands/compareCosts.ts";
import { routesOf, site } from "../data.ts";
import { eventually, findFaults } from "./openPage.ts";
import { it } from "./visits.ts";

describe.concurrent.each(routesOf("prices"))(
	"the worksheet of $path",
	({ path, page: { worksheet } }) => {
		const { fields, results } = worksheet;
		const { doorYears } = worksheet;
		const rules = { ...worksheet.rules, doorYears, springCycles: 1 };
		const repair = { age: 1, trips: 4, quote: 300, newDoor: 3000 };
		const names = ["age", "trips", "quote", "newDoor"] as const;
		/** Returns the nearest numbers that the fields accept: each company sets its limits. */
		const taken = (input: WorksheetInput): WorksheetInput => {
			const number = (name: (typeof names)[number]) =>
				Math.min(Math.max(input[name], fields[name].min), fields[name].max);
			return {
				age: number("age"),
				trips: number("trips"),
				quote: number("quote"),
				newDoor: number("newDoor"),
			};
		};
		const answer = async (page: Page, input: WorksheetInput) => {
			for (const name of names) await page.locator(`#worksheet-${name}`).fill(String(input[name]));
			await page.locator(".worksheet [type=submit]").click();
		};

		// Use the test's `expect`: the global one belongs to no test once a concurrent test has ended.
		it("says which way each repair leans, once it is asked", async ({ expect, visit }) => {
			const page = await visit(path, { islands: ["Worksheet"] });
			const result = page.locator('[data-island="Worksheet"] .form-result');
			expect(await result.isVisible()).toBe(false);
			const old = { ...repair, age: doorYears };
			const dear = { ...repair, quote: Math.ceil(rules.share * repair.newDoor) + 300 };
			for (const input of [repair, dear, { ...dear, age: old.age }, old, repair].map(taken)) {
				const { lean, share, newPerYear, repairPerYear } = compareCosts(input, rules);
				await answer(page, input);
				await eventually(async () =>
					expect(await page.locator("[data-lean]:visible").allTextContents()).toEqual([
						results.lean[lean],
					]),
				);
				expect(await page.locator("[data-figure=share]").innerText()).toBe(
					`${Math.round(100 * share)}%`,
				);
				const money = (amount: number) =>
					formatMoney(Math.round(amount), site.speech.language, site.speech.locale.currency);
				expect(await page.locator("[data-figure=perYearNew]").innerText()).toBe(money(newPerYear));
				expect(await page.locator("[data-figure=perYearRepair]").innerText()).toBe(
					repairPerYear === undefined ? results.noYears : money(repairPerYear),
				);
				expect(await page.locator("[data-figure=springs]").innerText()).toMatch(/\d/);
			}
			expect(await findFaults(page, "[data-island=Worksheet]")).toEqual([]);

			// Works nothing out from a number that is missing, or is none.
			const areTaken = (name: string, numbers: readonly (string | number)[]) =>
				page.locator(`#worksheet-${name}`).evaluate(
					(field: HTMLInputElement, all) =>
						all.map((number) => {
							field.value = String(number);
							return field.form?.checkValidity();
						}),
					numbers,
				);
			const input = taken(repair);
			for (const name of names) {
				const numbers = ["", fields[name].min - 1, fields[name].max + 1, input[name]];
				expect(await areTaken(name, numbers), name).toEqual([false, false, false, true]);
			}
		});
	},
);
