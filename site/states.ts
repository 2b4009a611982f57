import table from "./states.json" with { type: "json" };

export interface State {
	readonly name: string;
	/**
	 * The bounding box in degrees, rounded outward to a tenth, from us-atlas (U.S. Census Bureau,
	 * public domain).
	 */
	readonly box: readonly [south: number, north: number, west: number, east: number];
	/** Ranges of first digits: https://en.wikipedia.org/wiki/List_of_ZIP_Code_prefixes */
	readonly zips: string;
}

/** The states by postal abbreviation. Alaska's box leaves out the islands beyond 180°. */
export const states = table as unknown as Readonly<Record<string, State>>;
