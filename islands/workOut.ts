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
	/** A door's life in years. */
	readonly doorYears: number;
	/** A standard spring's life in cycles. */
	readonly springCycles: number;
}

export interface WorksheetResult {
	/** Price of the repair divided by the price of a new door. */
	readonly share: number;
	readonly isOverShare: boolean;
	/** Dollars. Undefined if the door has reached the life of a door. */
	readonly repairPerYear: number | undefined;
	readonly newPerYear: number;
	/** Life of standard springs, in years. */
	readonly springYears: number;
	/** What speaks against the repair: nothing, its share, its cost a year, or both. */
	readonly lean: "repair" | "share" | "years" | "compare";
}

/** Compares what the visitor reads: whole percents and whole dollars a year. */
export function workOut(
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

/** A range as "$100–$200", a fixed price as "$100". */
export const formatSums = (
	{ low, high }: { readonly low: number; readonly high: number },
	language: string,
	currency: string,
): string =>
	(low === high ? [low] : [low, high]).map((sum) => formatMoney(sum, language, currency)).join("–");

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
