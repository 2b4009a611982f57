import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori";
import tables from "./palette.json" with { type: "json" };

/** "tints" take the brand's hue. "veils" are translucent grays: lightness, then opacity. */
type Tables = typeof tables;
/** The colors of a theme. Style sheets use the color "ground" as `--color-ground`. */
export type ColorRole = keyof Tables["tints"] | keyof Tables["veils"] | keyof Tables["brand"];
export const colorRoles = Object.values(tables).flatMap(Object.keys) as readonly ColorRole[];

/**
 * Lightness and chroma in the light scheme, then in the dark scheme. Without the second pair, both
 * schemes have one color; without `h`, the color has the brand's hue.
 */
type Tint = readonly [l: number, c: number, darkL?: number, darkC?: number, h?: number];
/** A color for both schemes, or one for each: [light, dark]. */
type Color = string | [light: string, dark: string];

const [white, black] = ["#ffffff", "#000000"];
/** The least contrast of a text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const leastContrast = 4.5;
/** The least contrast of stars: https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const leastOfMarks = 3;
const isReadable = (text: string, ground: string): boolean =>
	wcagContrast(text, ground) >= leastContrast;

/** How far the brand's lightness (0 to 1) may drop to make white text readable on the color. */
const mostDarkened = 0.04;
/** Whether a color is red. A check mark or "open now" in red would look like an error. */
const isRed = ({ h = 0, c }: Oklch): boolean => c > 0.06 && (h < 50 || h > 340);

/**
 * Makes the colors of a theme from the company's one color, so that each text is readable on its
 * backgrounds.
 * @param brand "#rrggbb" or "oklch(…)". Any other text counts as gray.
 */
export function paletteOf(brand: string): Readonly<Record<ColorRole, Color>> {
	const own = oklch(brand) ?? { mode: "oklch", l: 0.5, c: 0 };
	// Reduce the chroma of dark reds, oranges and yellows, which would look brown.
	const depth = own.h !== undefined && own.h > 15 && own.h < 115 ? 0.4 : 1;
	const tone = (l: number, c = own.c, h = own.h ?? 0): string =>
		formatHex(clampChroma({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h }, "oklch"));
	// Scale the chroma by the brand's chroma, so that a gray brand gets a gray palette.
	const tint = (l: number, c: number, h?: number): string =>
		tone(l, h === undefined ? c * Math.min(1, own.c / 0.1) * (l < 0.42 ? depth : 1) : c, h);
	const textOn = (ground: string): string =>
		[white, ink, black].find((text) => isReadable(text, ground)) ?? white;
	const hover = (color: string): string => {
		const { l } = oklch(color) ?? own;
		return tone(textOn(color) === white ? l - 0.05 : l + 0.03);
	};
	const [ink, sign] = [tint(0.25, 0.03), tint(0.385, 0.09)];
	const darker = Array.from({ length: 8 }, (_, step) => tone(own.l - (step * mostDarkened) / 7));
	const light = darker.find((color) => isReadable(white, color)) ?? formatHex(own);
	const isDark = isReadable(white, light);
	// Bands and signs are dark in both schemes, so lighten the brand's color until it stands out.
	const lighter = Array.from({ length: 100 }, (_, step) => tone(own.l + step / 100));
	const isSeen = (color: string) => wcagContrast(color, tint(0.285, 0.06)) >= leastOfMarks;
	const dark = lighter.find((color) => isSeen(color) && textOn(color) !== black) ?? white;
	const tinted = (role: string, [l, c, darkL, darkC = 0, h]: Tint): Color => {
		const color = tint(l, role === "accent" && isRed(own) ? 0.02 : c, h);
		return darkL === undefined ? color : [color, tint(darkL, darkC, h)];
	};
	const brandColors: Record<keyof Tables["brand"], Color> = {
		action: [light, dark],
		"action-hover": [hover(light), hover(dark)],
		"on-action": [textOn(light), textOn(dark)],
		"action-edge": [isDark ? "transparent" : ink, "transparent"],
		call: lighter.find((color) => isReadable(color, sign)) ?? white,
		sky: [light, tint(0.275, 0.06)],
		"on-sky": [textOn(light), tint(0.955, 0.01)],
		sun: [hover(light), tint(0.4, 0.08)],
		"sky-call": [isDark ? white : ink, dark],
		"sky-call-hover": [isDark ? tint(0.93, 0.03) : sign, hover(dark)],
		"on-sky-call": [isDark ? ink : white, textOn(dark)],
	};
	const { tints, veils } = tables;
	return Object.fromEntries([
		...Object.entries(tints).map(([role, row]) => [role, tinted(role, row as unknown as Tint)]),
		...Object.entries(veils).map(([role, [l, alpha]]) => [role, `oklch(${l} 0 0 / ${alpha})`]),
		...Object.entries(brandColors),
	]);
}
