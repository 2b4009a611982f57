import { readFileSync } from "node:fs";
import { join } from "node:path";
import pMap from "p-map";
import type { OutputFile } from "../output/output.ts";
import type { Site } from "../site/site.ts";
import type { Assets } from "./assets.ts";
import type { Cache } from "./cache.ts";
import { contentHash } from "./hash.ts";

/** Bump when a change here alters the bytes and the inputs don't show it. */
const recipe = "icons 1";

interface IconOptions {
	/** Holds svg/mark.svg: the mark on its tile, square. */
	readonly assetsDir: string;
	/** Put before every URL: "" or "/repo". Icons stay with the site. */
	readonly basePath: string;
	readonly cache: Cache;
}

/** The favicons and the web manifest, ready to be written and referred to. */
export interface FaviconBundle {
	readonly files: readonly OutputFile[];
	readonly favicons: Assets["favicons"];
}

/**
 * Draws the site's icons from the mark: SVG, PNG in multiples of 48 px (which search results ask for,
 * https://developers.google.com/search/docs/appearance/favicon-in-search), Apple touch, maskable, favicon.ico, and writes
 * the web manifest (https://www.w3.org/TR/appmanifest/). favicon.ico and site.webmanifest keep stable names, since
 * browsers and stores ask for them by name; the others are hashed.
 *
 * @throws Error when the mark is missing or has no tile (a <rect> with a fill) to take the ground's color from
 */
export async function drawFavicons(site: Site, { assetsDir, basePath, cache }: IconOptions): Promise<FaviconBundle> {
	const source = join(assetsDir, "svg/mark.svg");
	const mark = readFileSync(source, "utf8").trim();
	const [, side, tile, fill, drawing] = /<svg[^>]*viewBox="0 0 (\d+) \d+"[^>]*>\s*(<rect[^>]*fill="(#[0-9a-f]{6})"[^>]*>)([\s\S]*)<\/svg>/.exec(mark) ?? [];
	if (side === undefined || tile === undefined || fill === undefined || drawing === undefined) {
		throw new Error(`${source} must hold an <svg viewBox="0 0 N N"> that starts with the tile, <rect … fill="#rrggbb"/>.`);
	}

	// iOS rounds the corners itself, and a maskable icon may be cut to a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks):
	// both get a full square, the second with the drawing smaller.
	const square = (scale: number) => {
		const shift = (Number(side) * (1 - scale)) / 2;
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${fill}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${shift} ${shift}) scale(${scale})">${drawing}</g></svg>`;
	};
	const drawings = [
		{ name: "icon-48", size: 48, svg: mark },
		{ name: "icon-96", size: 96, svg: mark },
		{ name: "icon-192", size: 192, svg: mark },
		{ name: "icon-512", size: 512, svg: mark },
		{ name: "apple-touch-icon", size: 180, svg: square(0.92) },
		{ name: "icon-maskable-512", size: 512, svg: square(0.74) },
		{ name: "favicon-32", size: 32, svg: mark },
	];
	const images = new Map(
		await pMap(
			drawings,
			async ({ name, size, svg }): Promise<[string, OutputFile]> => {
				const contents = await cache.remember("icons", [recipe, String(size), svg], () => rasterize(svg, size));
				return [name, { path: `assets/${name}-${contentHash(contents)}.png`, contents, owner: source }];
			},
			{ concurrency: 2 },
		),
	);
	const image = (name: string): OutputFile => {
		const file = images.get(name);
		if (!file) throw new Error(`No icon "${name}" was drawn.`);
		return file;
	};

	const svg: OutputFile = { path: `assets/icon-${contentHash(mark)}.svg`, contents: mark, owner: source };
	const url = (file: OutputFile) => `${basePath}/${file.path}`;
	const manifest = {
		name: site.business.name,
		short_name: site.business.shortName,
		lang: "en-US",
		start_url: `${basePath}/`,
		scope: `${basePath}/`,
		display: "browser",
		background_color: "#f9fcfb",
		theme_color: fill,
		icons: [
			...["icon-48", "icon-96", "icon-192", "icon-512"].map((name) => ({
				src: url(image(name)),
				type: "image/png",
				sizes: name.replace(/^icon-(\d+)$/, "$1x$1"),
			})),
			{ src: url(image("icon-maskable-512")), type: "image/png", sizes: "512x512", purpose: "maskable" },
			{ src: url(svg), type: "image/svg+xml", sizes: "any" },
		],
	};
	return {
		files: [
			svg,
			...["icon-48", "icon-96", "icon-192", "icon-512", "apple-touch-icon", "icon-maskable-512"].map(image),
			{ path: "favicon.ico", contents: icoOf([image("favicon-32"), image("icon-48")]), owner: source },
			{ path: "site.webmanifest", contents: JSON.stringify(manifest), owner: "web manifest" },
		],
		favicons: { svg: url(svg), png48: url(image("icon-48")), apple: url(image("apple-touch-icon")), manifest: `${basePath}/site.webmanifest` },
	};
}

async function rasterize(svg: string, size: number): Promise<Uint8Array> {
	const [{ renderAsync }, { default: sharp }] = await Promise.all([import("@resvg/resvg-js"), import("sharp")]);
	const image = await renderAsync(svg, { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false }, logLevel: "off" });
	return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
		.png({ compressionLevel: 9, palette: true, dither: 0 })
		.toBuffer();
}

/** An .ico of PNG images (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), PNG entries since Windows Vista). */
function icoOf(images: readonly OutputFile[]): Uint8Array {
	const pngs = images.map(({ contents }) => Buffer.from(contents));
	const header = Buffer.alloc(6 + 16 * pngs.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pngs.length, 4);
	let offset = header.length;
	pngs.forEach((png, index) => {
		const at = 6 + 16 * index;
		// Width and height stand at bytes 16 to 23 of a PNG, big-endian.
		header.writeUInt8(png.readUInt32BE(16) % 256, at);
		header.writeUInt8(png.readUInt32BE(20) % 256, at + 1);
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(png.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += png.length;
	});
	return Buffer.concat([header, ...pngs]);
}
