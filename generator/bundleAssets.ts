import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageNames, posterNames } from "../data/schema.ts";
import { type IslandName, registry } from "../islands/registry.ts";
import type { AssetIndex } from "./assets.ts";
import { bundleFonts, displayTexts, fontFileName } from "./bundleFonts.ts";
import { bundleImages } from "./bundleImages.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { openCache } from "./cache.ts";
import { drawIcons } from "./drawIcons.ts";
import { drawSharingImages } from "./drawSharingImages.ts";
import { createLinks } from "./links.ts";
import { loadIcons } from "./loadIcons.ts";
import type { BuildOptions } from "./options.ts";
import type { OutputFile } from "./output.ts";
import { planZipTable } from "./planZipTable.ts";
import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";

/** The assets that pages refer to, and the files behind them. */
export interface BundledAssets {
	readonly files: readonly OutputFile[];
	readonly index: AssetIndex;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const assetsDir = join(root, "assets");

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
	progress: (text: string) => void = () => {},
): Promise<BundledAssets> {
	const { business } = site;
	const basePath = new URL(business.url).pathname.replace(/\/+$/, "");
	const cache = openCache(join(root, ".cache"));
	const counted = (what: string) => (done: number, total: number) => progress(`${what}: ${done} of ${total}`);

	const [fonts, islands, images, sharing, favicons] = await Promise.all([
		bundleFonts({ texts: displayTexts(site), basePath, cache }),
		bundleIslands({ basePath, minify: true, provider: business.form.provider }),
		bundleImages({ assetsDir, baseUrl: business.imageHost.replace(/\/+$/, "") || basePath, cache, onProgress: counted("Images") }),
		drawSharingImages(oneSharingImage ? routes.filter(({ kind }) => kind === "home") : routes, site, {
			assetsDir,
			baseUrl: basePath,
			cache,
			onProgress: counted("Sharing images"),
		}),
		drawIcons(site, { assetsDir, basePath, cache }),
	]);
	const styles = bundleStyles(join(root, "styles/index.css"), basePath, new Map([[fontFileName, fonts.url]]));

	const zips = planZipTable(site, createLinks(routes, business.url));

	const byName = <N extends string, T>(names: readonly N[], find: (name: N) => T) =>
		Object.fromEntries(names.map((name) => [name, find(name)])) as Record<N, T>;

	return {
		files: [...[fonts, islands, images, sharing, favicons, styles].flatMap(({ files }) => files), zips.file],
		index: {
			pictures: byName(imageNames, images.picture),
			posters: byName(posterNames, images.poster),
			font: fonts.url,
			zipTable: zips.href,
			loader: islands.loader,
			islandClasses: byName(Object.keys(registry) as IslandName[], islands.classes),
			sharingImages: oneSharingImage ? new Map([["*", sharing.sharingImage("/")]]) : new Map(routes.map(({ path }) => [path, sharing.sharingImage(path)])),
			favicons: favicons.favicons,
			icons: loadIcons(join(assetsDir, "icons")),
			css: styles.css,
		},
	};
}
