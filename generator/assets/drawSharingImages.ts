import { join } from "node:path";
import type { Font, Glyph, Path } from "opentype.js";
import pMap from "p-map";
import type { Assets } from "../../site/assets.ts";
import { hexOf } from "../../site/colors.ts";
import { formatPhone } from "../../site/formats.ts";
import { siteAddress } from "../../site/links.ts";
import type { Route, SignText } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import type { Cache } from "../cache.ts";
import { digestOf } from "../hash.ts";
import { type AssetBundle, hashedFile } from "./assets.ts";
import { openFonts } from "./bundleFonts.ts";
import { drawFrom, drawPixels } from "./drawPixels.ts";
import { letterSpacing, splitIntoRuns, textWidth } from "./letters.ts";
import { readThemeDrawing } from "./loadIconDrawings.ts";
import { dataUrl, isWide, type Lettering, type Logo, scaleLogo } from "./loadLogo.ts";
import { loadSharp } from "./loadSharp.ts";

const recipe = "sharing 7";

type SignedSite = Pick<Site, "business" | "theme" | "folder" | "speech">;

/**
 * Draws each page's sharing image (JPEG): a road sign with the route's sign texts, above the
 * company's name and phone number. Pages with the same sign texts share a file.
 */
export async function drawSharingImages(
	routes: readonly Route[],
	site: SignedSite,
	{ face, logo }: Lettering,
	cache: Cache,
): Promise<AssetBundle<Pick<Assets, "sharingImages">>> {
	const { basePath } = siteAddress(site.business.url);
	const scene = await sceneOf(site, logo, cache);
	const { skyline } = site.theme.drawings;
	const shared = digestOf(JSON.stringify([recipe, face.key, scene]));
	let painter: ReturnType<typeof signPainter> | undefined;
	const startPainter = async () => {
		const fonts = await openFonts(face);
		return drawFrom(skyline && join(site.folder, skyline), () => signPainter(scene, fonts));
	};
	const signs = new Map(routes.map(({ sign }) => [JSON.stringify(sign), sign]));
	const draw = async ([key, sign]: readonly [string, SignText]) => {
		const contents = await cache.remember("sharing", [shared, sign], async () => {
			painter ??= startPainter();
			return (await painter)(sign);
		});
		return [key, hashedFile("share.jpg", contents, "sharing images", basePath)] as const;
	};
	const files = new Map(await pMap(signs, draw, { concurrency: 2 }));
	const urlOf = (sign: SignText) => files.get(JSON.stringify(sign))?.url ?? "";
	const sharingImages = new Map(routes.map(({ path, sign }) => [path, urlOf(sign)] as const));
	return { files: [...files.values()], assets: { sharingImages } };
}

async function sceneOf(site: SignedSite, logo: Logo | undefined, cache: Cache) {
	const { business, theme, speech } = site;
	return {
		name: business.name,
		phone: formatPhone(business.phone, speech),
		unit: speech.words.minutes.unit,
		color: {
			sky: hexOf(theme, "sky"),
			sun: hexOf(theme, "sun"),
			sign: hexOf(theme, "sign"),
			night: hexOf(theme, "band-deep"),
			post: hexOf(theme, "post-light"),
			text: hexOf(theme, "on-sign"),
			pale: hexOf(theme, "ink", "dark"),
		},
		skyline: readThemeDrawing(site, "skyline"),
		mark: readThemeDrawing(site, "mark"),
		logo: logo && (await embedLogo(logo, hexOf(theme, "ground"), cache)),
	};
}

type Fonts = readonly Font[];
type Scene = Awaited<ReturnType<typeof sceneOf>>;

async function embedLogo(logo: Logo, plate: string, cache: Cache) {
	const picture = logo.dark ?? logo.main;
	return {
		href: dataUrl(await scaleLogo(picture, [1000, 144], "png", cache)),
		ratio: picture.width / picture.height,
		// Enlarge a small logo to twice its size at most. A larger one would be blurred.
		maxHeight: Math.min(72, 2 * picture.height),
		isWide: isWide(picture),
		plate: logo.hasPlate ? plate : undefined,
	};
}

/** @param room the width for logo and name: from x = 52 to the gap before the phone number */
function drawBrand(
	{ name, color, mark, logo }: Scene,
	room: number,
	fonts: Fonts,
	text: DrawText,
): string {
	const parts: string[] = [];
	let nameAt = 56;
	if (logo) {
		const height = Math.min(logo.maxHeight, (logo.isWide ? room : 96) / logo.ratio);
		const width = height * logo.ratio;
		const y = 577 - height / 2;
		if (logo.plate)
			parts.push(
				`<rect x="44" y="${y - 5}" width="${width + 16}" height="${height + 10}" rx="8" fill="${logo.plate}"/>`,
			);
		parts.push(`<image x="52" y="${y}" width="${width}" height="${height}" href="${logo.href}"/>`);
		if (logo.isWide) return parts.join("");
		nameAt = 52 + width + 20;
	} else if (mark !== undefined) {
		parts.push(
			`<svg x="52" y="545" width="64" height="64" viewBox="0 0 24 24" fill="none" stroke="${color.sky}" stroke-linecap="round">${mark.replaceAll("currentColor", color.sky)}</svg>`,
		);
		nameAt = 136;
	}
	const { size } = fitLines(name, { largest: 40, width: room + 52 - nameAt }, fonts);
	return parts.join("") + text(name, nameAt, 592, size, color.pale);
}

/** Returns a function that draws a line of text, and computes each glyph's outline only once. */
function textDrawer(fonts: Fonts) {
	const outlines = new Map<Glyph, string>();
	return (value: string, x: number, y: number, size: number, fill: string): string => {
		const glyphs: string[] = [];
		let left = Math.round(x);
		for (const [font, run] of splitIntoRuns(value, fonts)) {
			const scale = size / font.unitsPerEm;
			left = font.forEachGlyph(run, left, y, size, { letterSpacing }, (glyph, at) => {
				const shape = outlines.get(glyph) ?? outline(glyph.path);
				outlines.set(glyph, shape);
				// Outlines are in units of the font, and their y axis points up.
				const place = `${scale} 0 0 ${-scale} ${at.toFixed(2)} ${y}`;
				glyphs.push(`<path d="${shape}" transform="matrix(${place})"/>`);
			});
		}
		return `<g fill="${fill}">${glyphs.join("")}</g>`;
	};
}

type DrawText = ReturnType<typeof textDrawer>;

/** The part of the sign behind the texts, in pixels. All of this part has one color. */
const panel = { left: 100, top: 56, width: 1000, height: 334 };

/** Draws what all images of a language share: the scene, an empty sign, company name and phone. */
function drawGround(scene: Scene, fonts: Fonts, text: DrawText): string {
	const { phone, color, skyline } = scene;
	const phoneWidth = textWidth(phone, 40, fonts);
	return (
		'<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
		`<path fill="${color.sky}" d="M0 0h1200v630H0z"/><circle cx="985" cy="455" r="230" fill="${color.sun}"/>` +
		`<path fill="${color.post}" d="M300 380h22v150h-22zM878 380h22v150h-22z"/>` +
		`<rect x="56" y="36" width="1088" height="372" rx="30" fill="${color.sign}"/><rect x="69" y="49" width="1062" height="346" rx="19" fill="none" stroke="${color.text}" stroke-width="4"/>` +
		(skyline === undefined
			? ""
			: `<svg x="-120" y="396" width="1440" height="132" viewBox="0 0 1440 150" preserveAspectRatio="none" fill="${color.night}">${skyline}</svg>`) +
		`<path fill="${color.night}" d="M0 525h1200v105H0z"/>` +
		drawBrand(scene, 1200 - 56 - 56 - 40 - phoneWidth, fonts, text) +
		`${text(phone, 1144 - phoneWidth, 592, 40, color.sky)}</svg>`
	);
}

/**
 * Draws the ground once, and returns a function that draws a sign's texts on the ground. Images are
 * JPEGs: all apps with previews show them, and a PNG takes four times as long to encode.
 */
async function signPainter(scene: Scene, fonts: Fonts) {
	const sharp = await loadSharp();
	const text = textDrawer(fonts);
	const pixelsOf = async (svg: string) => (await drawPixels(svg)).removeAlpha().raw().toBuffer();
	const ground = await pixelsOf(drawGround(scene, fonts, text));
	const raw = { width: 1200, height: 630, channels: 3 } as const;
	// Draw each image over an earlier one, because allocating 2 MB takes 3 ms. Only the panels
	// differ.
	const free: Buffer[] = [];
	return async (sign: SignText): Promise<Uint8Array> => {
		const drawn = await pixelsOf(drawPanel(sign, scene, fonts, text));
		const image = free.pop() ?? Buffer.from(ground);
		// Copy the panel's rows: sharp would take as long to composite the panel as to draw it.
		const row = panel.width * raw.channels;
		for (let y = 0; y < panel.height; y++) {
			const at = ((panel.top + y) * raw.width + panel.left) * raw.channels;
			drawn.copy(image, at, y * row, (y + 1) * row);
		}
		// Optimized Huffman codes would save a tenth of the bytes, but take twice as long. Quality 52
		// instead of 62 saves as much, and looks the same at twice the size.
		const jpeg = sharp(image, { raw }).jpeg({ quality: 52, optimiseCoding: false });
		const contents = await jpeg.toBuffer();
		free.push(image);
		return contents;
	};
}

function drawPanel(
	{ kicker, title, left, minutes }: SignText,
	scene: Scene,
	fonts: Fonts,
	text: DrawText,
): string {
	const { unit, color } = scene;
	const width = 968;
	const upper = fitLines(kicker, { largest: 36, width }, fonts);
	const name = fitTitle(title, width, fonts);
	const lineHeight = name.size * 1.06;
	// Center the title between the kicker and the line at y = 286. The title's height goes from the
	// top of capitals to the bottom of descenders.
	const top = 202 - (lineHeight * (name.lines.length - 1) + name.size) / 2;
	const baseline = (line: number) => Math.round(top + name.size * 0.74 + line * lineHeight);
	const unitAt = 1084 - textWidth(unit, 40, fonts);
	const figureAt = unitAt - 12 - textWidth(minutes ?? "", 76, fonts);
	const lowerWidth = minutes === undefined ? width : figureAt - 116 - 42;
	const lower = fitLines(left, { largest: 42, width: lowerWidth }, fonts);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${panel.width}" height="${panel.height}" viewBox="${Object.values(panel).join(" ")}">` +
		`<path fill="${color.sign}" d="M0 0h1200v630H0z"/>` +
		`<path fill="${color.text}" fill-opacity=".5" d="M116 286h968v3H116z"/>` +
		text(kicker, 116, 102, upper.size, color.pale) +
		name.lines
			.map((line, index) => text(line, 113, baseline(index), name.size, color.text))
			.join("") +
		text(left, 116, 355, lower.size, color.pale) +
		(minutes === undefined
			? ""
			: text(minutes, figureAt, 366, 76, color.text) + text(unit, unitAt, 366, 40, color.text)) +
		"</svg>"
	);
}

function fitTitle(title: string, width: number, fonts: Fonts) {
	const oneLine = fitLines(title, { largest: 132, width }, fonts);
	if (oneLine.size >= 84) return oneLine;
	const twoLines = fitLines(title, { count: 2, largest: 74, width }, fonts);
	if (twoLines.size >= 56) return twoLines;
	return fitLines(title, { count: 3, largest: 52, width }, fonts);
}

/**
 * Returns a text's outline as SVG path data. We don't use opentype.js's own `toPathData`, because
 * version 2.0.0 writes NaN for 1e-7.
 */
export const outline = ({ commands }: Pick<Path, "commands">): string =>
	commands
		.map(({ type, ...points }) => type + Object.values(points).map(roundTenth).join(" "))
		.join("");

const roundTenth = (value: number): number => Math.round(value * 10) / 10;

interface Room {
	readonly count?: number;
	readonly largest: number;
	readonly width: number;
}

/**
 * Breaks a text into at most `count` lines of similar width. The font size is the largest whole
 * number up to `largest` at which all lines fit `width` (pixels), but at least 12.
 */
export function fitLines(value: string, { count = 1, largest, width }: Room, fonts: Fonts) {
	const split = (rest: readonly string[], left: number): readonly (readonly string[])[] => {
		if (left === 1 || rest.length === 1) return [[rest.join(" ")]];
		return rest.slice(1).flatMap((_, index) => {
			const first = rest.slice(0, index + 1).join(" ");
			return split(rest.slice(index + 1), left - 1).map((tail) => [first, ...tail]);
		});
	};
	// Try all breaks of the text. There are few: 91 for 15 words in three lines.
	const breaks = split(value.split(/\s+/), count).map((lines) => {
		return { lines, widest: Math.max(...lines.map((line) => textWidth(line, 100, fonts))) };
	});
	const { lines, widest } = breaks.reduce((best, one) => (one.widest < best.widest ? one : best));
	return { lines, size: Math.max(12, Math.min(largest, Math.floor((width / widest) * 100))) };
}
