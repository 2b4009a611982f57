import { hydrate } from "preact";
import { createElement, type FunctionComponent } from "react";
import type { AnyIslandModule } from "./registry.ts";

/** Brings an island's HTML to life; in the chunk that all islands share, so that the loader stays free of Preact. */
export const hydrateIsland = (component: AnyIslandModule["component"], props: object, root: HTMLElement): void =>
	hydrate(createElement(component as FunctionComponent, props) as never, root);
