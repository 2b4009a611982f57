import type { Container, Root } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";

export interface LateStyles {
	/** The whole stylesheet but its faces. Repeated rules change nothing: their order is the same. */
	readonly css: string;
	/** The class names of late components. A page loads the late styles where it first uses one. */
	readonly classes: ReadonlySet<string>;
}

/** States that elements only have after a visitor has done something. */
const visitorStates = /^:(hover|active|popover-open|user-invalid)$|^::backdrop$/;
const nestedStates = new RegExp(`${visitorStates.source}|^:focus`);

/**
 * Plans what pages load after their first screen.
 * @param sheet the stylesheet; it loses the rules for states that a visitor brings about, because
 * no first screen needs them
 * @param components the late components: "fold" stands for .fold, .fold__title and .fold-list
 */
export function planLateStyles(sheet: Root, components: readonly string[]): LateStyles {
	const late = sheet.clone();
	// A face that is declared twice would be loaded twice.
	late.walkAtRules((rule) => {
		if (rule.nodes?.some(({ type }) => type === "decl")) rule.remove();
	});
	const classes = new Set<string>();
	sheet.walkRules((rule) => {
		if (rule.parent?.type === "atrule" && "name" in rule.parent && isKeyframes(rule.parent.name))
			return;
		const selectors = parseSelectors().astSync(rule.selector);
		selectors.walkClasses(({ value }) => {
			if (components.some((component) => isPartOf(value, component))) classes.add(value);
		});
		const initial = selectors.nodes.filter((selector) => !needsVisitor(selector));
		if (initial.length === 0) rule.remove();
		else rule.selector = initial.map((selector) => String(selector).trim()).join();
	});
	removeEmpty(sheet);
	return { css: String(late), classes };
}

const isKeyframes = (name: unknown): boolean => /keyframes$/.test(String(name));

const isPartOf = (name: string, component: string): boolean =>
	name.startsWith(component) && /^s?($|[-_])/.test(name.slice(component.length));

/** @param states a focused element's own style is early, but not what the focus does elsewhere */
const needsVisitor = ({ nodes }: Selector, states = visitorStates): boolean =>
	nodes.some(
		(node) =>
			node.type === "pseudo" &&
			(states.test(node.value) ||
				(/^:(has|is|where)$/.test(node.value) &&
					node.nodes.every((selector) => needsVisitor(selector, nestedStates)))),
	);

/** Removes conditions without rules. The first mention of a layer defines its place in the order. */
function removeEmpty(container: Container): void {
	for (const node of container.nodes?.slice() ?? []) {
		if (node.type !== "atrule" || !node.nodes || isKeyframes(node.name)) continue;
		removeEmpty(node);
		if (node.nodes.length === 0 && node.name !== "layer") node.remove();
	}
}
