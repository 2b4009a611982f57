import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/** Checks that the worksheet's numbers agree with facts.yaml. */
export function checkPrices(
	{ pages: { prices }, facts, folder }: Site,
	{ report }: Checking,
): void {
	if (!prices) return;
	const { rules, doorYears } = prices.worksheet;
	// Compare only the last number in a fact's text, because the words around it depend on the
	// language.
	const checked = [
		["replaceShare", ["rules", "share"], rules.share, Math.round(rules.share * 100)],
		["replaceAge", ["doorYears"], doorYears, doorYears],
	] as const;
	for (const [fact, path, got, number] of checked) {
		const text = facts[fact];
		if (text !== undefined && text.match(/\d+/g)?.at(-1) !== String(number))
			report("worksheet-rule-differs", "prices", ["worksheet", ...path], got, {
				fact,
				text,
				folder,
			});
	}
}
