import type { ReactNode } from "react";

/** All islands by name. Pages render them, and the loader fetches each as its own chunk. */
export const registry = {
	ContactForm: () => import("./ContactForm.tsx"),
	Faq: () => import("./Faq.tsx"),
	Menu: () => import("./Menu.tsx"),
	OpenNow: () => import("./OpenNow.ts"),
	Services: () => import("./Services.ts"),
	SymptomFinder: () => import("./SymptomFinder.tsx"),
	Worksheet: () => import("./Worksheet.ts"),
	ZipLookup: () => import("./ZipLookup.tsx"),
};

export type IslandName = keyof typeof registry;

export type IslandModules = {
	readonly [N in IslandName]: Awaited<ReturnType<(typeof registry)[N]>>;
};

/** Does not compile if the file has neither a component of that name nor `enhance`. */
export type IslandProps<N extends IslandName> =
	IslandModules[N] extends Record<N, (props: infer P) => ReactNode>
		? P
		: IslandModules[N] extends { enhance: (root: HTMLElement, props: infer P) => void }
			? P
			: never;

/** Data that a round trip through JSON doesn't change. */
export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/**
 * A component under the island's name, or `enhance`. Only props of components/islandProps.ts are
 * sent, because the HTML has the rest.
 */
export interface IslandModule {
	readonly [name: string]: unknown;
	/** Starts the island's HTML without a component, so that the page needs no Preact. */
	readonly enhance?: (root: HTMLElement, sent: never) => void;
}
