import { expect, it } from "vitest";
import { pricesSchema } from "../../site/schema/pages/prices.ts";
import { messagesAfter, replaced, sampleSite } from "./sampleData.ts";

it("a message about a phone number proposes the form of the company's country", () => {
	const phone = replaced(
		"business.yaml",
		/country: US(.*\n)/,
		'country: IE$1textPhone: "01 679 1234"\n',
	);
	expect(messagesAfter(phone).join("\n")).toContain('Write it as "+35316791234".');
});

it.each([
	'"Do\\u200bors\\ufeff"',
	"|\n  Doors\n",
	">\n  Doors\n",
	"|+\n  Doors\n",
	">+\n  Doors\n",
])("a text has no zero-width space, and no line break at its end: %j", (text) => {
	const changes = replaced("business.yaml", "tagline: Doors", `tagline: ${text}`);
	expect(sampleSite(changes).business.tagline).toBe("Doors");
});

it("a price's lower figure comes first", () => {
	const row = pricesSchema.shape.groups.element.shape.rows.element;
	const isValidPrice = (low: number, high: number) => {
		const own = { low, high, approved: "2026-11-20" };
		return row.safeParse({ id: "a", name: "A", moves: ["B"], ask: true, own }).success;
	};
	expect([300, 250, 200].map((high) => isValidPrice(250, high))).toEqual([true, true, false]);
});
