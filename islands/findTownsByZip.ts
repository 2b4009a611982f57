/** The JSON table of ZIP codes. The numbers in `zips` are indexes into `towns`. */
export interface ZipTable {
	readonly towns: readonly (readonly [
		name: string,
		minutes: string,
		href: string,
		wait: string,
		/**
		 * The HTML id of the town's entry on /permits, used as a URL fragment. Replaces {place} in
		 * `ways`.
		 */
		place: string,
		other?: FoundTown["other"],
	])[];
	/** Links below the answer. `findTowns` replaces "{town}" and "{place}" in them. */
	readonly ways: readonly Way[];
	readonly zips: { readonly [zip: string]: readonly number[] };
}

/** A link below the answer. */
export type Way = readonly [href: string, label: string];

export interface FoundTown {
	readonly name: string;
	/** The drive time in minutes: "15–30". */
	readonly minutes: string;
	readonly href: string;
	/**
	 * The usual waiting time in an emergency, as a sentence. Empty if the company's data gives none.
	 */
	readonly wait: string;
	/**
	 * The language of the town's page and that language's label, if not the language of the current
	 * page.
	 */
	readonly other: { readonly code: string; readonly label: string } | undefined;
	/**
	 * Links to the prices, to the town's permit office, and to the contact form with a message begun.
	 */
	readonly ways: readonly Way[];
}

/**
 * Finds the towns of a postal code. If the table lacks the code, the longest key counts that the
 * code starts with: a postal area.
 * @param zip without spaces
 * @returns no towns if the code is outside the service area
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
