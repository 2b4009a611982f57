/**
 * The table of ZIP codes as the browser gets it: each town once, and for each ZIP code the places
 * of its towns in that list.
 */
export interface ZipTable {
	readonly towns: readonly (readonly [
		name: string,
		minutes: string,
		href: string,
		wait: string,
		other?: FoundTown["other"],
	])[];
	readonly zips: { readonly [zip: string]: readonly number[] };
}

/** A town that a ZIP code belongs to. */
export interface FoundTown {
	readonly name: string;
	/** The drive: "15–30". */
	readonly minutes: string;
	readonly href: string;
	/** How long an emergency usually takes, as a sentence; empty without a rule. */
	readonly wait: string;
	/** The language of its page, where that is another one, and the label that says so. */
	readonly other: { readonly code: string; readonly label: string } | undefined;
}

/**
 * @param zip without spaces, as the table has it
 * @returns the towns of a ZIP code; none when it lies outside the service area
 */
export const findTowns = ({ towns, zips }: ZipTable, zip: string): readonly FoundTown[] =>
	(zips[zip] ?? []).flatMap((index) => {
		const town = towns[index];
		if (!town) return [];
		const [name, minutes, href, wait, other] = town;
		return { name, minutes, href, wait, other };
	});
