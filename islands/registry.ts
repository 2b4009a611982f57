import type { ReactNode } from "react";

/**
 * Every island there is. The page's code renders them by these names, the loader fetches each by
 * its own chunk.
 */
export const registry = {
	ContactForm: () => import("./ContactForm.tsx"),
	Faq: () => import("./Faq.tsx"),
	Menu: () => import("./Menu.tsx"),
	OpenNow: () => import("./OpenNow.ts"),
	SymptomFinder: () => import("./SymptomFinder.tsx"),
	Worksheet: () => import("./Worksheet.ts"),
	ZipLookup: () => import("./ZipLookup.tsx"),
};

export type IslandName = keyof typeof registry;

/** What each island's file exports. */
export type IslandModules = {
	readonly [N in IslandName]: Awaited<ReturnType<(typeof registry)[N]>>;
};

/**
 * The props of an island, by its name. Does not compile for a file that has neither a component of
 * that name nor `enhance`.
 */
export type IslandProps<N extends IslandName> =
	IslandModules[N] extends Record<N, (props: infer P) => ReactNode>
		? P
		: IslandModules[N] extends { enhance: (root: HTMLElement, props: infer P) => void }
			? P
			: never;

/** Plain data: what comes back unchanged from a round trip through JSON. */
export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/**
 * What an island's file exports, without its types: the component under the island's name. The
 * page's HTML already holds most of what an island shows, so nothing travels but what
 * components/islandProps.ts picks.
 */
export interface IslandModule {
	readonly [name: string]: unknown;
	/**
	 * In place of a component: brings the HTML that stands in the island to life by itself, so that
	 * no page loads Preact for it.
	 */
	readonly enhance?: (root: HTMLElement, sent: never) => void;
}
