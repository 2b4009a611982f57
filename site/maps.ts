import type { County, Town, TownSummary } from "./site.ts";

/**
 * A dot's style: "base" is the town with the office. The others stand for the town's response time.
 */
export type DotStyle = "base" | "near" | "middle" | "far";

export type MapFocus = "all" | { readonly county: County } | { readonly town: Town };

export interface Label {
	readonly x: number;
	readonly y: number;
	readonly anchor: "start" | "middle" | "end";
	readonly screen: "all" | "wide" | "narrow";
}

export interface DrawnTown {
	readonly town: TownSummary;
	readonly x: number;
	readonly y: number;
	readonly dot: DotStyle;
	/**
	 * Empty if the name doesn't fit. The town's name is still in the dot's link and in the page's
	 * list.
	 */
	readonly labels: readonly Label[];
	/**
	 * Whether narrow maps show only the town's name, if it fits, and no dot. Usually, the dot would
	 * be within a finger's width of a more important town's dot.
	 */
	readonly isNameOnNarrow: boolean;
}

export interface MapView extends Ground {
	readonly towns: readonly DrawnTown[];
	readonly way:
		| { readonly route: string; readonly straight: string; readonly names: readonly string[] }
		| undefined;
	readonly names: readonly PlaceName[];
}

export interface PlaceName {
	readonly kind: "county" | "water" | "road" | "ring";
	readonly text: string;
	readonly x: number;
	readonly y: number;
}

/** A map's background, in drawing units. */
export interface Ground {
	readonly width: number;
	readonly height: number;
	readonly land: string;
	readonly counties: ReadonlyMap<string, string>;
	readonly roads: string;
	readonly rings: readonly {
		readonly count: number;
		readonly x: number;
		readonly y: number;
		readonly radius: number;
	}[];
	readonly base: { readonly x: number; readonly y: number };
}

export interface Band {
	readonly dot: DotStyle;
	readonly minutes: readonly [number, number];
}

/** The maps of one language. `view` plans the map of one page. */
export interface Maps {
	readonly region: string;
	readonly counties: readonly { readonly slug: string; readonly name: string }[];
	readonly baseName: string;
	readonly bands: readonly Band[];
	view(focus: MapFocus): MapView | undefined;
}

/** The maps of every language: those of the main language, and the translations' by language. */
export interface SiteMaps extends Maps {
	readonly translations: ReadonlyMap<string, Maps>;
}
