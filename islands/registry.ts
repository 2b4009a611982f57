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

type IslandModuleOf<N extends IslandName> = Awaited<ReturnType<(typeof registry)[N]>>;

/**
 * The props of an island, by its name. Does not compile for a file that has neither a component of
 * that name nor `enhance`.
 */
export type IslandProps<N extends IslandName> =
	IslandModuleOf<N> extends Record<N, (props: infer P) => ReactNode>
		? P
		: IslandModuleOf<N> extends { enhance: (root: HTMLElement, props: infer P) => void }
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
 * What an island's file exports, without its types: the component under the island's name, and how
 * its props reach the browser. The page's HTML already holds most of what an island shows, so
 * nothing travels but what `send` picks.
 */
export interface IslandModule {
	readonly [name: string]: unknown;
	/**
	 * In place of a component: brings the HTML that stands in the island to life by itself, so that
	 * no page loads Preact for it.
	 */
	readonly enhance?: (root: HTMLElement, sent: never) => void;
	/** Picks what travels in `data-props`: configuration, never text that the HTML holds. */
	readonly send?: (props: never) => Json | undefined;
}
