import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { OutputFile } from "../output/output.ts";
import { formatPhone } from "../site/formats.ts";
import type { Route, SignText } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { loadDisplayFont } from "./bundleFonts.ts";
import type { Cache } from "./cache.ts";
import { contentHash, digestOf } from "./hash.ts";
import { type FontFacts, readFont } from "./readFont.ts";

/** The size that link previews ask for, https://ogp.me and every network that reads it. */
export const sharingImageSize = { width: 1200, height: 630 } as const;

/** The light theme's colors of styles/tokens.css, as sRGB: resvg reads no oklch(). */
const color = { sky: "#f9cf2b", sun: "#fee170", sign: "#0b5037", night: "#031c15", post: "#8d9c95", text: "#ffffff", pale: "#ecf2ed" };

/** Bump when a change here alters the picture and the drawing's text doesn't show it. */
const recipe = "sharing 2";

interface SharingOptions {
	/** Holds icons/ and svg/. */
	readonly assetsDir: string;
	/** Put before "/assets/…". */
	readonly baseUrl: string;
	readonly cache: Cache;
	/** Called after each image. */
	readonly onProgress?: (done: number, total: number) => void;
}

/** Every page's sharing image, ready to be written and referred to. */
export interface SharingImages {
	readonly files: readonly OutputFile[];
	/** The images' URLs by route path. */
	readonly urls: ReadonlyMap<string, string>;
}

/**
 * Draws each page's sharing image as a PNG: a highway sign before the yellow sky, with the page's name and, where there
 * is one, its response time. Pages with the same text share one file.
 */
export async function drawSharingImages(
	routes: readonly Route[],
	site: Site,
	{ assetsDir, baseUrl, cache, onProgress }: SharingOptions,
): Promise<SharingImages> {
	const ttf = await loadDisplayFont(cache);
	const font = readFont(ttf);
	const scene = loadScene(assetsDir, site, font);
	const drawings = new Map(routes.map((route) => [route.path as string, drawSign(route.sign, scene, font)]));
	const unique = [...new Set(drawings.values())];

	const fontDigest = digestOf(ttf);
	const fontFile = lazyFontFile(ttf);
	let done = 0;
	try {
		const images = await pMap(
			unique,
			async (svg) => {
				const contents = await cache.remember("sharing", [recipe, fontDigest, svg], () => rasterize(svg, fontFile.path()));
				onProgress?.(++done, unique.length);
				return contents;
			},
			{ concurrency: 2 },
		);
		const files = new Map(
			unique.map((svg, index) => {
				const contents = images[index] ?? new Uint8Array();
				return [svg, { path: `assets/share-${contentHash(contents)}.png`, contents, owner: "sharing images" }];
			}),
		);
		return {
			files: [...new Map([...files.values()].map((file) => [file.path, file])).values()],
			urls: new Map([...drawings].map(([path, svg]) => [path, `${baseUrl}/${files.get(svg)?.path}`])),
		};
	} finally {
		fontFile.remove();
	}
}

/** What is the same on every image: everything behind the sign, and the strip with brand and phone. */
interface Scene {
	readonly behind: string;
	readonly before: string;
}

function loadScene(assetsDir: string, { business }: Site, font: FontFacts): Scene {
	const inside = (file: string) => /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(join(assetsDir, file), "utf8"))?.[1] ?? "";
	const phone = formatPhone(business.phone);
	const phoneWidth = textWidth(phone, 40, font);
	const brand = fitLines(business.name, 1, 40, 1200 - 56 - 84 - 56 - 40 - phoneWidth, font);
	return {
		behind:
			`<path fill="${color.sky}" d="M0 0h1200v630H0z"/><circle cx="985" cy="455" r="230" fill="${color.sun}"/>` +
			`<path fill="${color.post}" d="M300 380h22v150h-22zM878 380h22v150h-22z"/>`,
		before:
			`<svg x="-120" y="396" width="1440" height="132" viewBox="0 0 1440 150" preserveAspectRatio="none" fill="${color.night}">${inside("svg/pines.svg")}</svg>` +
			`<path fill="${color.night}" d="M0 525h1200v105H0z"/>` +
			`<svg x="52" y="545" width="64" height="64" viewBox="0 0 24 24" fill="none" stroke="${color.sky}" stroke-linecap="round">${inside("icons/mark.svg").replaceAll("currentColor", color.sky)}</svg>` +
			text(business.name, 136, 592, brand.size, color.pale) +
			text(phone, 1144 - phoneWidth, 592, 40, color.sky),
	};
}

/** The whole drawing. Sizes are chosen so that the title fills the sign and always stays inside it. */
function drawSign({ kicker, title, left, minutes }: SignText, { behind, before }: Scene, font: FontFacts): string {
	const inner = 968;
	const top = fitLines(kicker, 1, 36, inner, font);
	const one = fitLines(title, 1, 132, inner, font);
	const two = fitLines(title, 2, 74, inner, font);
	const name = one.size >= 84 ? one : two.size >= 56 ? two : fitLines(title, 3, 52, inner, font);
	const lineHeight = name.size * 1.06;
	// The title's block, from its capitals to its descenders, is centered between the kicker and the rule.
	const first = 202 - (lineHeight * (name.lines.length - 1) + name.size) / 2 + name.size * 0.74;
	const unitAt = 1084 - textWidth("min", 40, font);
	const figureAt = unitAt - 12 - textWidth(minutes ?? "", 76, font);
	const below = fitLines(left, 1, 42, minutes === undefined ? inner : figureAt - 116 - 42, font);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Besley" font-weight="600">${behind}` +
		`<rect x="56" y="36" width="1088" height="372" rx="30" fill="${color.sign}"/><rect x="69" y="49" width="1062" height="346" rx="19" fill="none" stroke="${color.text}" stroke-width="4"/>` +
		text(kicker, 116, 102, top.size, color.pale) +
		name.lines.map((line, index) => text(line, 113, Math.round(first + index * lineHeight), name.size, color.text)).join("") +
		`<path fill="${color.text}" fill-opacity=".5" d="M116 286h968v3H116z"/>` +
		text(left, 116, 355, below.size, color.pale) +
		(minutes === undefined ? "" : text(minutes, figureAt, 366, 76, color.text) + text("min", unitAt, 366, 40, color.text)) +
		`${before}</svg>`
	);
}

const escapeXml = (value: string): string => value.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);
const text = (value: string, x: number, y: number, size: number, fill: string): string =>
	`<text x="${Math.round(x)}" y="${y}" font-size="${size}" letter-spacing="${(-0.015 * size).toFixed(2)}" fill="${fill}">${escapeXml(value)}</text>`;

/** Width in pixels, with the letter spacing that `text` sets; kerning only narrows it. */
export function textWidth(value: string, size: number, font: FontFacts): number {
	let units = 0;
	for (const character of value) units += font.advance(character.codePointAt(0) ?? 0) ?? font.unitsPerEm / 2;
	return (units / font.unitsPerEm - 0.015 * value.length) * size;
}

/**
 * Breaks a text into at most `count` lines as even as can be, and finds the largest whole size, up to `largest`, at which
 * each fits `width`.
 */
export function fitLines(
	value: string,
	count: number,
	largest: number,
	width: number,
	font: FontFacts,
): { readonly lines: readonly string[]; readonly size: number } {
	const words = value.split(/\s+/);
	const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, 100, font)));
	let lines: readonly string[] = [words.join(" ")];
	const split = (rest: readonly string[], left: number): readonly (readonly string[])[] =>
		left === 1 || rest.length === 1
			? [[rest.join(" ")]]
			: rest.slice(0, -1).flatMap((_, index) => split(rest.slice(index + 1), left - 1).map((tail) => [rest.slice(0, index + 1).join(" "), ...tail]));
	// A heading has at most 90 characters: a few dozen ways to break it.
	for (const candidate of count > 1 ? split(words, count) : []) if (widest(candidate) < widest(lines)) lines = candidate;
	return { lines, size: Math.max(12, Math.min(largest, Math.floor((width / widest(lines)) * 100))) };
}

/** resvg reads fonts from files only: one is written when the first image is drawn. */
function lazyFontFile(ttf: Uint8Array): { path(): string; remove(): void } {
	let folder: string | undefined;
	return {
		path() {
			if (folder === undefined) {
				folder = mkdtempSync(join(tmpdir(), "sharing-"));
				writeFileSync(join(folder, "besley.ttf"), ttf);
			}
			return join(folder, "besley.ttf");
		},
		remove() {
			if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Draws, and writes a PNG of 64 colors: a third of the bytes of a full-color one, and no eye tells them apart. */
async function rasterize(svg: string, fontFile: string): Promise<Uint8Array> {
	const [{ renderAsync }, { default: sharp }] = await Promise.all([import("@resvg/resvg-js"), import("sharp")]);
	const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: "Besley" }, logLevel: "off" });
	return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
		.removeAlpha()
		.png({ palette: true, colours: 64, dither: 0, effort: 1 })
		.toBuffer();
}
