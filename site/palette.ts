import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori";

/**
 * The colors that only take the brand's hue: lightness and chroma in the light and in the dark
 * scheme, then a hue of their own if they have one. Those without a second pair are the same in
 * both schemes. Style sheets use the color "ground" as `--color-ground`.
 */
const tints = {
	ground: [0.988, 0.004, 0.2, 0.018],
	"ground-soft": [0.958, 0.011, 0.232, 0.022],
	raised: [1, 0, 0.265, 0.026],
	line: [0.865, 0.018, 0.38, 0.03],
	groove: [0.78, 0.022, 0.14, 0.018],
	lip: [1, 0, 0.36, 0.03],
	ink: [0.25, 0.03, 0.955, 0.01],
	"ink-soft": [0.405, 0.032, 0.845, 0.018],
	link: [0.435, 0.13, 0.83, 0.08],
	accent: [0.45, 0.12, 0.82, 0.1],
	control: [0.56, 0.03, 0.66, 0.03],
	solid: [0.285, 0.06, 0.955, 0.01],
	"on-solid": [1, 0, 0.2, 0.018],
	band: [0.285, 0.06, 0.255, 0.05],
	"band-deep": [0.205, 0.045],
	sign: [0.385, 0.09, 0.36, 0.08],
	"on-sign": [1, 0],
	seal: [0.2, 0.02],
	"post-dark": [0.52, 0.015],
	"post-light": [0.74, 0.012],
	water: [0.905, 0.032, 0.285, 0.04, 225],
	land: [0.94, 0.01, 0.25, 0.02],
	county: [0.87, 0.04, 0.365, 0.05],
	"county-hover": [0.83, 0.06, 0.42, 0.065],
	road: [0.97, 0.006, 0.5, 0.04],
	danger: [0.46, 0.165, 0.82, 0.1, 28],
	"danger-ground": [0.955, 0.022, 0.29, 0.055, 28],
	"success-ground": [0.955, 0.022, 0.3, 0.04],
	today: [0.47, 0.115, 0.84, 0.1, 60],
	soon: [0.45, 0.125, 0.83, 0.085, 290],
} as const;

type Row = readonly [l: number, c: number, darkL?: number, darkC?: number, h?: number];

/** Shadows and the like: lightness and opacity. */
const veils = {
	"sign-line": [1, 0.5],
	scrim: [0.2, 0.55],
	shadow: [0.2, 0.3],
	"shadow-near": [0.2, 0.4],
	"shadow-deep": [0.15, 0.55],
} as const;

const brandRoles = [
	"action",
	"action-hover",
	"on-action",
	"action-edge",
	"call",
	"sky",
	"on-sky",
	"sun",
	"sky-call",
	"sky-call-hover",
	"on-sky-call",
] as const;

/** The colors of a theme. Style sheets use the color "ground" as `--color-ground`. */
export type ColorRole = keyof typeof tints | keyof typeof veils | (typeof brandRoles)[number];
export const colorRoles = [
	...Object.keys(tints),
	...Object.keys(veils),
	...brandRoles,
] as readonly ColorRole[];

/** A color for both schemes, or one for each: [light, dark]. */
type Color = string | [light: string, dark: string];

const white = "#ffffff";
/** The least contrast of a text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const leastContrast = 4.5;
const isReadable = (text: string, ground: string): boolean =>
	wcagContrast(text, ground) >= leastContrast;

/** How much darker the brand's color may become, so that white text is readable on it. */
const mostDarkened = 0.04;
/** A check mark or "open now" in red would say that something is wrong. */
const isRed = ({ h = 0, c }: Oklch): boolean => c > 0.06 && (h < 50 || h > 340);

/**
 * Makes the colors of a theme from the company's one color. Each text is readable on its
 * backgrounds, whatever the color.
 * @param brand "#rrggbb" or "oklch(…)". What is no color counts as gray.
 */
export function paletteOf(brand: string): Readonly<Record<ColorRole, Color>> {
	const own = oklch(brand) ?? { mode: "oklch", l: 0.5, c: 0 };
	const tone = (l: number, c = own.c, h = own.h ?? 0): string =>
		formatHex(clampChroma({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h }, "oklch"));
	// A gray brand has a gray palette.
	const tint = (l: number, c: number, h?: number): string =>
		tone(l, h === undefined ? c * Math.min(1, own.c / 0.1) : c, h);
	const textOn = (ground: string): string =>
		[white, ink, "#000000"].find((text) => isReadable(text, ground)) ?? white;
	const hover = (color: string): string => {
		const { l } = oklch(color) ?? own;
		return tone(textOn(color) === white ? l - 0.05 : l + 0.03);
	};
	const [ink, sign] = [tint(0.25, 0.03), tint(0.385, 0.09)];
	const darker = Array.from({ length: 8 }, (_, step) => tone(own.l - (step * mostDarkened) / 7));
	const light = darker.find((color) => isReadable(white, color)) ?? formatHex(own);
	const isDark = isReadable(white, light);
	// Bands and signs are dark in both schemes, so the brand's color is light on them.
	const lighter = Array.from({ length: 100 }, (_, step) => tone(own.l + step / 100));
	const dark = lighter.find((color) => isReadable(color, sign)) ?? white;
	const colors = (table: object, colorOf: (row: Row, role: string) => Color) =>
		Object.entries(table).map(([role, row]) => [role, colorOf(row as Row, role)] as const);
	const brandColors: Record<(typeof brandRoles)[number], Color> = {
		action: [light, dark],
		"action-hover": [hover(light), hover(dark)],
		"on-action": [textOn(light), textOn(dark)],
		"action-edge": [isDark ? "transparent" : ink, "transparent"],
		call: dark,
		sky: [light, tint(0.275, 0.06)],
		"on-sky": [textOn(light), tint(0.955, 0.01)],
		sun: [hover(light), tint(0.4, 0.08)],
		"sky-call": [isDark ? white : ink, dark],
		"sky-call-hover": [isDark ? tint(0.93, 0.03) : sign, hover(dark)],
		"on-sky-call": [isDark ? ink : white, textOn(dark)],
	};
	return Object.fromEntries([
		...colors(tints, ([l, c, darkL, darkC, h], role) => {
			const color = tint(l, role === "accent" && isRed(own) ? 0.02 : c, h);
			return darkL === undefined ? color : [color, tint(darkL, darkC ?? c, h)];
		}),
		...colors(veils, ([l, alpha]) => `oklch(${l} 0 0 / ${alpha})`),
		...Object.entries(brandColors),
	]) as Record<ColorRole, Color>;
}
