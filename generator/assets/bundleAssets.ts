import { join } from "node:path";
import { planOtherLanguages } from "../../site/languages.ts";
import { createLinks, siteAddress } from "../../site/links.ts";
import type { Problem } from "../../site/problem.ts";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import type { Cache } from "../cache.ts";
import type { LoadedSite } from "../loadedSite.ts";
import type { BuildOptions } from "../options.ts";
import { root } from "../root.ts";
import type { AssetBundle, Keep, LaterFiles } from "./assets.ts";
import { bundleDoors } from "./bundleDoors.ts";
import { bundleFonts, chooseFonts, loadFace, measureFace } from "./bundleFonts.ts";
import { bundleImages } from "./bundleImages.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { drawCodes } from "./drawCodes.ts";
import { drawFavicons } from "./drawFavicons.ts";
import { drawLogo } from "./drawLogo.ts";
import { drawSharingImages } from "./drawSharingImages.ts";
import { findNearPlaces } from "./findNearPlaces.ts";
import { displayLetters, warnOfLetters } from "./letters.ts";
import { loadDrawings, loadIconDrawings, readDrawing } from "./loadIconDrawings.ts";
import { loadLogo } from "./loadLogo.ts";
import { planZipTable } from "./planZipTable.ts";
import { proposeBrand } from "./proposeBrand.ts";
import { logoStyles, pictureStyles, themeStyles } from "./themeStyles.ts";

interface BundleOptions extends Pick<BuildOptions, "draft"> {
	readonly later?: LaterFiles;
	readonly keep?: Keep;
}

interface BundledAssets extends AssetBundle {
	readonly warnings: readonly Problem[];
}

/**
 * Builds the files that pages refer to, such as images and styles. Most names contain a hash.
 * @param draft skips slow steps: all pages share one sharing image, and the font is not subset
 * @param later for the development server, gets a function for each photograph's file. The function
 * encodes the photograph on request, and the result lacks the file.
 * @param keep for the development server. The names of steps that read a folder of the program
 * begin with the folder's name.
 */
export async function bundleAssets(
	{ site, routes, locate }: Pick<LoadedSite, "site" | "routes" | "locate">,
	{ draft, later, keep = (_step, run) => run() }: BundleOptions,
	cache: Cache,
): Promise<BundledAssets> {
	const { business, translations, theme } = site;
	const { basePath } = siteAddress(business.url);
	const baseUrl = business.imageHost.replace(/\/+$/, "") || basePath;
	const letters = displayLetters(site, routes);
	const { face, missing } = await keep("face", () =>
		chooseFonts(loadFace(site, locate), letters, cache),
	);
	const doors = keep("components/doors", () => bundleDoors(site, baseUrl, basePath));
	const logo = await keep("logo", () => loadLogo(site, locate, cache));
	const lettering = { face, logo };
	const near = findNearPlaces(site, cache);
	const bundleOne = (one: Site) =>
		bundleLanguage(one, routes, near, keep, () => {
			const drawn = draft ? routes.slice(0, 1) : routes;
			const own = drawn.filter(({ language }) => language === one.speech.language);
			return drawSharingImages(own, one, lettering, cache);
		});
	const [main, translated, fonts, images, favicons, shownLogo, metrics, codes] = await Promise.all([
		bundleOne(site),
		Promise.all(translations.map(bundleOne)),
		keep("fonts", () => bundleFonts(face, draft, basePath, cache)),
		keep("components/drawings images", () => bundleImages(site, { baseUrl, locate, cache, later })),
		keep("favicons", () => drawFavicons(site, lettering, cache)),
		keep("shownLogo", () => drawLogo(logo, theme, basePath, cache)),
		keep("metrics", () => measureFace(face, cache)),
		keep("codes", () => drawCodes(business, basePath, cache)),
	]);
	const allPictures = [...images.assets.pictures.values(), images.assets.hero ?? []].flat();
	const styles = await keep("styles", () =>
		bundleThemedStyles(site, cache, [
			themeStyles(theme, fonts.assets.fonts, metrics),
			logo?.hasPlate ? logoStyles(theme) : "",
			pictureStyles(allPictures),
			codes.css,
		]),
	);
	const languages = [main, ...translated];
	const inLanguages = languages.flatMap(({ islands, sharing, zips }) => [islands, sharing, zips]);
	const bundles = [fonts, images, doors, favicons, shownLogo, codes, styles, ...inLanguages];
	return {
		files: joinFiles(bundles),
		assets: {
			...images.assets,
			...doors.assets,
			...favicons.assets,
			...shownLogo.assets,
			...codes.assets,
			...styles.assets,
			...main.assets,
			translations: new Map(translated.map(({ language, assets }) => [language, assets])),
			sharingImages: joinSharingImages(routes, languages),
			icons: readIcons(site),
			drawings: loadDrawings(),
		},
		warnings: [
			...warnOfLetters(site, routes, missing, locate),
			...(await proposeBrand(site, logo, locate, cache)),
		],
	};
}

/** Bundles what each language has of its own: its scripts, its postal codes, its sharing images. */
async function bundleLanguage(
	site: Site,
	routes: readonly Route[],
	near: ReturnType<typeof findNearPlaces>,
	keep: Keep,
	draw: () => ReturnType<typeof drawSharingImages>,
) {
	const { language } = site.speech;
	const [islands, sharing] = await Promise.all([
		keep(`islands ${language}`, () => bundleIslands(site)),
		keep(`sharing ${language}`, draw),
	]);
	const to = createLinks(routes, site.business.url, language);
	const languageOf = planOtherLanguages(routes, to, site.speech);
	const zips = planZipTable(site, to, languageOf, await near);
	return { language, islands, sharing, zips, assets: { ...islands.assets, ...zips.assets } };
}

/** Two languages can have the same file, under the same path: keeps each path once. */
const joinFiles = (bundles: readonly Pick<AssetBundle, "files">[]) => [
	...new Map(bundles.flatMap(({ files }) => files).map((file) => [file.path, file])).values(),
];

/** In a draft, all pages share the first one's image. */
function joinSharingImages(
	routes: readonly Route[],
	languages: readonly Awaited<ReturnType<typeof bundleLanguage>>[],
): ReadonlyMap<string, string> {
	const images = new Map(languages.flatMap(({ sharing }) => [...sharing.assets.sharingImages]));
	const [shared = ""] = images.values();
	return new Map(routes.map(({ path }) => [path, images.get(path) ?? shared]));
}

function bundleThemedStyles(
	{ business, theme, folder }: Site,
	cache: Cache,
	css: readonly string[],
) {
	const { skyline } = theme.drawings;
	const drawings = { skyline: skyline === undefined ? undefined : join(folder, skyline) };
	const { basePath } = siteAddress(business.url);
	const styled = { css: css.join(""), drawings };
	return bundleStyles(join(root, "styles/index.css"), basePath, styled, cache);
}

function readIcons({ theme: { drawings }, folder }: Site): ReadonlyMap<string, string> {
	const { mark } = drawings;
	return new Map([
		...loadIconDrawings(join(root, "components/icons")),
		...(mark === undefined ? [] : [["mark", readDrawing(join(folder, mark))] as const]),
	]);
}
