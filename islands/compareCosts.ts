export interface WorksheetInput {
	/** The door's age in years. */
	readonly age: number;
	/** How often the door is used per day. */
	readonly trips: number;
	/** The repair's price in dollars. */
	readonly quote: number;
	/** A new door's price in dollars. */
	readonly newDoor: number;
}

/** The worksheet's assumptions, from data/prices.yaml and data/services/spring-replacement.yaml. */
export interface WorksheetRules {
	/** A repair counts as expensive above this share (0 to 1) of a new door's price. */
	readonly share: number;
	/** A door counts as old from `age[0]` years on. */
	readonly age: readonly [number, number];
	/** How many years a door lasts. */
	readonly doorYears: number;
	/** How many cycles a standard spring lasts. */
	readonly springCycles: number;
}

export interface WorksheetResult {
	/** The repair's price divided by the price of a new door. */
	readonly share: number;
	/** The repair's price in dollars per remaining year. Undefined if the door has no years left. */
	readonly repairPerYear: number | undefined;
	readonly newPerYear: number;
	/** How many years standard springs last at this use. */
	readonly springYears: number;
	readonly lean: "repair" | "both" | "compare";
}

export function compareCosts(
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

/** Formats an amount of money: 1200 as "$1,200", 0.5 as "$0.50". */
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
