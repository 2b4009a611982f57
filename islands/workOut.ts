export interface WorksheetInput {
	/** Years. */
	readonly age: number;
	/** Per day. */
	readonly trips: number;
	/** Dollars. */
	readonly quote: number;
	/** Dollars. */
	readonly newDoor: number;
}

/** Assumptions, from data/prices.yaml and the ratings in spring-replacement.yaml. */
export interface WorksheetRules {
	/** The share of a new door's price above which a repair is expensive. */
	readonly share: number;
	/** Years from which a door counts as old. */
	readonly age: readonly [number, number];
	/** A door's life in years. */
	readonly doorYears: number;
	/** A standard spring's life in cycles. */
	readonly springCycles: number;
}

export interface WorksheetResult {
	/** Price of the repair divided by the price of a new door. */
	readonly share: number;
	/** Dollars. Undefined if the door has reached the life of a door. */
	readonly repairPerYear: number | undefined;
	readonly newPerYear: number;
	/** Life of standard springs, in years. */
	readonly springYears: number;
	readonly lean: "repair" | "both" | "compare";
}

export function workOut(
	{ age, trips, quote, newDoor }: WorksheetInput,
	rules: WorksheetRules,
): WorksheetResult {
	const share = quote / newDoor;
	const rulesMet = Number(share > rules.share) + Number(age >= rules.age[0]);
	return {
		share,
		repairPerYear: age < rules.doorYears ? quote / (rules.doorYears - age) : undefined,
		newPerYear: newDoor / rules.doorYears,
		springYears: rules.springCycles / (trips * 365),
		lean: (["repair", "both", "compare"] as const)[rulesMet] ?? "compare",
	};
}

/** 1200 as "$1,200", 0.5 as "$0.50". */
export const formatMoney = (
	amount: number,
	language: string,
	currency: string,
	digits = Number.isInteger(amount) ? 0 : 2,
): string =>
	amount.toLocaleString(language, {
		style: "currency",
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
