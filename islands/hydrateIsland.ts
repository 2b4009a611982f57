import { hydrate } from "preact";
import { createElement, type FunctionComponent } from "react";

/**
 * Hydrates an island. In a chunk of its own, because the loader must not load Preact.
 * @throws the component's error. Preact may have emptied the element and added handlers by then, so
 * a copy of its content is restored.
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
