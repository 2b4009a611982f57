import { join } from "node:path";
import { planOtherLanguages } from "../../site/languages.ts";
import { createLinks, siteAddress } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import type { Cache } from "../cache.ts";
import type { LoadedSite } from "../loadedSite.ts";
import type { BuildOptions } from "../options.ts";
import type { Scripts } from "../outputFiles.ts";
import { root } from "../root.ts";
import type { AssetBundle, LaterFiles } from "./assets.ts";
import { bundleDoors } from "./bundleDoors.ts";
import { bundleFonts, displayCharacters, loadFace, measureFace } from "./bundleFonts.ts";
import { bundleImages } from "./bundleImages.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { drawCodes } from "./drawCodes.ts";
import { drawFavicons } from "./drawFavicons.ts";
import { drawLogo } from "./drawLogo.ts";
import { drawSharingImages } from "./drawSharingImages.ts";
import { loadIconDrawings, readDrawing } from "./loadIconDrawings.ts";
import { loadLogo } from "./loadLogo.ts";
import { planZipTable } from "./planZipTable.ts";
import { logoStyles, pictureStyles, themeStyles } from "./themeStyles.ts";

/**
 * Builds the files that pages refer to, such as images and styles. Most names contain a hash.
 * @param draft skips slow steps: all pages share one sharing image, and the font is not subset
 * @param later for the development server, gets a function for each photograph's file. The function
 * encodes the photograph on request, and the result lacks the file.
 * @param progress gets a line of text after each photograph's file and each sharing image
 * @returns the files, the assets, and each language's scripts for the budget check
 */
export async function bundleAssets(
	{ site, routes, locate }: Pick<LoadedSite, "site" | "routes" | "locate">,
	{ draft, later }: Pick<BuildOptions, "draft"> & { readonly later?: LaterFiles },
	cache: Cache,
	progress: (text: string) => void = () => {},
): Promise<AssetBundle & { readonly scripts: ReadonlyMap<string, Scripts> }> {
	const { business, translations, theme, folder } = site;
	const { basePath } = siteAddress(business.url);
	const reportProgress = (what: string) => (done: number, total: number) =>
		progress(`${what}: ${done} of ${total}`);

	const face = loadFace(site, locate);
	const logo = await loadLogo(site, locate, cache);
	const lettering = { face, logo };
	const routesWithImage = draft ? routes.slice(0, 1) : routes;
	const imageHost = business.imageHost.replace(/\/+$/, "") || basePath;
	const doors = bundleDoors(site, imageHost, basePath);
	const bundleLanguage = async (languageSite: Site) => {
		const { language } = languageSite.speech;
		const languageRoutes = routesWithImage.filter((route) => route.language === language);
		const onProgress = reportProgress("Sharing images");
		const [islands, sharing] = await Promise.all([
			bundleIslands(languageSite),
			drawSharingImages(languageRoutes, languageSite, lettering, cache, onProgress),
		]);
		const to = createLinks(routes, business.url, language);
		const languageOf = planOtherLanguages(routes, to, languageSite.speech);
		const zips = planZipTable(languageSite, to, languageOf);
		return { language, islands, sharing, zips, assets: { ...islands.assets, ...zips.assets } };
	};
	const [main, translated, fonts, images, favicons, shownLogo, metrics, codes] = await Promise.all([
		bundleLanguage(site),
		Promise.all(translations.map(bundleLanguage)),
		bundleFonts(face, draft ? undefined : displayCharacters(site), basePath, cache),
		bundleImages(site, {
			baseUrl: imageHost,
			locate,
			cache,
			onProgress: reportProgress("Images"),
			later,
		}),
		drawFavicons(site, lettering, cache),
		drawLogo(logo, theme, basePath, cache),
		measureFace(face, cache),
		drawCodes(business, basePath, cache),
	]);
	const { skyline, mark } = theme.drawings;
	const allPictures = [...images.assets.pictures.values(), images.assets.hero ?? []].flat();
	const css =
		themeStyles(theme, fonts.assets.font, metrics) +
		(logo?.hasPlate ? logoStyles(theme) : "") +
		pictureStyles(allPictures) +
		codes.css;
	const styles = await bundleStyles(join(root, "styles/index.css"), basePath, {
		css,
		drawings: { skyline: skyline === undefined ? undefined : join(folder, skyline) },
	});
	const languages = [main, ...translated];
	const pictures = new Map(languages.flatMap(({ sharing }) => [...sharing.assets.sharingImages]));
	const [shared = ""] = pictures.values();
	const inLanguages = languages.flatMap(({ islands, sharing, zips }) => [islands, sharing, zips]);
	const bundles = [fonts, images, doors, favicons, shownLogo, codes, styles, ...inLanguages];
	// Two languages can have the same file, under the same path. Keep each path once.
	const files = new Map(bundles.flatMap((one) => one.files).map((file) => [file.path, file]));
	return {
		files: [...files.values()],
		assets: {
			...fonts.assets,
			...images.assets,
			...doors.assets,
			...favicons.assets,
			...shownLogo.assets,
			...codes.assets,
			...styles.assets,
			...main.assets,
			translations: new Map(translated.map(({ language, assets }) => [language, assets])),
			sharingImages: new Map(routes.map(({ path }) => [path, pictures.get(path) ?? shared])),
			icons: new Map([
				...loadIconDrawings(join(root, "components/icons")),
				...(mark === undefined ? [] : [["mark", readDrawing(join(folder, mark))] as const]),
			]),
		},
		scripts: new Map(languages.map(({ language, islands }) => [language, islands.scripts])),
	};
}
