import { wcagContrast } from "culori";
import { colorOf } from "../../site/colors.ts";
import type { ColorRole, ThemeData } from "../../site/schema/themeSchema.ts";
import type { Findings } from "./findings.ts";

const texts: readonly (readonly [text: ColorRole, grounds: readonly ColorRole[]])[] = [
	["ink", ["ground", "ground-soft", "raised"]],
	["ink-soft", ["ground", "ground-soft", "raised"]],
	["link", ["ground", "ground-soft", "raised"]],
	["accent", ["ground", "ground-soft", "raised", "success-ground"]],
	["danger", ["ground", "danger-ground"]],
	["today", ["ground", "raised"]],
	["soon", ["ground", "raised"]],
	["on-action", ["action", "action-hover"]],
	["on-solid", ["solid"]],
	["on-sign", ["sign"]],
	["on-sky", ["sky"]],
	["on-sky-call", ["sky-call", "sky-call-hover"]],
];
/** Text colors on bands. Bands have dark backgrounds in both color schemes. */
const textsOnBands: typeof texts = [
	["ink", ["band", "band-deep"]],
	["ink-soft", ["band", "band-deep"]],
	["link", ["band", "band-deep"]],
];
/** The least contrast of a text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const least = 4.5;

/** Reports text colors with too little contrast to a background in the light or dark scheme. */
export function checkTheme(theme: ThemeData, { report }: Pick<Findings, "report">): void {
	type Scheme = "light" | "dark";
	const check = (text: ColorRole, textScheme: Scheme, ground: ColorRole, scheme: Scheme) => {
		const contrast = wcagContrast(colorOf(theme, text, textScheme), colorOf(theme, ground, scheme));
		if (contrast >= least) return;
		const own = typeof theme.colors[text] === "string" ? [] : [textScheme === "light" ? 0 : 1];
		const got = `a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)} to 1 on ${ground} in the ${scheme} scheme`;
		report("color-contrast", "theme", ["colors", text, ...own], got, { least, text, ground });
	};
	for (const scheme of ["light", "dark"] as const) {
		for (const [text, grounds] of texts)
			for (const ground of grounds) check(text, scheme, ground, scheme);
		for (const [text, grounds] of textsOnBands)
			for (const ground of grounds) check(text, "dark", ground, scheme);
	}
	// `call` colors the phone number on the footer and the fridge magnet, which are always dark.
	for (const ground of ["band-deep", "sign"] as const) check("call", "dark", ground, "dark");
}
