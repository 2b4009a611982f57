import { words } from "#words/worksheet";
import {
	compareCosts,
	formatMoney,
	type WorksheetInput,
	type WorksheetRules,
} from "./compareCosts.ts";
import { showResult } from "./showResult.ts";

export interface WorksheetProps {
	readonly rules: WorksheetRules;
	/** Shown instead of the repair's cost per year if the door has no years left. */
	readonly noYears: string;
}

/** Compares the costs of a repair and a new door. The form is components/WorksheetForm.tsx. */
export function enhance(root: HTMLElement, { rules, noYears }: WorksheetProps): void {
	const form = root.querySelector("form") as HTMLFormElement;
	const perYear = (amount: number) =>
		formatMoney(Math.round(amount), words.language, words.currency);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const typed = Object.fromEntries(
			[...new FormData(form)].map(([name, value]) => [name, Number(value)]),
		);
		const { share, repairPerYear, newPerYear, springYears, lean } = compareCosts(
			typed as unknown as WorksheetInput,
			rules,
		);
		const figures = {
			share: `${Math.round(100 * share)}%`,
			perYearRepair: repairPerYear === undefined ? noYears : perYear(repairPerYear),
			perYearNew: perYear(newPerYear),
			springs: words.years.replace("{years}", springYears.toFixed(1)),
		};
		showResult(root, figures, "lean", lean);
	});
}
