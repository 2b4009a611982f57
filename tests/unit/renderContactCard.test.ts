import { describe, expect, it } from "vitest";
import { renderContactCard } from "../../pages/renderContactCard.ts";
import { exampleSite } from "./exampleSite.ts";

const { business } = exampleSite;
/** Joins folded lines again, as a reader does (RFC 2425, section 5.8.1). */
const unfold = (card: string) => card.replaceAll("\r\n ", "").split("\r\n");

describe("renderContactCard", () => {
	it("has no coordinates if the address has no street", () => {
		const { street: _, ...address } = business.address;
		const lines = unfold(renderContactCard({ ...business, address }));
		expect(lines).toContain(`ADR;TYPE=WORK:;;;${address.city};AZ;85737;US`);
		expect(lines.filter((line) => line.startsWith("GEO"))).toEqual([]);
		expect(unfold(renderContactCard(business))).toContain(`GEO:${business.coordinates.join(";")}`);
	});

	it("has lines of at most 75 bytes that end with CRLF", () => {
		const name = `${"Señor Ñandú & Søns, ".repeat(9)}Doors`;
		const card = renderContactCard({ ...business, name });
		expect(card.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		for (const line of card.split("\r\n")) {
			expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
			expect(line).not.toContain("\ufffd");
		}
		expect(unfold(card)).toContain(`FN:${"Señor Ñandú & Søns\\, ".repeat(9)}Doors`);
	});

	it("escapes commas, semicolons and backslashes", () => {
		const lines = unfold(renderContactCard({ ...business, name: "Doors; Springs, and \\ more" }));
		expect(lines).toContain("FN:Doors\\; Springs\\, and \\\\ more");
		expect(lines).toContain("ORG:Doors\\; Springs\\, and \\\\ more");
	});
});
