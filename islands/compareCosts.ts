export interface WorksheetInput {
	/** The door's age in years. */
	readonly age: number;
	/** How often the door opens and closes per day. */
	readonly trips: number;
	/** The repair's price, in the company's currency like `newDoor`. */
	readonly quote: number;
	readonly newDoor: number;
}

/** The worksheet's assumptions, from data/prices.yaml and the `springLife` of a service. */
export interface WorksheetRules {
	/**
	 * A repair counts as expensive if it costs more than this share (0 to 1) of a new door's price.
	 */
	readonly share: number;
	readonly doorYears: number;
	readonly springCycles: number;
}

export interface WorksheetResult {
	readonly share: number;
	readonly isOverShare: boolean;
	/**
	 * The repair's price per year that the door still lasts. Undefined if the door is at least
	 * `doorYears` old.
	 */
	readonly repairPerYear: number | undefined;
	readonly newPerYear: number;
	readonly springYears: number;
	/**
	 * What speaks against the repair: nothing ("repair"), its share of a new door's price ("share"),
	 * its cost per year ("years"), or both ("compare").
	 */
	readonly lean: "repair" | "share" | "years" | "compare";
}

/**
 * Compares a repair with a new door. The comparison uses whole percents and whole costs per year,
 * because visitors see the rounded numbers.
 */
export function compareCosts(
	{ age, trips, quote, newDoor }: WorksheetInput,
	rules: WorksheetRules,
): WorksheetResult {
	const share = quote / newDoor;
	const isOverShare = Math.round(100 * share) > Math.round(100 * rules.share);
	const repairPerYear = age < rules.doorYears ? quote / (rules.doorYears - age) : undefined;
	const newPerYear = newDoor / rules.doorYears;
	const isOverYears = Math.round(repairPerYear ?? Infinity) > Math.round(newPerYear);
	return {
		share,
		isOverShare,
		repairPerYear,
		newPerYear,
		springYears: rules.springCycles / (trips * 365),
		lean: isOverShare ? (isOverYears ? "compare" : "share") : isOverYears ? "years" : "repair",
	};
}

/** Formats a range of prices as "$100–$200", or as "$100" if both ends are equal. */
export const formatSums = (
	{ low, high }: { readonly low: number; readonly high: number },
	language: string,
	currency: string,
): string =>
	(low === high ? [low] : [low, high]).map((sum) => formatMoney(sum, language, currency)).join("–");

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
