/**
 * Modules with the company's words and hours. generator/assets/bundleIslands.ts generates them,
 * because pages would otherwise have to send this data as props.
 */
declare module "#words/contactForm" {
	export const words: import("../site/islandWords.ts").IslandWords["contactForm"];
}

declare module "#words/openNow" {
	export const words: import("../site/islandWords.ts").IslandWords["openNow"];
}

declare module "#words/search" {
	export const words: import("../site/islandWords.ts").IslandWords["search"];
}

declare module "#words/worksheet" {
	export const words: import("../site/islandWords.ts").IslandWords["worksheet"];
}

declare module "#words/zipLookup" {
	export const words: import("../site/islandWords.ts").IslandWords["zipLookup"];
}

/** Importing this module starts the company's outside services. */
declare module "#services" {}

declare module "#hours" {
	export const hours: import("./openingHours.ts").CompanyHours;
}
