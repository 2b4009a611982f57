import type { ServiceData } from "../data/schema.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";

const daysPerYear = 365;

/** Years until a spring's cycles are used up: with one decimal while that tells two of them apart. */
function years(cycles: number, cyclesPerDay: number): string {
	const life = cycles / (cyclesPerDay * daysPerYear);
	return `${life < 10 ? life.toFixed(1) : Math.round(life)} years`;
}

/** How long a spring lasts, by its rating and by how often the door moves. */
export function SpringLifeTable({ springLife }: { readonly springLife: NonNullable<ServiceData["springLife"]> }) {
	return (
		<ComparisonTable
			label="Years a spring lasts, by cycles a day"
			feature="Cycles a day"
			showFeature
			columns={springLife.ratings.map(({ name, cycles }) => ({ name, note: `${cycles.toLocaleString("en-US")} cycles` }))}
			rows={springLife.cyclesPerDay.map((perDay) => ({ name: perDay.toString(), cells: springLife.ratings.map(({ cycles }) => years(cycles, perDay)) }))}
		/>
	);
}
