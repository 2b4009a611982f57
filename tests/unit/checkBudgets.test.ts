import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { Cache } from "../../generator/cache.ts";
import { checkBudgets } from "../../generator/output/checkBudgets.ts";
import type { KindName } from "../../pages/kinds.ts";
import type { Route } from "../../site/routes.ts";
import { noCache } from "./noCache.ts";

const denseText = (bytes: number) => randomBytes(bytes).toString("base64");
const page = (file: string, kind: KindName, html = "") => ({
	route: { file, kind, language: "en-US" } as Route,
	html,
});
const overBudgetOf = (pages: Parameters<typeof checkBudgets>[0], cache = noCache) =>
	checkBudgets(pages, cache);

it("pages within their budgets pass", async () => {
	const pages = [
		page("index.html", "home", denseText(13_500)),
		page("faq.html", "faq", "text ".repeat(50_000)),
	];
	expect(await overBudgetOf(pages)).toEqual([]);
});

it("a page over its budget is a warning without bytes, however far it is over", async () => {
	const heavy = page("index.html", "home", denseText(90_000));
	const overBudget = await overBudgetOf([heavy, page("faq.html", "faq", denseText(100))]);
	expect(overBudget).toMatchObject([{ code: "page-heavy", file: "index.html" }]);
	expect(JSON.stringify(overBudget)).not.toMatch(/byte|\d{3}/);
});

it("only the longest pages of a kind are compressed", async () => {
	const many = Array.from({ length: 10_000 }, (_, index) => page(`${index}.html`, "town", "short"));
	let weighed = 0;
	const counting: Cache = {
		remember: (...asked) => {
			weighed++;
			return noCache.remember(...asked);
		},
	};
	await overBudgetOf(many, counting);
	expect(weighed).toBeLessThan(100);
	const overBudget = await overBudgetOf([...many, page("long.html", "town", denseText(20_000))]);
	expect(overBudget).toMatchObject([{ file: "long.html" }]);
});
