import type { Site, Town } from "./site.ts";
import { inState } from "./words.ts";

export interface ServedArea {
	readonly kind: "City" | "Place" | "AdministrativeArea";
	readonly name: string;
}

/** Returns the company's counties, or its towns if there are no counties, for structured data. */
export const servedAreas = (site: Site): readonly ServedArea[] =>
	site.counties.length > 0
		? site.counties.map(({ name }) => countyArea(name, site))
		: [...site.towns.values()].map((town) => townArea(town, site));

export const countyArea = (name: string, site: Site): ServedArea => ({
	kind: "AdministrativeArea",
	name: inState(name, site),
});

export const townArea = ({ name, unincorporated }: Town, site: Site): ServedArea => ({
	kind: unincorporated ? "Place" : "City",
	name: inState(name, site),
});
