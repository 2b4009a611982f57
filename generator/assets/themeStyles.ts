import type { Assets, PictureAsset } from "../../site/assets.ts";
import { hexOf, shortColor } from "../../site/colors.ts";
import type { ThemeData } from "../../site/schema/themeSchema.ts";

/** A font's measures in em. The descent is negative. */
export interface FaceMetrics {
	readonly ascent: number;
	readonly descent: number;
}

/** A file of the display font. `range` is its `unicode-range`, if browsers need one. */
export interface ShippedFont {
	readonly url: string;
	readonly range?: string | undefined;
}

/** Removes the space for the skyline. `:root:root` outranks the `:root` of tokens.css. */
const noSkyline = `:root:root {
	--space-trees: 0px;
}
`;

/**
 * Renders the theme's colors and fonts as CSS. The fallback fonts get the display font's metrics,
 * so that lines have the same height, and mostly the same words, in both fonts.
 * @param fonts the files of the display font. The first one has Basic Latin.
 */
export function themeStyles(
	{ colors, display, drawings }: ThemeData,
	fonts: readonly ShippedFont[],
	{ ascent, descent }: FaceMetrics,
): string {
	// Styles use 600. Declare at least that, because browsers would embolden a lighter font.
	const weight = Math.max(display.weight, 600);
	const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
	const fallbacks = display.fallbacks.map(
		({ name, local, size }) => `@font-face {
	font-family: "${display.name} Fallback ${name}";
	src: ${local.map((face) => `local("${face}")`).join(", ")};
	font-weight: ${weight};
	size-adjust: ${size}%;
	ascent-override: ${percent((ascent * 100) / size)};
	descent-override: ${percent((-descent * 100) / size)};
	line-gap-override: 0%;
}`,
	);
	const families = [
		/^[A-Za-z]+$/.test(display.name) ? display.name : `"${display.name}"`,
		...display.fallbacks.map(({ name }) => `"${display.name} Fallback ${name}"`),
		display.generic,
	];
	const properties = Object.entries(colors).map(
		([role, color]) =>
			`--color-${role}: ${typeof color === "string" ? shortColor(color) : `light-dark(${color.map(shortColor).join(", ")})`};`,
	);
	// `font-display: optional` never blocks rendering and never shifts the layout; a script applies
	// the font later, if no text would move (islands/applyDisplayFace.ts). Don't preload the font,
	// because Chromium would delay the first paint.
	const faces = fonts.map(
		({ url, range }) => `@font-face {
	font-family: "${display.name}";
	src: url("${url}") format("woff2");
	font-weight: ${weight};
	font-display: optional;${range === undefined ? "" : `\n\tunicode-range: ${range};`}
}`,
	);
	return `${faces.join("\n")}
${fallbacks.join("\n")}
:root {
	${properties.join("\n\t")}
	--font-display: ${families.join(", ")};
	--word-spacing-display: ${display.wordSpacing}em;
}
${drawings.skyline === undefined ? noSkyline : ""}`;
}

/** Colors the logo's plate: the light page's background where the color scheme is dark. */
export const logoStyles = (theme: Pick<ThemeData, "colors">): string =>
	`:root {\n\t--color-logo-plate: light-dark(transparent, ${hexOf(theme, "ground")});\n}\n`;

/** Renders a rule for each focal point, because the security policy forbids style attributes. */
export function pictureStyles({ pictures, hero }: Pick<Assets, "pictures" | "hero">): string {
	const ruleOf = ({ position: [x, y] }: PictureAsset) =>
		`.picture__image--${x}-${y} {\n\tobject-position: ${x}% ${y}%;\n}\n`;
	const all = [...pictures.values(), hero ?? []].flat();
	return [...new Set(all.map(ruleOf))].sort().join("");
}
