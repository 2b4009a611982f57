import { hexOf } from "../site/colors.ts";
import type { ThemeData } from "../site/schema/themeSchema.ts";

/** Replaces the theme's colors in a drawing by their values: fill="var(--color-band)". */
export const withThemeColors = (svg: string, theme: Pick<ThemeData, "colors">): string =>
	svg.replace(/var\(--color-([a-z-]+)\)/g, (found, role) =>
		Object.hasOwn(theme.colors, role) ? hexOf(theme, role) : found,
	);

/** Elements whose letters or pictures nothing draws in a file. Programs leave empty ones in files. */
const holders = /<(?:\w+:)?(text|flowRoot|foreignObject)\b[^>]*>([\s\S]*?)<\/(?:\w+:)?\1>/g;

/** What librsvg 2.63, which sharp draws with, leaves out or paints black, measured with each. */
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
 * Names a part of an SVG that our drawing program would leave out or paint black without a word.
 * Letters are such a part, because their typeface is not in the file.
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
