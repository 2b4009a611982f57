import { hydrate } from "preact";
import { createElement, type FunctionComponent } from "react";

/**
 * A chunk of its own, because the loader must not load Preact.
 * @throws the component's error, after restoring the HTML, which Preact may have removed
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
