import { formatHex, formatHex8, inGamut, parse, wcagContrast } from "culori";
import type { ColorRole, ThemeData } from "../../data/themeSchema.ts";

/** A color of the theme as it is written, in the light or the dark scheme. */
export function colorOf({ colors }: Pick<ThemeData, "colors">, role: ColorRole, scheme: "light" | "dark" = "light"): string {
	const color = colors[role];
	return typeof color === "string" ? color : color[scheme === "light" ? 0 : 1];
}

/** The same as #rrggbb, for whatever reads no oklch(): drawings, the manifest, <meta name="theme-color">. */
export const hexOf = (theme: Pick<ThemeData, "colors">, role: ColorRole, scheme?: "light" | "dark"): string =>
	formatHex(colorOf(theme, role, scheme)) ?? "#000000";

/** A color in the fewest bytes, which every page pays for: as #rrggbb or #rrggbbaa, where sRGB has it. */
export const shortColor = (color: string): string =>
	(inGamut("rgb")(color) ? ((parse(color)?.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color)) : undefined) ?? color;

/** The contrast of two CSS colors, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);
