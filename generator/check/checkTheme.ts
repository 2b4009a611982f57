import { converter, wcagContrast } from "culori";
import type { Telling } from "../../site/checking.ts";
import { colorOf, hexOf } from "../../site/colors.ts";
import { type ColorRole, leastContrast, leastOfMarks } from "../../site/palette.ts";
import type { ThemeData } from "../../site/schema/themeSchema.ts";
import table from "./textGrounds.json" with { type: "json" };

/** The backgrounds of each text color. They are the same in the light and the dark scheme. */
const texts = Object.entries(table) as [text: ColorRole, grounds: readonly ColorRole[]][];

/** Reports text colors with too little contrast to a background in the light or dark scheme. */
export function checkTheme(theme: ThemeData, { report, warn }: Telling): void {
	type Scheme = "light" | "dark";
	const check = (
		text: ColorRole,
		textScheme: Scheme,
		ground: ColorRole,
		scheme: Scheme,
		least = leastContrast,
	) => {
		const contrast = wcagContrast(colorOf(theme, text, textScheme), colorOf(theme, ground, scheme));
		if (contrast >= least) return;
		const own = typeof theme.colors[text] === "string" ? [] : [textScheme === "light" ? 0 : 1];
		const got = `a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)} to 1 on ${ground} in the ${scheme} scheme`;
		report("color-contrast", "theme", ["colors", text, ...own], got, { least, text, ground });
	};
	for (const scheme of ["light", "dark"] as const) {
		for (const [text, grounds] of texts)
			for (const ground of grounds) check(text, scheme, ground, scheme);
		// Bands are dark in both schemes.
		for (const text of ["ink", "ink-soft", "link"] as const)
			for (const ground of ["band", "band-deep"] as const) check(text, "dark", ground, scheme);
	}
	// `call` colors the phone number in the footer and on the fridge magnet, which are always dark.
	for (const ground of ["band-deep", "sign"] as const) check("call", "dark", ground, "dark");
	for (const ground of ["band", "band-deep", "ground", "raised"] as const)
		check("action", "dark", ground, "dark", leastOfMarks);
	// Warn if a browser's automatic dark mode would lighten the text, but leave the ground as it is.
	for (const [text, ground] of [["on-action", "action"] as const, ["on-sky", "sky"] as const])
		if (brightnessOf(theme, text) < 150 && brightnessOf(theme, ground) <= 205)
			warn("color-darkened", "theme", ["colors", ground], colorOf(theme, ground), { text });
}

const rgb = converter("rgb");

/**
 * The brightness (0 to 255) in Chromium's automatic dark mode, which Samsung Internet uses by
 * default. That mode lightens texts below 150, and darkens only grounds above 205. Source:
 * blink/renderer/platform/graphics/dark_mode_color_classifier.cc.
 */
function brightnessOf(theme: ThemeData, role: ColorRole): number {
	const { r, g, b } = rgb(hexOf(theme, role)) ?? { r: 0, g: 0, b: 0 };
	return 255 * (0.299 * r + 0.587 * g + 0.114 * b);
}
