import { hexOf } from "../site/colors.ts";
import type { ThemeData } from "../site/schema/themeSchema.ts";

/** Replaces references to the theme's colors, such as fill="var(--color-band)", by their values. */
export const withThemeColors = (svg: string, theme: Pick<ThemeData, "colors">): string =>
	svg.replace(/var\(--color-([a-z-]+)\)/g, (found, role) =>
		Object.hasOwn(theme.colors, role) ? hexOf(theme, role) : found,
	);

/** Elements whose contents sharp can't draw as the owner sees them. Empty ones do no harm. */
const holders = /<(?:\w+:)?(text|flowRoot|foreignObject)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1>/g;

/**
 * Parts that librsvg 2.63, which sharp draws with, leaves out or paints black; each was tested. If
 * `part` is empty, the message quotes the match.
 */
const undrawn: readonly (readonly [pattern: RegExp, part: string])[] = [
	[
		/<(?:\w+:)?(?:image|feImage|use)\b[^>]*?\shref=["'](?!#|data:image\/(?:png|jpe?g|svg))/,
		"a picture that is linked, or not a PNG inside",
	],
	[
		/\b(?:fill|stroke|mask|filter)\s*[=:]\s*["']?\s*url\((?!\s*["']?#)/,
		"a color from another file",
	],
	[/\b(?:(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|icc-color)\([^)]*\)?/, ""],
	[/\bvar\(--[\w-]+\)/, ""],
	[/\bcontext-(?:fill|stroke)\b/, ""],
	[/<(?:\w+:)?(?:mesh[gG]radient|mesh|hatch|solid[cC]olor|video|canvas|animate\w*)\b/, ""],
	[/@(?:layer|supports|container|scope|keyframes)\b/, ""],
	[/:(?:is|where)\([^)]*\)/, ""],
];

/**
 * Names a part of an SVG that sharp would leave out or paint black without an error, or undefined.
 * Letters count as such a part, because their font is not in the file.
 */
export function undrawnPart(file: string): string | undefined {
	const svg = file.replace(/<!--[\s\S]*?-->/g, "").replaceAll("xlink:href=", "href=");
	for (const [, name, content = ""] of svg.matchAll(holders))
		if (content.replace(/<(?!img\b)[^>]*>/g, "").trim() !== "") return `<${name}>`;
	for (const [pattern, part] of undrawn) {
		const [found] = pattern.exec(svg) ?? [];
		if (found !== undefined) return part || found.replace(/^<.*$/, "$&>");
	}
	return undefined;
}
