import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Photo } from "../../schema/schema.ts";
import type { Cache } from "../cache.ts";
import { contentHash, digestOf } from "../hash.ts";
import type { OutputFile } from "../output/output.ts";
import { DataProblems, formatField, type Problem } from "../problems.ts";
import { drawingSize, type Placed, pictureKey, picturesOf } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import type {
	AssetBundle,
	Assets,
	PictureAsset,
	PictureSource,
	PosterAsset,
	Progress,
} from "./assets.ts";

/**
 * How each format is written, in the order in which browsers are offered them; `fallback` is for
 * those that know none of the others. A format stands here, and its ending among those that hosts
 * know (generator/hosts/contentTypes.ts). Effort 3 makes AVIF files of the same size as effort 4 in
 * a quarter of the time (measured on our photographs). Quality 41 shows no difference at arm's
 * length on a screen of 1.75 pixels or more to the point, and brings the hero of a 412 px phone in
 * one round trip: 13 kB, where quality 50 took 21 (4:4:4 would be 4 % more).
 */
const formats = {
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
const offered: readonly Format[] = (Object.keys(formats) as Format[]).filter(
	(format) => format !== fallback,
);

/** Bump when a change here alters the bytes and the settings don't show it. */
const recipe = "images 2";

/** How a photograph is cut for a place on a page, and how large the files are. */
interface Cut {
	/** Stands in file names: "hero-wide-760-….avif". */
	readonly part: string;
	/** Width to height; the photograph's own when undefined. */
	readonly ratio?: number;
	/** How much of the largest such cut is taken, from 0 to 1: less brings the subject nearer. */
	readonly share?: number;
	/** Widths to make, in pixels; one that is larger than the cut is not made. */
	readonly widths: readonly number[];
	readonly media?: string;
}

/** What a place asks of a photograph. */
interface Demands {
	readonly smallest: Size;
	/** The last one stands where no `media` applies. */
	readonly cuts: readonly Cut[];
}

// 656: what a 412 px phone at a ratio of 1.75 asks for beside the gutters.
const plain: Demands = {
	smallest: { width: 800, height: 600 },
	cuts: [{ part: "", widths: [400, 656, 960, 1200, 1600] }],
};
/**
 * The opening on the home page is nearly square from 60rem up, and a 9:4 slot below, where the
 * whole house would be too small to see the door.
 */
const hero: Demands = {
	smallest: { width: 1600, height: 1000 },
	cuts: [
		// 760: a 412 px phone at a ratio of 1.75; 1200: 390 px at 3; 1330: 440 px at 3.
		{
			part: "-wide",
			ratio: 9 / 4,
			share: 0.7875,
			media: "(width < 60rem)",
			widths: [480, 760, 960, 1200, 1330, 1890],
		},
		{ part: "", ratio: 4 / 3, widths: [640, 960, 1280, 1800] },
	],
};

interface Size {
	readonly width: number;
	readonly height: number;
}

/** A part of a photograph, in its pixels. */
interface Crop extends Size {
	readonly left: number;
	readonly top: number;
}

interface Source extends Size {
	readonly contents: Uint8Array;
	readonly digest: string;
}

/**
 * Makes each photograph that the data shows in AVIF, WebP and JPEG at several widths, never above
 * its own, and gathers the posters. Photographs may be of any format that sharp reads; they are
 * turned as their camera noted, and lose all that it wrote beside the pixels, the place included.
 * What was made once comes from the cache: a second build does no image work.
 * @param baseUrl put before "/assets/…": "", a base path such as "/repo", or an image host's
 * address; no slash at the end
 * @throws DataProblems with every photograph that cannot be read or is too small
 */
export async function bundleImages(
	site: Pick<Site, "pages" | "services" | "towns" | "folder" | "locate">,
	{
		baseUrl,
		cache,
		onProgress = () => {},
	}: { readonly baseUrl: string; readonly cache: Cache; readonly onProgress?: Progress },
): Promise<AssetBundle<Pick<Assets, "pictures" | "hero" | "posters">>> {
	const named = picturesOf(site);
	const problems: Problem[] = [];
	const report = (
		code: string,
		{ name, path }: Placed<unknown>,
		got: string,
		expected: string,
		fix: string,
	) =>
		problems.push({
			code,
			...site.locate(name, path),
			field: formatField(path),
			got,
			expected,
			fix,
		});
	const plans: { photo: Photo; isHero: boolean; plan: Plan }[] = [];
	for (const photo of named.photos) {
		const { file } = photo.value;
		const isHero = photo.value === site.pages.home.image;
		const demands = isHero ? hero : plain;
		const source = await loadPhoto(join(site.folder, "photos", file), cache);
		if (typeof source === "string") {
			// sharp comes without the decoder, for patents' sake
			// (https://sharp.pixelplumbing.com/install/#custom-libvips).
			const [got, fix] = /\.hei[cf]$/i.test(file)
				? ["a photo as iPhones keep them (HEIC)", "Save it as JPEG"]
				: [source, "Save it again as a JPEG"];
			report(
				"photo-unreadable",
				photo,
				`${file}: ${got}`,
				"a picture that can be read",
				`${fix}, and name that file.`,
			);
		} else if (source.width < demands.smallest.width || source.height < demands.smallest.height)
			report(
				"photo-too-small",
				photo,
				`${file} of ${sides(source)} pixels`,
				`at least ${sides(demands.smallest)}`,
				"Take the original, before anything made it smaller.",
			);
		else
			plans.push({ photo: photo.value, isHero, plan: planPicture(photo.value, source, demands) });
	}
	if (problems.length > 0) throw new DataProblems(problems);
	const drawn = new Set(named.posters.map(({ value }) => value));
	const posters = new Map(
		[...drawn].map((name) => [
			name,
			loadPoster(join(site.folder, "posters", `${name}.svg`), baseUrl, name),
		]),
	);

	const variants = new Map(
		plans.flatMap(({ plan }) =>
			plan.pieces.flatMap((piece) =>
				piece.variants.map((variant) => [variant.key, variant] as const),
			),
		),
	);
	let done = 0;
	const files = new Map(
		await pMap(
			variants,
			async ([key, { source, crop, format, width, height, name }]): Promise<
				[string, OutputFile]
			> => {
				const contents = await cache.remember(
					"images",
					[recipe, source.digest, crop, width, formats[format]],
					() => encode(source.contents, crop, { width, height }, format),
				);
				onProgress(++done, variants.size);
				return [
					key,
					{
						path: `assets/${name}-${width}-${contentHash(contents)}.${formats[format].extension}`,
						contents,
						owner: `the photograph ${name}`,
					},
				];
			},
			{ concurrency: Math.max(2, availableParallelism()) },
		),
	);
	const pictures = plans.map(({ photo, isHero, plan }) => ({
		photo,
		isHero,
		asset: assemble(plan, (key) => `${baseUrl}/${files.get(key)?.path}`),
	}));
	return {
		files: [...files.values(), ...[...posters.values()].map(({ file }) => file)],
		assets: {
			pictures: new Map(
				pictures
					.filter(({ isHero }) => !isHero)
					.map(({ photo, asset }) => [pictureKey(photo), asset]),
			),
			hero: pictures.find(({ isHero }) => isHero)?.asset,
			posters: new Map([...posters].map(([name, { asset }]) => [name, asset])),
		},
	};
}

const sides = ({ width, height }: Size): string => `${width} x ${height}`;

/**
 * A photograph with its size as it is looked at, or why it cannot be read. What an earlier build
 * found is in the cache, and sharp stays unloaded.
 */
async function loadPhoto(file: string, cache: Cache): Promise<Source | string> {
	try {
		const contents = readFileSync(file);
		const digest = digestOf(contents);
		const size = await cache.remember("images", [recipe, digest, "size"], async () => {
			const { default: sharp } = await import("sharp");
			const { autoOrient } = await sharp(contents).metadata();
			// Read to the end: a file may be cut short, or hold a format (HEIC from a phone) whose header
			// alone is understood.
			await sharp(contents).resize(8).raw().toBuffer();
			return Buffer.from(JSON.stringify({ width: autoOrient.width, height: autoOrient.height }));
		});
		return { contents, digest, ...(JSON.parse(Buffer.from(size).toString()) as Size) };
	} catch (error) {
		return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
	}
}

/**
 * The largest part of a photograph with a cut's ratio, or its share of it, with the focal point as
 * near to its middle as can be.
 */
export function cropOf(
	{ width, height }: Size,
	{ ratio = width / height, share = 1 }: Pick<Cut, "ratio" | "share">,
	focus: readonly [number, number],
): Crop {
	const whole = Math.min(width, height * ratio);
	const crop = { width: Math.round(whole * share), height: Math.round((whole * share) / ratio) };
	const start = (percent: number, side: number, part: number) =>
		Math.min(Math.max(0, Math.round((side * percent) / 100 - part / 2)), side - part);
	return {
		left: start(focus[0], width, crop.width),
		top: start(focus[1], height, crop.height),
		...crop,
	};
}

/**
 * The files to make of a photograph, cut by cut, and where in the last cut its focal point lies, in
 * percent.
 */
function planPicture({ file, focus = [50, 50] }: Photo, source: Source, { cuts }: Demands) {
	const stem = file
		.replace(/\.[^.]*$/, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
	const pieces = cuts.map((cut, index) => {
		const crop = cropOf(source, cut, focus);
		const name = `${stem}${cut.part}`;
		// Only the last piece stands where nothing but the fallback is known.
		const wanted: readonly Format[] = index === cuts.length - 1 ? [...offered, fallback] : offered;
		const variants = wanted.flatMap((format) =>
			cut.widths
				.filter((width) => width <= crop.width)
				// Heights are rounded as the browser rounds the aspect ratio: to whole pixels.
				.map((width) => {
					const height = Math.round((width * crop.height) / crop.width);
					return {
						key: JSON.stringify([file, crop, width, format]),
						name,
						source,
						crop,
						format,
						width,
						height,
					};
				}),
		);
		return { cut, crop, variants };
	});
	const { crop: last } = pieces.at(-1) as (typeof pieces)[number];
	const inCrop = (percent: number, side: number, start: number, part: number) =>
		Math.round(((side * percent) / 100 - start) * (100 / part));
	const position = [
		inCrop(focus[0], source.width, last.left, last.width),
		inCrop(focus[1], source.height, last.top, last.height),
	] as const;
	return { pieces, position };
}

type Plan = ReturnType<typeof planPicture>;
type Piece = Plan["pieces"][number];
type Variant = Piece["variants"][number];

/**
 * Decodes, turns, crops, scales and encodes. sharp is loaded by the first file that the cache
 * lacks.
 */
async function encode(
	contents: Uint8Array,
	crop: Crop,
	{ width, height }: Size,
	format: Format,
): Promise<Uint8Array> {
	const { default: sharp } = await import("sharp");
	return sharp(contents)
		.autoOrient()
		.extract(crop)
		.resize(width, height)
		.toFormat(format, formats[format].options)
		.toBuffer();
}

/** From the files of one photograph to what <Picture> needs. */
function assemble({ pieces, position }: Plan, url: (key: string) => string): PictureAsset {
	const srcSet = (variants: readonly Variant[]) =>
		variants.map(({ key, width }) => `${url(key)} ${width}w`).join(", ");
	const source = ({ cut: { media }, variants }: Piece, format: Format): PictureSource => {
		const own = variants.filter((variant) => variant.format === format);
		const { width, height } = own.at(-1) as Variant;
		return {
			type: formats[format].type,
			srcSet: srcSet(own),
			...(media === undefined ? {} : { media }),
			width,
			height,
		};
	};
	const plainest = (pieces.at(-1) as Piece).variants.filter(({ format }) => format === fallback);
	const { width, height } = plainest.at(-1) as Variant;
	return {
		position,
		sources: pieces.flatMap((piece) => offered.map((format) => source(piece, format))),
		fallback: {
			src: url(plainest[Math.floor(plainest.length / 2)]?.key ?? ""),
			srcSet: srcSet(plainest),
			width,
			height,
		},
	};
}

/** A drawing as it stands, with its size; that it has one was seen when the data was read. */
function loadPoster(
	file: string,
	baseUrl: string,
	name: string,
): { asset: PosterAsset; file: OutputFile } {
	const contents = readFileSync(file, "utf8");
	const path = `assets/poster-${name}-${contentHash(contents)}.svg`;
	return {
		asset: { src: `${baseUrl}/${path}`, ...(drawingSize(contents) as Size) },
		file: { path, contents, owner: file },
	};
}
