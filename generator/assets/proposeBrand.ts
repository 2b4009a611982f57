import { formatHex, type Oklch, oklch } from "culori";
import { hexOf } from "../../site/colors.ts";
import type { ColorRole } from "../../site/palette.ts";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { problemOf } from "../problems.ts";
import type { Logo } from "./loadLogo.ts";
import { loadSharp } from "./loadSharp.ts";

/** Below this chroma, a color looks gray. */
const leastChroma = 0.04;
/** The roles whose colors visitors see as the company's own. */
const companyRoles = ["action", "sign", "band", "accent", "call"] as const satisfies ColorRole[];
/** People call two colors the same name up to this difference of hue, in degrees. */
const maxHueDifference = 25;

/** Proposes the logo's color as `brand`, if the theme has no brand and no color like the logo's. */
export async function proposeBrand(
	{ theme }: Pick<Site, "theme">,
	logo: Logo | undefined,
	locate: Locate,
	cache: Cache,
): Promise<readonly Problem[]> {
	if (!logo || theme.brand !== undefined) return [];
	const { main } = logo;
	const color = await rememberJson(cache, "icons", ["brand", main.digest], () => colorOf(main.png));
	const hue = color === null ? undefined : oklch(color)?.h;
	const isLikeLogo = ({ c = 0, h = 0 }: Partial<Oklch> = {}) =>
		c > leastChroma && Math.abs(((h - (hue ?? 0) + 540) % 360) - 180) < maxHueDifference;
	if (color === null || companyRoles.some((role) => isLikeLogo(oklch(hexOf(theme, role)))))
		return [];
	const got = `a logo in ${color}, which no color of the theme is like`;
	return [problemOf("logo-color", locate("theme", ["logo"]), got, { color })];
}

/** Returns a logo's main color as #rrggbb, or null if the logo has only grays. */
async function colorOf(png: Uint8Array): Promise<string | null> {
	const sharp = await loadSharp();
	const small = sharp(png).resize(96, 96, { fit: "inside", kernel: "nearest" });
	const pixels = await small.ensureAlpha().raw().toBuffer();
	const weights = new Map<string, number>();
	for (let at = 0; at < pixels.length; at += 4) {
		const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
		const color = formatHex({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
		const chroma = oklch(color)?.c ?? 0;
		if (alpha > 200 && chroma > leastChroma) weights.set(color, (weights.get(color) ?? 0) + chroma);
	}
	const [most] = [...weights].sort(([, one], [, other]) => other - one);
	return most?.[0] ?? null;
}
