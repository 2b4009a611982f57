import type { ReactNode } from "react";
import type { Json } from "./island.ts";

/** Every island there is. The page's code renders them by these names, the loader fetches each by its own chunk. */
export const registry = {
	ContactForm: () => import("./ContactForm.tsx"),
	Faq: () => import("./Faq.tsx"),
	Menu: () => import("./Menu.tsx"),
	OpenNow: () => import("./OpenNow.tsx"),
	ZipLookup: () => import("./ZipLookup.tsx"),
};

export type IslandName = keyof typeof registry;

type IslandModule<N extends IslandName> = Awaited<ReturnType<(typeof registry)[N]>>;

/** The props of an island, by its name. Does not compile for a file that lacks a component of that name. */
export type IslandProps<N extends IslandName> = IslandModule<N> extends Record<N, (props: infer P) => ReactNode> ? P : never;

/** An island's file, seen without its types: the server's and the loader's view. */
export interface AnyIslandModule {
	readonly component: (props: object) => ReactNode;
	readonly send?: (props: object) => Json;
	readonly read?: (root: HTMLElement, sent: Json | undefined) => object;
}

/** Fetches an island's file. The one place where its types are put aside: all islands look the same to their caller. */
export async function loadIsland(name: IslandName): Promise<AnyIslandModule> {
	const { [name]: component, ...exchange } = (await registry[name]()) as unknown as Record<string, never>;
	return { ...exchange, component: component as never };
}
