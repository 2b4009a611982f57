/** Components divide lists with more towns than this into groups by first letter. */
export const maxOpenTowns = 30;

/**
 * If there are more towns than this, /areas names them only in its table of postal codes. Naming
 * 2,000 towns twice would take more than three times a page's budget.
 */
export const maxTownsTwice = 1000;

/** Sorts towns by name in the alphabetical order of a language (BCP 47). */
export function byName<T extends { readonly name: string }>(
	towns: readonly T[],
	language: string,
): readonly T[] {
	const { compare } = new Intl.Collator(language);
	return towns.toSorted((one, other) => compare(one.name, other.name));
}

/**
 * Sorts towns by name and groups them by first letters: "A–C", "D". A group has at most
 * `maxOpenTowns` towns, except that towns with the same letter stay together.
 */
export function groupByLetter<T extends { readonly name: string }>(
	towns: readonly T[],
	language: string,
): readonly { readonly label: string; readonly towns: readonly T[] }[] {
	const letters = new Map<string, T[]>();
	for (const town of byName(towns, language)) {
		const letter = firstLetter(town.name, language);
		letters.set(letter, [...(letters.get(letter) ?? []), town]);
	}
	const groups: { first: string; last: string; towns: T[] }[] = [];
	for (const [letter, own] of letters) {
		const group = groups.at(-1);
		if (group && group.towns.length + own.length <= maxOpenTowns) {
			group.last = letter;
			group.towns.push(...own);
		} else groups.push({ first: letter, last: letter, towns: [...own] });
	}
	return groups.map(({ first, last, towns }) => ({
		label: first === last ? first : `${first}–${last}`,
		towns,
	}));
}

/** A name's first letter without its accent: "É" is sorted under "E". */
const firstLetter = (name: string, language: string): string => {
	const [letter = ""] = name.normalize("NFD");
	return letter.toLocaleUpperCase(language);
};
