import { hydrate } from "preact";
import { createElement, type FunctionComponent } from "react";

/**
 * Brings an island's HTML to life; in the chunk that all islands share, so that the loader stays
 * free of Preact.
 * @throws what the component throws. Preact has emptied the element by then, and may have set
 * handlers that lead nowhere: a copy takes its place.
 */
export function hydrateIsland(component: unknown, props: object, root: HTMLElement): void {
	const copy = root.cloneNode(true);
	try {
		hydrate(createElement(component as FunctionComponent, props) as never, root);
	} catch (error) {
		root.replaceChildren(...copy.childNodes);
		throw error;
	}
}
