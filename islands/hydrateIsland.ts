import { type FunctionComponent, hydrate } from "preact";
import { createElement } from "react";

/** Brings an island's HTML to life; in the chunk that all islands share, so that the loader stays free of Preact. */
export const hydrateIsland = (component: unknown, props: object, root: HTMLElement): void => hydrate(createElement(component as FunctionComponent as never, props) as never, root);
