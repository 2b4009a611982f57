import { formatHex, formatHex8, inGamut, parse } from "culori";
import type { ColorRole, ThemeData } from "../../schema/themeSchema.ts";

/** A color of the theme as it is written, in the light or the dark scheme. */
export function colorOf(
	{ colors }: Pick<ThemeData, "colors">,
	role: ColorRole,
	scheme: "light" | "dark" = "light",
): string {
	const color = colors[role];
	return typeof color === "string" ? color : color[scheme === "light" ? 0 : 1];
}

/**
 * The same as #rrggbb, for whatever reads no oklch(): drawings, the manifest, <meta
 * name="theme-color">.
 */
export const hexOf = (
	theme: Pick<ThemeData, "colors">,
	role: ColorRole,
	scheme?: "light" | "dark",
): string => formatHex(colorOf(theme, role, scheme)) ?? "#000000";

/**
 * A color in the fewest bytes, which every page pays for: as #rrggbb or #rrggbbaa, where sRGB has
 * it.
 */
export const shortColor = (color: string): string =>
	(inGamut("rgb")(color)
		? (parse(color)?.alpha ?? 1) < 1
			? formatHex8(color)
			: formatHex(color)
		: undefined) ?? color;
