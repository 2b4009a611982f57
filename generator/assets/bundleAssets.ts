import { join } from "node:path";
import type { Cache } from "../cache.ts";
import type { BuildOptions } from "../options.ts";
import type { Scripts } from "../output/checkBudgets.ts";
import { assetsFolder, root } from "../root.ts";
import { createLinks, siteAddress } from "../site/links.ts";
import { shapeOfCodes } from "../site/postalCodes.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { islandWords } from "../site/words.ts";
import type { AssetBundle } from "./assets.ts";
import { bundleFonts, displayCharacters, loadFace, measureFace } from "./bundleFonts.ts";
import { bundleImages } from "./bundleImages.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { drawFavicons } from "./drawFavicons.ts";
import { drawPhoneCode } from "./drawPhoneCode.ts";
import { drawSharingImages } from "./drawSharingImages.ts";
import { loadIconDrawings, readDrawing } from "./loadIconDrawings.ts";
import { planZipTable } from "./planZipTable.ts";
import { pictureStyles, themeStyles } from "./themeStyles.ts";

/**
 * Makes everything that is served under a hashed name: font, styles, islands, images, icons, sharing images.
 *
 * @param draft all pages share the home page's image: drawing one for each of thousands takes minutes
 * @param progress told what slow work is going on
 * @returns the bundle, and what the budgets ask of each language's scripts
 */
export async function bundleAssets(
	site: Site,
	routes: readonly Route[],
	{ draft }: Pick<BuildOptions, "draft">,
	cache: Cache,
	progress: (text: string) => void = () => {},
): Promise<AssetBundle & { readonly scripts: ReadonlyMap<string, Scripts> }> {
	const { business } = site;
	const { basePath } = siteAddress(business.url);
	const assetsDir = assetsFolder;
	const counted = (what: string) => (done: number, total: number) => progress(`${what}: ${done} of ${total}`);

	const face = loadFace(site);
	const codes = shapeOfCodes([...site.towns.values()].flatMap(({ zips }) => zips));
	const islandsIn = ({ speech }: Site) =>
		bundleIslands({
			basePath,
			minify: true,
			provider: business.form.provider,
			words: islandWords(speech, business.answersAlways),
			codes,
			country: business.address.country,
		});
	const zipsIn = (one: Site) => planZipTable(one, createLinks(routes, business.url, one.speech.language));
	const drawn = draft ? routes.slice(0, 1) : routes;
	const sharingIn = ({ speech }: Site) =>
		drawSharingImages(
			drawn.filter(({ language }) => language === speech.language),
			{ ...site, speech },
			{ face, basePath, cache, onProgress: counted("Sharing images") },
		);
	const { translations } = site;
	const [fonts, islands, islandsElsewhere, images, sharing, sharingElsewhere, favicons, metrics, phoneCode] = await Promise.all([
		bundleFonts({ face, used: displayCharacters(site), basePath, cache }),
		islandsIn(site),
		Promise.all(translations.map(islandsIn)),
		bundleImages(site, { baseUrl: business.imageHost.replace(/\/+$/, "") || basePath, cache, onProgress: counted("Images") }),
		sharingIn(site),
		Promise.all(translations.map(sharingIn)),
		drawFavicons(site, { basePath, cache }),
		measureFace(face, cache),
		drawPhoneCode(business.phone, cache),
	]);
	const drawings = Object.fromEntries(Object.entries(site.theme.drawings).map(([name, file]) => [name, join(site.folder, file)]));
	const shown = [...images.assets.pictures.values(), images.assets.hero].filter((picture) => picture !== undefined);
	const theme = themeStyles(site.theme, fonts.assets.font, metrics) + pictureStyles(shown) + phoneCode;
	const styles = await bundleStyles(join(root, "styles/index.css"), basePath, { css: theme, drawings });
	const zips = zipsIn(site);
	const zipsElsewhere = translations.map(zipsIn);
	const pictures = new Map([sharing, ...sharingElsewhere].flatMap(({ assets }) => [...assets.sharingImages]));
	const [shared = ""] = pictures.values();
	const bundles = [fonts, islands, ...islandsElsewhere, images, sharing, ...sharingElsewhere, favicons, styles, zips, ...zipsElsewhere];
	return {
		// What is the same in two languages has the same name.
		files: [...new Map(bundles.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
		assets: {
			...fonts.assets,
			...islands.assets,
			...images.assets,
			...favicons.assets,
			...styles.assets,
			...zips.assets,
			translations: new Map(
				translations.map(({ speech }, index) => [
					speech.language,
					{ ...(islandsElsewhere[index] ?? islands).assets, ...(zipsElsewhere[index] ?? zips).assets },
				]),
			),
			sharingImages: new Map(routes.map(({ path }) => [path, pictures.get(path) ?? shared])),
			icons: new Map([...loadIconDrawings(join(assetsDir, "icons")), ["mark", readDrawing(drawings.mark ?? "")]]),
		},
		scripts: new Map(
			[[site, islands] as const, ...translations.map((one, index) => [one, islandsElsewhere[index] ?? islands] as const)].map(([one, { scripts }]) => [
				one.speech.language,
				scripts,
			]),
		),
	};
}
