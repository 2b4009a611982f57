import type { Container, Root } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";
import type { LateStyles } from "../../site/assets.ts";

const visitorStates = /^:(hover|active|popover-open|user-invalid)$|^::backdrop$/;
const nestedStates = new RegExp(`${visitorStates.source}|^:focus`);

/**
 * Plans the styles that pages load after their first screen.
 * @param sheet the screen stylesheet. Rules that need a visitor's action, such as :hover, are
 * removed from the sheet, because no first screen needs them.
 * @param components names of the files in styles/late/: "fold" stands for .fold and .fold__title
 */
export function planLateStyles(sheet: Root, components: readonly string[]): LateStyles {
	const late = sheet.clone();
	// Remove at-rules with declarations, such as @font-face and @view-transition. Every page inlines
	// these at-rules already, and a font that is declared twice is loaded twice.
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

/**
 * Whether a selector matches only after a visitor's action. :focus counts only inside of :has(),
 * :is() and :where(): elsewhere the rule may be a focus ring, which must always show.
 */
const needsVisitor = ({ nodes }: Selector, states = visitorStates): boolean =>
	nodes.some(
		(node) =>
			node.type === "pseudo" &&
			(states.test(node.value) ||
				(/^:(has|is|where)$/.test(node.value) &&
					node.nodes.every((selector) => needsVisitor(selector, nestedStates)))),
	);

/** Removes empty at-rules such as @media. Empty @layer rules stay: they set the layers' order. */
function removeEmpty(container: Container): void {
	for (const node of container.nodes?.slice() ?? []) {
		if (node.type !== "atrule" || !node.nodes || isKeyframes(node.name)) continue;
		removeEmpty(node);
		if (node.nodes.length === 0 && node.name !== "layer") node.remove();
	}
}
