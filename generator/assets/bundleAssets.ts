import { join } from "node:path";
import type { BuildOptions } from "../options.ts";
import type { OutputFile } from "../output/output.ts";
import { assetsFolder, root } from "../root.ts";
import { phoneLink } from "../site/formats.ts";
import { createLinks, siteAddress } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import type { Assets } from "./assets.ts";
import { bundleFonts, displayTexts, fontFileName } from "./bundleFonts.ts";
import { bundleImages } from "./bundleImages.ts";
import { bundleIslands, type IslandBundle } from "./bundleIslands.ts";
import { bundleStyles } from "./bundleStyles.ts";
import type { Cache } from "./cache.ts";
import { drawFavicons } from "./drawFavicons.ts";
import { drawSharingImages } from "./drawSharingImages.ts";
import { loadIconDrawings } from "./loadIconDrawings.ts";
import { planQr } from "./planQr.ts";
import { planZipTable } from "./planZipTable.ts";

/** The assets that pages refer to, and the files behind them. */
export interface AssetBundle {
	readonly files: readonly OutputFile[];
	readonly assets: Assets;
	/** What each script is made of. */
	readonly scripts: IslandBundle["inputs"];
}

/**
 * Makes everything that is served under a hashed name: font, styles, islands, images, icons, sharing images.
 *
 * @param oneSharingImage all pages share the home page's image: drawing one for each of thousands takes minutes
 * @param progress told what slow work is going on
 */
export async function bundleAssets(
	site: Site,
	routes: readonly Route[],
	{ oneSharingImage }: Pick<BuildOptions, "oneSharingImage">,
	cache: Cache,
	progress: (text: string) => void = () => {},
): Promise<AssetBundle> {
	const { business } = site;
	const { basePath } = siteAddress(business.url);
	const assetsDir = assetsFolder;
	const counted = (what: string) => (done: number, total: number) => progress(`${what}: ${done} of ${total}`);

	const [fonts, islands, images, sharing, favicons] = await Promise.all([
		bundleFonts({ texts: displayTexts(site), basePath, cache }),
		bundleIslands({ basePath, minify: true, provider: business.form.provider }),
		bundleImages({ assetsDir, baseUrl: business.imageHost.replace(/\/+$/, "") || basePath, cache, onProgress: counted("Images") }),
		drawSharingImages(oneSharingImage ? routes.slice(0, 1) : routes, site, { assetsDir, baseUrl: basePath, cache, onProgress: counted("Sharing images") }),
		drawFavicons(site, { assetsDir, basePath, cache }),
	]);
	const styles = bundleStyles(join(root, "styles/index.css"), basePath, new Map([[fontFileName, fonts.url]]));
	const zips = planZipTable(site, createLinks(routes, business.url));
	const [shared = ""] = sharing.urls.values();

	return {
		files: [...[fonts, islands, images, sharing, favicons, styles].flatMap(({ files }) => files), zips.file],
		assets: {
			pictures: images.pictures,
			posters: images.posters,
			font: fonts.url,
			zipTable: zips.href,
			loader: islands.loader,
			islandClasses: islands.classes,
			sharingImages: new Map(routes.map(({ path }) => [path, sharing.urls.get(path) ?? shared])),
			favicons: favicons.favicons,
			icons: loadIconDrawings(join(assetsDir, "icons")),
			phoneQr: planQr(phoneLink(business.phone)),
			css: styles.css,
		},
		scripts: islands.inputs,
	};
}
