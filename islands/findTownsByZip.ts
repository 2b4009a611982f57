/** The JSON table of ZIP codes. The numbers in `zips` are indexes into `towns`. */
export interface ZipTable {
	readonly towns: readonly (readonly [
		name: string,
		minutes: string,
		href: string,
		wait: string,
		/** The HTML id of the town on /permits. `findTowns` puts it in place of "{place}" in `ways`. */
		place: string,
		other?: FoundTown["other"],
	])[];
	/** Links below each found town. `findTowns` replaces "{town}" and "{place}" in the links. */
	readonly ways: readonly Way[];
	readonly zips: { readonly [zip: string]: readonly number[] };
}

export type Way = readonly [href: string, label: string];

export interface FoundTown {
	readonly name: string;
	/** The drive time in minutes: "15–30". */
	readonly minutes: string;
	readonly href: string;
	/** A sentence about the usual waiting time in an emergency, or "". */
	readonly wait: string;
	/** The language of the town's page, if it differs from the current page's language. */
	readonly other: { readonly code: string; readonly label: string } | undefined;
	readonly ways: readonly Way[];
}

/**
 * Finds the towns of a postal code. If the table lacks the code, looks up the longest start of the
 * code that the table has: "L4M" for "L4M5N6".
 * @param zip without spaces
 */
export function findTowns({ towns, zips, ways }: ZipTable, zip: string): readonly FoundTown[] {
	let area = zip;
	while (area && !zips[area]) area = area.slice(0, -1);
	return (zips[area] ?? []).flatMap((index) => {
		const town = towns[index];
		if (!town) return [];
		const [name, minutes, href, wait, place, other] = town;
		return {
			name,
			minutes,
			href,
			wait,
			other,
			ways: ways.map(
				([way, label]): Way => [
					way.replace("{place}", place).replace("{town}", encodeURIComponent(name)),
					label.replace("{town}", name),
				],
			),
		};
	});
}
