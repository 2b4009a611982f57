import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Sharp } from "sharp";
import type { Assets, ImageAsset, PictureAsset, PictureSource } from "../../site/assets.ts";
import { hexOf } from "../../site/colors.ts";
import { siteAddress } from "../../site/links.ts";
import type { Code } from "../../site/messages.ts";
import { drawingSize, pictureKey } from "../../site/pictures.ts";
import { type Part, type PlacedPhoto, picturesOf } from "../../site/placedPictures.ts";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Photo } from "../../site/schema/fields.ts";
import type { HeroPhoto } from "../../site/schema/pages/home.ts";
import { slugOf } from "../../site/schema/slugOf.ts";
import type { Site } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { findFile } from "../findFile.ts";
import { contentHash, digestOf } from "../hash.ts";
import type { OutputFile } from "../outputFiles.ts";
import { DataProblems, reporterTo } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import type { AssetBundle, LaterFiles } from "./assets.ts";
import { readSvg } from "./loadIconDrawings.ts";
import { loadSharp } from "./loadSharp.ts";
import { renderOpening } from "./renderOpening.ts";

const formats = {
	// AVIF files are as small with effort 3 as with effort 4, in a quarter of the time. On phones,
	// quality 41 looks like quality 50, and a hero photograph takes 13 kB instead of 21 kB: it fits
	// into one round trip.
	avif: {
		type: "image/avif",
		extension: "avif",
		options: { quality: 41, effort: 3, chromaSubsampling: "4:2:0" },
	},
	webp: { type: "image/webp", extension: "webp", options: { quality: 74, effort: 5 } },
	jpeg: { type: "image/jpeg", extension: "jpg", options: { quality: 76, mozjpeg: true } },
} as const;
type Format = keyof typeof formats;
const fallback = "jpeg" satisfies Format;
/** In the order of the <source> elements: browsers take the first format that they support. */
const modernFormats: readonly Format[] = ["avif", "webp"];

const recipe = "images 2";

interface Cut {
	readonly nameSuffix: string;
	/** Of a part of a photograph. Others are cut around the focal point. */
	readonly crop?: Part;
	readonly ratio?: number;
	/** The crop's width divided by the largest crop's. A small crop shows the subject larger. */
	readonly share?: number;
	readonly widths: readonly number[];
	readonly media?: string;
}

interface Usage {
	readonly smallest: Size;
	readonly cuts: readonly Cut[];
}

// 656 pixels suit phones with 412 CSS pixels, less the page's gutters, at a density of 1.75.
const plainUsage: Usage = {
	smallest: { width: 800, height: 600 },
	cuts: [{ nameSuffix: "", widths: [400, 656, 960, 1200] }],
};
const heroUsage: Usage = {
	smallest: { width: 1600, height: 1000 },
	cuts: [
		// For phones, 760 serves 412 CSS pixels at a density of 1.75, 1200 serves 390 at 3, and 1330
		// serves 440 at 3.
		{
			nameSuffix: "-wide",
			ratio: 9 / 4,
			share: 0.7875,
			media: "(max-width: 59.999rem)",
			widths: [480, 760, 960, 1200, 1330],
		},
		// Screens from 60rem on, where the photograph takes 68 % of the width: 653 pixels and more.
		{ nameSuffix: "", ratio: 4 / 3, widths: [960, 1280, 1800] },
	],
};

/** A phone shows a part of the hero at a third of its width, in up to three pixels for each. */
const partUsage = (part: Part): Usage => ({
	smallest: { width: part.left + part.width, height: part.top + part.height },
	cuts: [{ nameSuffix: "-part", crop: part, widths: [Math.round(part.width * 0.62), part.width] }],
});

interface Size {
	readonly width: number;
	readonly height: number;
}

interface Source extends Size {
	readonly contents: Uint8Array;
	readonly digest: string;
	readonly background: string | undefined;
}

interface Settings {
	readonly baseUrl: string;
	readonly locate: Locate;
	readonly cache: Cache;
	readonly later?: LaterFiles | undefined;
}

/**
 * Encodes the data's photographs as AVIF, WebP and JPEG at several widths, never enlarged, and
 * collects the posters. Photographs lose all metadata, including the location.
 * @throws DataProblems with every photograph that is unreadable, too small or too large
 */
export async function bundleImages(
	site: Site,
	{ baseUrl, locate, cache, later }: Settings,
): Promise<AssetBundle<Pick<Assets, "pictures" | "hero" | "openingStyles" | "posters">>> {
	const { photos, posters: placedPosters } = picturesOf(site);
	const plans = await planPhotos(photos, site, locate, cache);
	const names = [...new Set(placedPosters.map(({ value }) => value))];
	const posters = names.map((name) => loadPoster(site.folder, name, baseUrl));
	const all = plans.flatMap(({ pieces }) => pieces.flatMap(({ variants }) => variants));
	const variants = new Map(all.map((variant) => [variant.key, variant]));
	const urlOf = (key: string) => `${baseUrl}/${pathOf(variants.get(key) as Variant)}`;
	const fileOf = async (variant: Variant): Promise<OutputFile> => {
		const contents = await encodeOnce(variant, cache);
		return { path: pathOf(variant), contents, owner: `the photograph ${variant.name}` };
	};
	const concurrency = Math.max(2, availableParallelism());
	const encoded = later ? [] : await pMap(variants.values(), fileOf, { concurrency });
	for (const one of variants.values()) later?.set(pathOf(one), () => encodeOnce(one, cache));
	const hero = plans.find(({ isHero }) => isHero);
	const opening = planOpening(plans, urlOf);
	return {
		files: [...encoded, ...posters.map(({ file }) => file), ...(opening ? [opening] : [])],
		assets: {
			pictures: new Map(
				plans
					.filter(({ isHero, part }) => !isHero && !part)
					.map((plan) => [pictureKey(plan.photo), assemblePicture(plan, urlOf)]),
			),
			hero: hero && assemblePicture(hero, urlOf),
			openingStyles: opening && `${siteAddress(site.business.url).basePath}/${opening.path}`,
			posters: new Map(posters.map(({ name, asset }) => [name, asset])),
		},
	};
}

type PhotoPlan = Plan & Omit<PlacedPhoto, "value"> & { readonly photo: Photo };

async function planPhotos(
	photos: readonly PlacedPhoto[],
	site: Pick<Site, "folder" | "theme">,
	locate: Locate,
	cache: Cache,
): Promise<readonly PhotoPlan[]> {
	const problems: Problem[] = [];
	const report = reporterTo(problems);
	const plans: PhotoPlan[] = [];
	for (const placed of photos) {
		const { value: photo, name, path, isHero, part } = placed;
		const { file } = photo;
		const place = locate(name, path);
		const usage = part ? partUsage(part) : isHero ? heroUsage : plainUsage;
		const search = findFile(join(site.folder, "photos"), file);
		const source = await loadPhoto(
			"found" in search ? search.found : join(site.folder, "photos", file),
			hexOf(site.theme, "ground"),
			cache,
		);
		if ("fault" in source) {
			const [code, got] = source.fault;
			report(code, place, `${file}: ${got}`);
		} else if (source.width < usage.smallest.width || source.height < usage.smallest.height)
			report("photo-too-small", place, `${file} of ${formatSize(source)} pixels`, {
				least: formatSize(usage.smallest),
			});
		else plans.push({ ...placed, photo, ...planPicture(photo, source, usage) });
	}
	if (problems.length > 0) throw new DataProblems(problems);
	return plans;
}

/** Returns the stylesheet for a hero whose door opens. Undefined if the hero has no such door. */
function planOpening(
	plans: readonly PhotoPlan[],
	urlOf: (key: string) => string,
): OutputFile | undefined {
	const layers = plans.flatMap(({ part, pieces }) => {
		const variants = pieces[0]?.variants ?? [];
		const urls = (format: Format) =>
			variants.flatMap((variant) => (variant.format === format ? urlOf(variant.key) : []));
		return part ? [{ part, avif: urls("avif"), webp: urls("webp") }] : [];
	});
	const [open, door] = layers;
	const hero = plans.find(({ isHero }) => isHero);
	const { open: opened } = (hero?.photo ?? {}) as Partial<HeroPhoto>;
	if (!hero || !opened || !open || !door) return undefined;
	const views = hero.pieces.map(({ cut, crop }) => ({ media: cut.media, crop }));
	const contents = renderOpening(views, opened.door, open, door);
	const path = `assets/opening-${contentHash(contents)}.css`;
	return { path, contents, owner: "the door of the photograph on the home page" };
}

/** Returns the path of a photograph's file. Files of one crop share a hash, so pages compress better. */
function pathOf({ source, crop, format, width, name }: Variant) {
	const { digest, background = [] } = source;
	const hash = contentHash(JSON.stringify([recipe, digest, crop, formats, background]));
	return `assets/${name}-${width}-${hash}.${formats[format].extension}` as const;
}

/** Encodes a file, or takes it from the cache. */
function encodeOnce(variant: Variant, cache: Cache): Promise<Uint8Array> {
	const { source, crop, format, width } = variant;
	const { digest, background = [] } = source;
	const inputs = [recipe, digest, crop, width, formats[format], background].flat();
	return cache.remember("images", inputs, () => encode(variant));
}

const formatSize = ({ width, height }: Size): string => `${width} x ${height}`;

/** The largest phone cameras take 200 megapixels. A file with more pixels could fill the memory. */
export const maxPixels = 200_000_000;

/** Browsers show a photograph with slips in its header, but not one that is cut short. */
const failOn = "error";

async function loadPhoto(
	file: string,
	ground: string,
	cache: Cache,
): Promise<Source | { readonly fault: readonly [code: Code, got: string] }> {
	let contents = Buffer.alloc(0);
	try {
		contents = readFileSync(file);
		const digest = digestOf(contents);
		const key = [recipe, digest, "alpha", "size"];
		const { hasAlpha, ...size } = await rememberJson(cache, "images", key, async () => {
			const sharp = await loadSharp();
			const picture = sharp(contents, { limitInputPixels: false });
			const { autoOrient, hasAlpha } = await picture.metadata();
			const { width, height } = autoOrient;
			// Decode the whole photograph. The header of a truncated or HEIC file can be readable
			// although the pixels are not.
			if (width * height <= maxPixels) await sharp(contents, { failOn }).resize(8).raw().toBuffer();
			return { width, height, hasAlpha };
		});
		if (size.width * size.height > maxPixels)
			return { fault: ["photo-too-large", `${formatSize(size)} pixels`] };
		return { contents, digest, background: hasAlpha ? ground : undefined, ...size };
	} catch (error) {
		if (describeSystemError(error) !== undefined) throw error;
		// Patents keep HEIC out of sharp: https://sharp.pixelplumbing.com/install/#custom-libvips
		const isHeic = /^ftyp(?:he|mif1|msf1)/.test(contents.toString("latin1", 4, 12));
		const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
		return {
			fault: ["photo-unreadable", isHeic ? "a photo as iPhones keep them (HEIC)" : reason],
		};
	}
}

/**
 * Returns the crop of a photograph: the largest rectangle with the cut's `ratio`, scaled by the
 * cut's `share`. The crop's center is `focus` (in percent), or as near as the photograph's edges
 * allow.
 */
export function cropOf(
	{ width, height }: Size,
	{ ratio = width / height, share = 1 }: Pick<Cut, "ratio" | "share">,
	focus: readonly [number, number],
): Part {
	const fullWidth = Math.min(width, height * ratio);
	const crop = {
		width: Math.round(fullWidth * share),
		height: Math.round((fullWidth * share) / ratio),
	};
	const start = (percent: number, side: number, cropSide: number) =>
		Math.min(Math.max(0, Math.round((side * percent) / 100 - cropSide / 2)), side - cropSide);
	return {
		left: start(focus[0], width, crop.width),
		top: start(focus[1], height, crop.height),
		...crop,
	};
}

function planPicture({ file, focus = [50, 50] }: Photo, source: Source, { cuts }: Usage) {
	const stem = slugOf(file.replace(/\.[^.]*$/, "")) || "photo";
	const pieces = cuts.map((cut, index) => {
		const crop = cut.crop ?? cropOf(source, cut, focus);
		const name = `${stem}${cut.nameSuffix}`;
		const decode = decoderOf(source, crop);
		const widths = cut.widths.filter((width) => width <= crop.width);
		// Every supported browser takes WebP. One JPEG of the last cut is for the <img> element, for
		// older browsers and for programs that read no <source>.
		const isLast = index === cuts.length - 1 && !cut.crop;
		const jpegWidths = isLast ? [widths[widths.length >> 1] ?? 0] : [];
		const variantOf = (format: Format) => (width: number) => {
			// Round heights as browsers do when they apply an aspect ratio.
			const height = Math.round((width * crop.height) / crop.width);
			const key = JSON.stringify([file, crop, width, format]);
			return { key, name, source, crop, decode, format, width, height };
		};
		const variants = [
			...modernFormats.flatMap((format) => widths.map(variantOf(format))),
			...jpegWidths.map(variantOf(fallback)),
		];
		return { cut, crop, variants };
	});
	const { crop: lastCrop } = pieces.at(-1) as (typeof pieces)[number];
	const inCrop = (percent: number, side: number, start: number, cropSide: number) =>
		Math.round(((side * percent) / 100 - start) * (100 / cropSide));
	const position = [
		inCrop(focus[0], source.width, lastCrop.left, lastCrop.width),
		inCrop(focus[1], source.height, lastCrop.top, lastCrop.height),
	] as const;
	return { pieces, position };
}

type Plan = ReturnType<typeof planPicture>;
type Piece = Plan["pieces"][number];
type Variant = Piece["variants"][number];

/**
 * Returns a function that decodes a crop, once, when the first of its files is encoded. It starts a
 * new pipeline for each file, because sharp's `clone` would copy the pixels.
 */
function decoderOf({ contents }: Source, crop: Part): () => Promise<Sharp> {
	let decoded: Promise<() => Sharp> | undefined;
	const decode = async () => {
		const sharp = await loadSharp();
		const cut = sharp(contents, { failOn }).autoOrient().extract(crop).raw();
		const { data, info } = await cut.toBuffer({ resolveWithObject: true });
		return () => sharp(data, { raw: info });
	};
	return async () => {
		decoded ??= decode();
		return (await decoded)();
	};
}

async function encode({ source, decode, width, height, format }: Variant): Promise<Uint8Array> {
	const { background } = source;
	const cut = (await decode()).resize(width, height);
	return (background === undefined ? cut : cut.flatten({ background }))
		.toFormat(format, formats[format].options)
		.toBuffer();
}

function assemblePicture({ pieces, position }: Plan, url: (key: string) => string): PictureAsset {
	const source = ({ cut: { media }, variants }: Piece, format: Format): PictureSource => {
		const ofFormat = variants.filter((variant) => variant.format === format);
		const { width, height } = ofFormat.at(-1) as Variant;
		return {
			type: formats[format].type,
			srcSet: ofFormat.map(({ key, width }) => `${url(key)} ${width}w`).join(", "),
			...(media === undefined ? {} : { media }),
			width,
			height,
		};
	};
	const { key, width, height } = (pieces.at(-1) as Piece).variants.at(-1) as Variant;
	return {
		position,
		sources: pieces.flatMap((piece) => modernFormats.map((format) => source(piece, format))),
		fallback: { src: url(key), width, height },
	};
}

/** Dims a poster in the dark scheme, unless it says itself how it looks there. */
const addNight = (poster: string): string =>
	poster.includes("color-scheme")
		? poster
		: poster.replace(
				/(?=<\/svg[^<]*$)/,
				"<style>@media(prefers-color-scheme:dark){svg{filter:brightness(.75)}}</style>",
			);

function loadPoster(folder: string, name: string, baseUrl: string) {
	const source = join(folder, "posters", `${name}.svg`);
	const contents = addNight(readSvg(source));
	const path = `assets/poster-${name}-${contentHash(contents)}.svg`;
	return {
		name,
		asset: { src: `${baseUrl}/${path}`, ...(drawingSize(contents) as Size) } satisfies ImageAsset,
		file: { path, contents, owner: source } satisfies OutputFile,
	};
}
