import type { ReactNode } from "react";

/**
 * All islands by name. The loader fetches each as a separate chunk. The server can't wait for these
 * imports, and uses components/islandModules.ts instead.
 */
export const registry = {
	ContactForm: () => import("./ContactForm.tsx"),
	DoorChooser: () => import("./DoorChooser.ts"),
	Faq: () => import("./Faq.tsx"),
	Menu: () => import("./Menu.tsx"),
	OpenNow: () => import("./OpenNow.ts"),
	QuoteCheck: () => import("./QuoteCheck.ts"),
	Services: () => import("./Services.ts"),
	SymptomFinder: () => import("./SymptomFinder.tsx"),
	Worksheet: () => import("./Worksheet.ts"),
	ZipLookup: () => import("./ZipLookup.tsx"),
};

export type IslandName = keyof typeof registry;

export type IslandModules = {
	readonly [N in IslandName]: Awaited<ReturnType<(typeof registry)[N]>>;
};

/**
 * The props of an island. Fails to compile unless the island's file exports `enhance` or a
 * component with the island's name.
 */
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
 * An island's file, which exports a component with the island's name, or `enhance`.
 * bundleIslands.ts adds `enhance` to components for the browser, which gets only the props that
 * components/islandProps.ts picks.
 */
export interface IslandModule {
	readonly [name: string]: unknown;
	/**
	 * Adds behavior to the server's HTML. If the island's own file exports it, the island has no
	 * component and needs no Preact.
	 */
	readonly enhance?: (root: HTMLElement, sent: never) => void;
}
