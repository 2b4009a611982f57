import { join } from "node:path";
import type { Assets } from "../../site/assets.ts";
import { hexOf } from "../../site/colors.ts";
import { siteAddress } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import type { Cache } from "../cache.ts";
import type { OutputFile } from "../outputFiles.ts";
import { refuse } from "../problems.ts";
import { withThemeColors } from "../undrawnPart.ts";
import { type AssetBundle, hashedFile } from "./assets.ts";
import { openFonts } from "./bundleFonts.ts";
import { drawFrom, drawPixels } from "./drawPixels.ts";
import { outline } from "./drawSharingImages.ts";
import { findFont, initialsOf } from "./letters.ts";
import { readSvg, readThemeDrawing, withoutMetadata } from "./loadIconDrawings.ts";
import { dataUrl, type Lettering, scaleLogo } from "./loadLogo.ts";

const recipe = "icons 3";

/**
 * Draws the site's icons and the web manifest (https://www.w3.org/TR/appmanifest/). Icons show the
 * theme's SVG `tile`, or a tile from `drawTile` if the theme has none. Google's search results show
 * icons whose side is a multiple of 48 pixels
 * (https://developers.google.com/search/docs/appearance/favicon-in-search).
 * @throws DataProblems when the tile can't be drawn, or has no background <rect> with a fill
 */
export async function drawFavicons(
	site: Pick<Site, "business" | "theme" | "folder">,
	lettering: Lettering,
	cache: Cache,
): Promise<AssetBundle<Pick<Assets, "favicons">>> {
	const { basePath } = siteAddress(site.business.url);
	const { tile } = site.theme.drawings;
	const source = tile === undefined ? "icons" : join(site.folder, tile);
	const text = tile === undefined ? await drawTile(site, lettering, cache) : readSvg(source);
	const tileParts = readTile(text, source, site.theme);
	const { mark, side, fill, drawing } = tileParts;
	// Leave out an SVG icon that contains pixels: it would be larger than the PNGs and no sharper.
	const hasPixels = drawing.includes("<image");

	const image = async (name: string, size: number, drawing: string) => {
		const contents = await cache.remember("icons", [recipe, size, drawing], () =>
			drawFrom(tile && source, async () =>
				(await drawPixels(drawing, size / side))
					.png({ compressionLevel: 9, palette: true, dither: 0 })
					.toBuffer(),
			),
		);
		return { ...hashedFile(`${name}.png`, contents, source, basePath), sizes: `${size}x${size}` };
	};
	const png48 = await image("icon-48", 48, mark);
	const plain = [png48];
	for (const size of [96, 192, 512]) plain.push(await image(`icon-${size}`, size, mark));
	const apple = await image("apple-touch-icon", 180, fillSquare(tileParts, 0.92));
	const maskable = await image("icon-maskable-512", 512, fillSquare(tileParts, 0.74));
	const ico = icoOf([await image("favicon-32", 32, mark), png48]);
	const svg = hashedFile("icon.svg", mark, source, basePath);
	const manifest = renderManifest(site, basePath, fill, [
		...plain.map(({ url, sizes }) => ({ src: url, type: "image/png", sizes })),
		{ src: maskable.url, type: "image/png", sizes: maskable.sizes, purpose: "maskable" },
		...(hasPixels ? [] : [{ src: svg.url, type: "image/svg+xml", sizes: "any" }]),
	]);
	const favicons = {
		svg: hasPixels ? undefined : svg.url,
		png48: png48.url,
		apple: apple.url,
		manifest: `${basePath}/site.webmanifest`,
	};
	return {
		files: [
			...(hasPixels ? [] : [svg]),
			...plain,
			apple,
			maskable,
			{ path: "favicon.ico", contents: ico, owner: source },
			{ path: "site.webmanifest", contents: manifest, owner: "web manifest" },
		],
		assets: { favicons },
	};
}

/**
 * Fills a square with a tile's background, because systems cut Apple touch and maskable icons: iOS
 * rounds the corners, and Android may crop to a circle with 80 % of the width
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
function fillSquare({ side, fill, drawing }: ReturnType<typeof readTile>, scale: number): string {
	const shift = (side * (1 - scale)) / 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${fill}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${shift} ${shift}) scale(${scale})">${drawing}</g></svg>`;
}

const renderManifest = (
	{ business, theme }: Pick<Site, "business" | "theme">,
	basePath: string,
	color: string,
	icons: readonly object[],
): string =>
	JSON.stringify({
		name: business.name,
		short_name: business.shortName,
		lang: business.locale.language,
		start_url: `${basePath}/`,
		scope: `${basePath}/`,
		display: "browser",
		background_color: hexOf(theme, "ground"),
		theme_color: color,
		icons,
	});

function readTile(svg: string, file: string, theme: Site["theme"]) {
	const mark = withThemeColors(withoutMetadata(svg).trim(), theme);
	const [, side, fill, drawing] =
		/<svg[^>]*viewBox="0 0 (\d+) \d+"[^>]*>\s*<rect[^>]*fill="(#[0-9a-f]{6})"[^>]*>([\s\S]*)<\/svg>/i.exec(
			mark,
		) ?? [];
	if (fill === undefined) refuse("tile-ground", file, "another drawing");
	return { mark, side: Number(side), fill, drawing: drawing ?? "" };
}

const widestReadableInIcon = 3;

async function drawTile(
	site: Pick<Site, "business" | "theme" | "folder">,
	{ face, logo }: Lettering,
	cache: Cache,
): Promise<string> {
	const { business, theme } = site;
	const [band, sky] = [hexOf(theme, "band"), hexOf(theme, "sky")];
	const tile = (ground: string, content: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="${ground}"/>${content}</svg>`;
	const picture = logo?.dark ?? logo?.main;
	const ratio = picture ? picture.width / picture.height : 0;
	if (picture && Math.max(ratio, 1 / ratio) <= widestReadableInIcon) {
		const href = dataUrl(await scaleLogo(picture, [512, 512], "png", cache));
		const ground = logo?.hasPlate ? hexOf(theme, "ground") : band;
		return tile(ground, `<image x="5" y="5" width="38" height="38" href="${href}"/>`);
	}
	const mark = readThemeDrawing(site, "mark");
	if (mark !== undefined) {
		const frame = `<svg x="8" y="8" width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="${sky}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`;
		return tile(band, `${frame}${mark.replaceAll("currentColor", sky)}</svg>`);
	}
	const initials = initialsOf(business);
	const shape = await cache.remember("icons", [recipe, face.key, initials], async () => {
		const fonts = await openFonts(face);
		const found = initials.map((one) => findFont(one, fonts)).find(Boolean);
		// Draw an empty path if the short name has no letter or digit that a font has.
		if (!found) return Buffer.from("M0 0");
		const [font, initial] = found;
		const { x1, x2, y1, y2 } = font.getPath(initial, 0, 0, 34).getBoundingBox();
		return Buffer.from(outline(font.getPath(initial, 24 - (x1 + x2) / 2, 24 - (y1 + y2) / 2, 34)));
	});
	return tile(band, `<path fill="${sky}" d="${Buffer.from(shape)}"/>`);
}

/** Packs PNGs into an .ico: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(images: readonly OutputFile[]): Uint8Array {
	const pngs = images.map(({ contents }) => Buffer.from(contents));
	let offset = 6 + 16 * pngs.length;
	const entries: Buffer[] = [];
	for (const png of pngs) {
		// A directory entry: width and height (low bytes 19 and 23 of a PNG), one color plane, 32 bits
		// per pixel, then the PNG's size and offset.
		const entry = Buffer.of(png[19] ?? 0, png[23] ?? 0, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0);
		entry.writeUInt32LE(png.length, 8);
		entry.writeUInt32LE(offset, 12);
		offset += png.length;
		entries.push(entry);
	}
	return Buffer.concat([Buffer.of(0, 0, 1, 0, pngs.length, 0), ...entries, ...pngs]);
}
