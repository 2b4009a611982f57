import { formatHex, formatHex8, inGamut, parse } from "culori";
import { memoize } from "./memoize.ts";
import type { ColorRole } from "./palette.ts";
import type { ThemeData } from "./schema/themeSchema.ts";

/** Returns a role's color in the notation of data/theme.yaml. */
export function colorOf(
	{ colors }: Pick<ThemeData, "colors">,
	role: ColorRole,
	scheme: "light" | "dark" = "light",
): string {
	const color = colors[role];
	return typeof color === "string" ? color : color[scheme === "light" ? 0 : 1];
}

const toHex = memoize((color) => formatHex(color) ?? "#000000");

/** A role's color as #rrggbb. Programs that read SVG or the web manifest may not know oklch(). */
export const hexOf = (
	theme: Pick<ThemeData, "colors">,
	role: ColorRole,
	scheme?: "light" | "dark",
): string => toHex(colorOf(theme, role, scheme));

/** Writes a color as #rrggbb or #rrggbbaa. A color outside of sRGB is returned unchanged. */
export function shortColor(color: string): string {
	if (!inGamut("rgb")(color)) return color;
	const hasAlpha = (parse(color)?.alpha ?? 1) < 1;
	return (hasAlpha ? formatHex8(color) : formatHex(color)) ?? color;
}
