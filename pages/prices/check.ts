import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

/** Checks the services that prices name, and that the worksheet's rules say what the facts say. */
export function checkPrices(
	{ pages: { prices }, facts, folder }: Site,
	{ report, refer }: Checking,
): void {
	if (!prices) return;
	for (const [group, { rows }] of prices.groups.entries())
		for (const [index, row] of rows.entries())
			if ("line" in row)
				refer("services", "prices", ["groups", group, "rows", index, "line"], row.line);
	const { share, age } = prices.worksheet.rules;
	// Only numbers are compared: the words around them depend on the language.
	const said = { replaceShare: [share * 100], replaceAge: age };
	for (const [fact, numbers] of Object.entries(said)) {
		const text = facts[fact];
		if (text !== undefined && (text.match(/\d+/g) ?? []).join() !== numbers.join())
			report(
				"worksheet-rule-differs",
				"prices",
				["worksheet", "rules"],
				numbers.join(", "),
				`what {${fact}} says: ${text}`,
				`Change one of the two; the other is in ${folder}/facts.yaml.`,
			);
	}
}
