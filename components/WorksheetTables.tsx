import { compareCosts, formatMoney, type WorksheetRules } from "../islands/compareCosts.ts";
import type { Links } from "../site/links.ts";
import type { PricesData } from "../site/schema/pages/prices.ts";
import { fill } from "../site/words.ts";
import { Paragraph } from "./Paragraph.tsx";
import { SumTable } from "./SumTable.tsx";
import { useSpeech } from "./useSpeech.ts";

interface WorksheetTablesProps {
	readonly tables: PricesData["worksheet"]["tables"];
	readonly rules: WorksheetRules;
	readonly to: Links;
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** Tables that show the worksheet's results for example numbers. The tables need no JavaScript. */
export function WorksheetTables({
	tables: { share, perYear, springs },
	rules,
	to,
}: WorksheetTablesProps) {
	const { words, language, locale } = useSpeech();
	const money = (amount: number, digits?: number) =>
		formatMoney(amount, language, locale.currency, digits);
	/** `trips` can be any number: only `springYears` depends on it, which no table shows. */
	const sums = (age: number, quote: number, newDoor: number) =>
		compareCosts({ age, trips: 1, quote, newDoor }, rules);
	return (
		<div className="stack">
			<h3>{share.heading}</h3>
			<Paragraph text={`${share.intro} * ${share.over}.`} to={to} />
			<SumTable
				label={share.heading}
				rowName={share.rowName}
				columnName={share.columnName}
				columns={share.doors.map((door) => money(door))}
				rows={share.quotes.map((quote) => ({
					name: money(quote),
					cells: share.doors.map((door) => {
						const result = sums(0, quote, door);
						return `${percent(result.share)}${result.isOverShare ? "*" : ""}`;
					}),
				}))}
			/>
			<h3>{perYear.heading}</h3>
			<Paragraph text={perYear.intro} to={to} />
			<SumTable
				label={perYear.heading}
				rowName={perYear.rowName}
				columnName={perYear.columnName}
				columns={perYear.shares.map(percent)}
				rows={perYear.ages.map((age) => ({
					name: fill(words.years, { years: age }),
					// A new door that costs `doorYears` dollars costs $1 per year. Each cell then shows the
					// repair's cost per year for each $1 of the new door's cost per year.
					cells: perYear.shares.map((shareOfPrice) =>
						money(sums(age, shareOfPrice * rules.doorYears, rules.doorYears).repairPerYear ?? 0, 2),
					),
				}))}
			/>
			<Paragraph text={springs} to={to} />
		</div>
	);
}
