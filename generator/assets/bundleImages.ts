import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Sharp } from "sharp";
import { type Crop, type Master, masters } from "../../assets/images/masters.ts";
import { type ImageName, imageNames, type PosterName, posterNames } from "../../data/schema.ts";
import type { OutputFile } from "../output/output.ts";
import type { AssetBundle, Assets, PictureAsset, PictureSource, PosterAsset, Progress } from "./assets.ts";
import type { Cache } from "./cache.ts";
import { contentHash, digestOf } from "./hash.ts";

/**
 * How each format is written. Effort 3 makes AVIF files of the same size as effort 4 in a quarter of the time (measured on
 * these masters). Quality 41 shows no difference at arm's length on a screen of 1.75 pixels or more to the point, and brings the
 * hero of a 412 px phone in one round trip: 13 kB, where quality 50 took 21 (4:4:4 would be 4 % more).
 */
const formats = {
	avif: { type: "image/avif", extension: "avif", options: { quality: 41, effort: 3, chromaSubsampling: "4:2:0" } },
	webp: { type: "image/webp", extension: "webp", options: { quality: 74, effort: 5 } },
	jpeg: { type: "image/jpeg", extension: "jpg", options: { quality: 76, mozjpeg: true } },
} as const;
type Format = keyof typeof formats;

/** Bump when a change here alters the bytes and the settings don't show it. */
const recipe = "images 1";

interface ImageOptions {
	/** Holds images/ and posters/. */
	readonly assetsDir: string;
	/** Put before "/assets/…": "", a base path such as "/repo", or an image host's address; no slash at the end. */
	readonly baseUrl: string;
	readonly cache: Cache;
	readonly onProgress?: Progress;
}

/** One file to make: a crop of a master at one width in one format. */
interface Variant {
	readonly name: ImageName;
	readonly crop: Crop;
	/** Tells an art-directed crop from the main one in file names: "" or "-wide"; see "hero-wide-760-….avif". */
	readonly part: string;
	readonly width: number;
	readonly height: number;
	readonly format: Format;
}

/**
 * Makes each master in AVIF, WebP and JPEG at its widths, never above its own, and gathers the posters. Names end in a
 * hash of the contents. What was made once comes from the cache: a second build does no image work.
 *
 * @throws Error when a master is missing, is no image, or is smaller than its crop
 */
export async function bundleImages({ assetsDir, baseUrl, cache, onProgress }: ImageOptions): Promise<AssetBundle<Pick<Assets, "pictures" | "posters">>> {
	const sources = new Map(imageNames.map((name) => [name, loadMaster(join(assetsDir, "images", `${name}.jpg`), masters[name])]));
	const variants = imageNames.flatMap((name) => planVariants(name, masters[name], sources.get(name)?.size));

	let done = 0;
	const made = await pMap(
		variants,
		async (variant) => {
			const master = sources.get(variant.name);
			if (!master) throw new Error(`No master for the image "${variant.name}".`);
			const contents = await cache.remember("images", [recipe, master.digest, variant.crop, variant.width, formats[variant.format]], () =>
				encode(master.contents, variant),
			);
			onProgress?.(++done, variants.length);
			const { name, part, width, format } = variant;
			const path = `assets/${name}${part}-${width}-${contentHash(contents)}.${formats[format].extension}`;
			return { variant, file: { path, contents, owner: `image ${name}` } };
		},
		{ concurrency: Math.max(2, availableParallelism()) },
	);

	const posters = posterNames.map((name) => [name, loadPoster(assetsDir, baseUrl, name)] as const);
	const ofImage = (name: ImageName) => made.filter(({ variant }) => variant.name === name);
	return {
		files: [...made.map(({ file }) => file), ...posters.map(([, { file }]) => file)],
		assets: {
			pictures: Object.fromEntries(imageNames.map((name) => [name, assemble(name, baseUrl, ofImage(name))])) as Assets["pictures"],
			posters: Object.fromEntries(posters.map(([name, { asset }]) => [name, asset])) as Assets["posters"],
		},
	};
}

function found<T>(value: T | undefined, name: string): T {
	if (value === undefined) throw new Error(`There is no image "${name}".`);
	return value;
}

interface LoadedMaster {
	readonly contents: Uint8Array;
	readonly digest: string;
	readonly size: { readonly width: number; readonly height: number };
}

function loadMaster(file: string, { crop, art = [] }: Master): LoadedMaster {
	const contents = readFileSync(file);
	const size = jpegSize(contents);
	if (!size) throw new Error(`${file} is no JPEG.`);
	for (const part of [...(crop ? [crop] : []), ...art.map((piece) => piece.crop)]) {
		if (part.left + part.width > size.width || part.top + part.height > size.height) {
			throw new Error(`${file} is ${size.width} x ${size.height} pixels, smaller than its crop in assets/images/masters.ts reaches.`);
		}
	}
	return { contents, digest: digestOf(contents), size };
}

/** A JPEG's size from its frame header (ITU-T T.81, B.2.2), so that a warm build needs no image library. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
	for (let at = 2; at + 9 <= bytes.length; ) {
		const marker = view.getUint16(at);
		// SOF0 to SOF15, without DHT, JPG and DAC, which share the range.
		if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
			return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
		if (marker < 0xff00) return undefined;
		at += 2 + view.getUint16(at + 2);
	}
	return undefined;
}

/** Every file to make from one master. Heights are rounded as the browser rounds the aspect ratio: to whole pixels. */
function planVariants(image: ImageName, master: Master, size: { width: number; height: number } | undefined): Variant[] {
	const whole: Crop = { left: 0, top: 0, width: size?.width ?? 0, height: size?.height ?? 0 };
	const plan = (part: string, crop: Crop, widths: readonly number[], wanted: readonly Format[]): Variant[] =>
		wanted.flatMap((format) =>
			widths
				.filter((width) => width <= crop.width)
				.map((width) => ({ name: image, crop, part, width, height: Math.round((width * crop.height) / crop.width), format })),
		);
	return [
		...(master.art ?? []).flatMap(({ name, crop, widths }) => plan(`-${name}`, crop, widths, ["avif", "webp"])),
		...plan("", master.crop ?? whole, master.widths, ["avif", "webp", "jpeg"]),
	];
}

/** Decodes, crops, scales and encodes. sharp is loaded by the first file that the cache lacks. */
async function encode(master: Uint8Array, { crop, width, height, format }: Variant): Promise<Uint8Array> {
	const { default: sharp } = await import("sharp");
	const { left, top } = crop;
	const image: Sharp = sharp(master).extract({ left, top, width: crop.width, height: crop.height }).resize(width, height);
	return image.toFormat(format, formats[format].options).toBuffer();
}

/** From the files of one master to what <Picture> needs. */
function assemble(name: ImageName, baseUrl: string, made: readonly { variant: Variant; file: OutputFile }[]): PictureAsset {
	const { art = [] } = masters[name];
	const group = (part: string, format: Format) => made.filter(({ variant }) => variant.part === part && variant.format === format);
	const url = (file: OutputFile) => `${baseUrl}/${file.path}`;
	const srcSet = (files: ReturnType<typeof group>) => files.map(({ variant, file }) => `${url(file)} ${variant.width}w`).join(", ");
	const source = (part: string, format: Format, media?: string): PictureSource => {
		const files = group(part, format);
		const { width, height } = found(files.at(-1), name).variant;
		return { type: formats[format].type, srcSet: srcSet(files), ...(media === undefined ? {} : { media }), width, height };
	};
	const jpegs = group("", "jpeg");
	const largest = found(jpegs.at(-1), name).variant;
	const middle = found(jpegs[Math.floor(jpegs.length / 2)], name).file;
	return {
		name,
		sources: [
			...art.flatMap(({ name: part, media }) => [source(`-${part}`, "avif", media), source(`-${part}`, "webp", media)]),
			source("", "avif"),
			source("", "webp"),
		],
		fallback: { src: url(middle), srcSet: srcSet(jpegs), width: largest.width, height: largest.height },
	};
}

/** A drawing as it stands, with its size from the viewBox. */
function loadPoster(assetsDir: string, baseUrl: string, name: PosterName): { asset: PosterAsset; file: OutputFile } {
	const source = join(assetsDir, "posters", `${name}.svg`);
	const contents = readFileSync(source, "utf8");
	const [, width, height] = /<svg[^>]*\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(contents) ?? [];
	if (width === undefined || height === undefined) throw new Error(`${source} has no viewBox.`);
	const path = `assets/poster-${name}-${contentHash(contents)}.svg`;
	return { asset: { src: `${baseUrl}/${path}`, width: Number(width), height: Number(height) }, file: { path, contents, owner: source } };
}
