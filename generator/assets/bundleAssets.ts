import { join } from "node:path";
import type { Cache } from "../cache.ts";
import type { BuildOptions } from "../options.ts";
import type { Scripts } from "../output/checkBudgets.ts";
import { assetsFolder, root } from "../root.ts";
import { phoneLink } from "../site/formats.ts";
import { createLinks, siteAddress } from "../site/links.ts";
import { shapeOfCodes } from "../site/postalCodes.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { islandWords } from "../site/words.ts";
import type { AssetBundle } from "./assets.ts";
import { bundleFonts, displayTexts, loadFace, measureFace } from "./bundleFonts.ts";
import { bundleImages } from "./bundleImages.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { drawFavicons } from "./drawFavicons.ts";
import { drawSharingImages } from "./drawSharingImages.ts";
import { loadIconDrawings, readDrawing } from "./loadIconDrawings.ts";
import { planQr } from "./planQr.ts";
import { planZipTable } from "./planZipTable.ts";
import { pictureStyles, themeStyles } from "./themeStyles.ts";

/**
 * Makes everything that is served under a hashed name: font, styles, islands, images, icons, sharing images.
 *
 * @param draft all pages share the home page's image: drawing one for each of thousands takes minutes
 * @param progress told what slow work is going on
 */
export async function bundleAssets(
	site: Site,
	routes: readonly Route[],
	{ draft }: Pick<BuildOptions, "draft">,
	cache: Cache,
	progress: (text: string) => void = () => {},
): Promise<AssetBundle & { readonly scripts: Scripts }> {
	const { business } = site;
	const { basePath } = siteAddress(business.url);
	const assetsDir = assetsFolder;
	const counted = (what: string) => (done: number, total: number) => progress(`${what}: ${done} of ${total}`);

	const face = loadFace(site);
	const codes = shapeOfCodes([...site.towns.values()].flatMap(({ zips }) => zips));
	const dialed = phoneLink(business.phone);
	const [fonts, islands, images, sharing, favicons, metrics, qr] = await Promise.all([
		bundleFonts({ face, texts: displayTexts(site), basePath, cache }),
		bundleIslands({
			basePath,
			minify: true,
			provider: business.form.provider,
			words: islandWords(site.speech, business.answersAlways),
			codes,
			country: business.address.country,
		}),
		bundleImages(site, { baseUrl: business.imageHost.replace(/\/+$/, "") || basePath, cache, onProgress: counted("Images") }),
		drawSharingImages(draft ? routes.slice(0, 1) : routes, site, { face, basePath, cache, onProgress: counted("Sharing images") }),
		drawFavicons(site, { basePath, cache }),
		measureFace(face, cache),
		cache.remember("qr", ["qr 1", dialed], async () => Buffer.from(JSON.stringify(await planQr(dialed)))),
	]);
	const drawings = Object.fromEntries(Object.entries(site.theme.drawings).map(([name, file]) => [name, join(site.folder, file)]));
	const shown = [...images.assets.pictures.values(), images.assets.hero].filter((picture) => picture !== undefined);
	const theme = themeStyles(site.theme, fonts.assets.font, metrics) + pictureStyles(shown);
	const styles = await bundleStyles(join(root, "styles/index.css"), basePath, { css: theme, drawings });
	const zips = planZipTable(site, createLinks(routes, business.url));
	const [shared = ""] = sharing.assets.sharingImages.values();
	return {
		files: [fonts, islands, images, sharing, favicons, styles, zips].flatMap(({ files }) => files),
		assets: {
			...fonts.assets,
			...islands.assets,
			...images.assets,
			...favicons.assets,
			...styles.assets,
			...zips.assets,
			sharingImages: new Map(routes.map(({ path }) => [path, sharing.assets.sharingImages.get(path) ?? shared])),
			icons: new Map([...loadIconDrawings(join(assetsDir, "icons")), ["mark", readDrawing(drawings.mark ?? "")]]),
			phoneQr: JSON.parse(Buffer.from(qr).toString()),
		},
		scripts: islands.scripts,
	};
}
