import { join } from "node:path";
import { planZipTable } from "../../pages/planZipTable.ts";
import type { Assets } from "../../site/assets.ts";
import { planOtherLanguages } from "../../site/languages.ts";
import { createLinks, siteAddress } from "../../site/links.ts";
import type { Problem } from "../../site/problem.ts";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import type { Cache } from "../cache.ts";
import type { LoadedSite } from "../loadedSite.ts";
import type { BuildOptions } from "../options.ts";
import { root } from "../root.ts";
import { type AssetBundle, hashedFile, type Keep, type LaterFiles } from "./assets.ts";
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
import { loadDrawings, loadIconDrawings, readThemeDrawing } from "./loadIconDrawings.ts";
import { type Lettering, loadLogo } from "./loadLogo.ts";
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
 * @param later gets a function for each photograph's file, which encodes the file when a browser
 * requests it from the development server. The returned `files` lack these files.
 * @param keep reuses results in the development server. The name of a step that reads a folder of
 * the program begins with the folder's name.
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
		bundleLanguage(one, routes, near, lettering, { draft, keep }, cache);
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
	const styles = await keep("styles", () =>
		bundleThemedStyles(site, basePath, cache, [
			themeStyles(theme, fonts.assets.fonts, metrics),
			logo?.hasPlate ? logoStyles(theme) : "",
			pictureStyles(images.assets),
			codes.css,
		]),
	);
	const languages = [main, ...translated];
	const shared = [fonts, images, doors, favicons, shownLogo, codes, styles];
	return {
		files: joinFiles([...shared, ...languages]),
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
			icons: keep("components/icons", () => readIcons(site)),
			drawings: keep("components/drawings", loadDrawings),
		},
		warnings: [
			...warnOfLetters(site, routes, missing, locate),
			...(await proposeBrand(site, logo, locate, cache)),
		],
	};
}

/** Bundles the files of one language: scripts, table of ZIP codes, and sharing images. */
async function bundleLanguage(
	site: Site,
	routes: readonly Route[],
	near: ReturnType<typeof findNearPlaces>,
	lettering: Lettering,
	{ draft, keep }: { readonly draft: boolean; readonly keep: Keep },
	cache: Cache,
) {
	const { language } = site.speech;
	const drawn = draft ? routes.slice(0, 1) : routes;
	const own = drawn.filter((route) => route.language === language);
	const [islands, sharing] = await Promise.all([
		keep(`islands ${language}`, () => bundleIslands(site)),
		keep(`sharing ${language}`, () => drawSharingImages(own, site, lettering, cache)),
	]);
	const to = createLinks(routes, site.business.url, language);
	const languageOf = planOtherLanguages(routes, to, site.speech);
	const table = JSON.stringify(planZipTable(site, to, languageOf, await near));
	const { basePath } = siteAddress(site.business.url);
	const zips = hashedFile("zips.json", table, "the ZIP look-up", basePath);
	return {
		language,
		files: [...islands.files, ...sharing.files, zips],
		assets: { ...islands.assets, zipTable: zips.url },
		...sharing.assets,
	};
}

/** Keeps each path once, because two languages can have the same file. */
const joinFiles = (bundles: readonly Pick<AssetBundle, "files">[]) => [
	...new Map(bundles.flatMap(({ files }) => files).map((file) => [file.path, file])).values(),
];

/** In a draft, all pages share the first page's image. */
function joinSharingImages(
	routes: readonly Route[],
	languages: readonly Pick<Assets, "sharingImages">[],
): ReadonlyMap<string, string> {
	const images = new Map(languages.flatMap(({ sharingImages }) => [...sharingImages]));
	const [shared = ""] = images.values();
	return new Map(routes.map(({ path }) => [path, images.get(path) ?? shared]));
}

function bundleThemedStyles(
	{ theme, folder }: Site,
	basePath: string,
	cache: Cache,
	css: readonly string[],
) {
	const { skyline } = theme.drawings;
	const styled = { css: css.join(""), skyline: skyline && join(folder, skyline) };
	return bundleStyles(join(root, "styles/index.css"), basePath, styled, cache);
}

function readIcons(site: Site): ReadonlyMap<string, string> {
	const mark = readThemeDrawing(site, "mark");
	return new Map([
		...loadIconDrawings(join(root, "components/icons")),
		...(mark === undefined ? [] : [["mark", mark] as const]),
	]);
}
