import { hydrate } from "preact";
import { createElement, type FunctionComponent } from "react";

/**
 * Hydrates an island with Preact. In the browser's bundle, each island with a component has an
 * `enhance` that calls this function (generator/assets/bundleIslands.ts).
 * @throws the component's error, after restoring the HTML that Preact may have removed
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
