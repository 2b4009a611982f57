/** What a visitor knows. */
export interface WorksheetInput {
	/** Years. */
	readonly age: number;
	/** A day. */
	readonly trips: number;
	/** Dollars. */
	readonly quote: number;
	/** Dollars. */
	readonly newDoor: number;
}

/**
 * What the sums take for granted; data/prices.yaml and the ratings of spring-replacement.yaml are
 * their homes.
 */
export interface WorksheetRules {
	/** Of a new door's price, over which a repair is dear. */
	readonly share: number;
	/** Years from which a door is old. */
	readonly age: readonly [number, number];
	/** Years that a door lasts. */
	readonly doorYears: number;
	/** Cycles of a standard spring. */
	readonly springCycles: number;
}

export interface WorksheetResult {
	/** The repair over the new door. */
	readonly share: number;
	/** Dollars; undefined once the door is as old as a door is taken to get. */
	readonly repairPerYear: number | undefined;
	readonly newPerYear: number;
	/** Years that standard springs last. */
	readonly springYears: number;
	readonly lean: "repair" | "both" | "compare";
}

/** The two rules of the site, and plain division. */
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

/** 1200 as "$1,200", 0.5 as "$0.50". @param digits after the point */
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
