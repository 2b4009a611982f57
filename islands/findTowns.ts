import leven from "leven";

/** The JSON table of places. The numbers in `places` are indexes into `towns`. */
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
	/** By key (`placeKey`): ZIP codes, and names of towns and neighborhoods. */
	readonly places: { readonly [key: string]: readonly number[] };
	/** For each town, keys of codes and names near it that `places` lacks: "33503 STLEO". */
	readonly near: readonly string[];
	/** The keys of the state's name and abbreviation, which visitors write after a town's name. */
	readonly states: readonly string[];
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
	/** Whether the town is only the nearest one to a place that we may not come to. */
	readonly isNear: boolean;
}

/** Returns a code's or a name's letters and digits: "SANJOSE" for "San José". */
export const placeKey = (text: string): string =>
	text
		.normalize("NFKD")
		.toUpperCase()
		.replace(/[^\p{L}\p{N}]/gu, "");

/** Removes the state at the end of a name's key. */
function withoutState({ states }: ZipTable, key: string): string {
	const state = states.find((one) => key.endsWith(one)) ?? "";
	return key.slice(0, key.length - state.length);
}

/** A name that matches more towns than this is too vague for an answer. */
const maxTowns = 3;

/**
 * Finds towns by a typed name. Also accepts the state after the name, the beginning of a name, and
 * one or two typos in a long name.
 */
function findByName(table: ZipTable, typed: string): readonly number[] {
	const { places } = table;
	const name = places[typed] ? typed : withoutState(table, typed);
	const isLike = (slips: number) => (key: string) =>
		name.length > 2 + 2 * slips && !/\d/.test(key) && leven(key, name) <= slips;
	const isBegun = (key: string) => name.length > 3 && key.startsWith(name);
	for (const matches of [isLike(0), isBegun, isLike(1), isLike(2)]) {
		const keys = Object.keys(places).filter(matches);
		const found = [...new Set(keys.flatMap((key) => places[key] ?? []))];
		if (found.length > 0 && found.length <= maxTowns)
			return found.sort((one, other) => one - other);
	}
	return [];
}

/** Finds the towns of a code, or of its longest beginning in the table: "L4M" for "L4M5N6". */
function findByCode({ places }: ZipTable, code: string): readonly number[] {
	let area = code;
	while (area && !places[area]) area = area.slice(0, -1);
	return places[area] ?? [];
}

/**
 * Finds the town nearest to a place in `near`, or -1. Canadian codes are in `near` by their first
 * three characters.
 */
function findNear(table: ZipTable, typed: string, code?: string): number {
	const keys = code ? [code, code.slice(0, 3)] : [typed, withoutState(table, typed)];
	return table.near.findIndex((near) => near.split(" ").some((key) => key && keys.includes(key)));
}

/**
 * Finds the towns of a postal code or of a place's name, the nearest first.
 * @param typed the text that the visitor typed
 * @param code the postal code in the text
 * @returns undefined if the text has no code, and too few letters for a name
 */
export function findTowns(
	table: ZipTable,
	typed: string,
	code?: string,
): readonly FoundTown[] | undefined {
	if (!code && !/\p{L}.*\p{L}/u.test(typed)) return undefined;
	const key = placeKey(typed);
	const near = findNear(table, key, code);
	// Check `near` first, because findByName() could take the place's name for a typo.
	const isNear = near >= 0;
	const served = code ? findByCode(table, code) : findByName(table, key);
	const indexes = isNear ? [near] : served;
	return indexes.flatMap((index) => {
		const town = table.towns[index];
		if (!town) return [];
		const [name, minutes, href, wait, place, other] = town;
		return {
			name,
			minutes,
			href,
			wait: isNear ? "" : wait,
			other,
			isNear,
			ways: (isNear ? [] : table.ways).map(
				([way, label]): Way => [
					way.replace("{place}", place).replace("{town}", encodeURIComponent(name)),
					label.replace("{town}", name),
				],
			),
		};
	});
}
