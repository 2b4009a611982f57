import type { Assets, ImageAsset } from "../../site/assets.ts";
import type { ThemeData } from "../../site/schema/themeSchema.ts";
import type { Cache } from "../cache.ts";
import { contentHash } from "../hash.ts";
import type { OutputFile } from "../outputFiles.ts";
import type { AssetBundle } from "./assets.ts";
import { isWide, type Logo, type LogoPicture, scaleLogo } from "./loadLogo.ts";

/** The logo's largest size in CSS pixels. Keep the height equal to --size-target in tokens.css. */
const largest = { width: 200, height: 44 };
/** The padding that .brand__logo--plate adds on each side, in CSS pixels. */
const platePadding = 5;
/** Image pixels per CSS pixel: many phones have a density of 3. */
const density = 3;

export async function drawLogo(
	logo: Logo | undefined,
	theme: Pick<ThemeData, "logo">,
	basePath: string,
	cache: Cache,
): Promise<AssetBundle<Pick<Assets, "logo">>> {
	if (logo === undefined) return { files: [], assets: { logo: undefined } };
	const { hasPlate } = logo;
	const padding = hasPlate ? 2 * platePadding : 0;
	const draw = async (picture: LogoPicture): Promise<{ file: OutputFile } & ImageAsset> => {
		const box = [largest.width * density, largest.height * density] as const;
		const contents = await scaleLogo(picture, box, "webp", cache);
		const path = `assets/logo-${contentHash(contents)}.webp`;
		const scale = Math.min(
			1,
			(largest.width - padding) / picture.width,
			(largest.height - padding) / picture.height,
		);
		return {
			file: { path, contents, owner: "the logo" },
			src: `${basePath}/${path}`,
			width: Math.max(1, Math.round(picture.width * scale)) + padding,
			height: Math.max(1, Math.round(picture.height * scale)) + padding,
		};
	};
	const { file, ...main } = await draw(logo.main);
	const { file: darkFile, ...dark } = logo.dark ? await draw(logo.dark) : {};
	const hasName = isWide(logo.main);
	return {
		files: darkFile ? [file, darkFile] : [file],
		assets: {
			logo: {
				main,
				dark: "src" in dark ? dark : undefined,
				alt: hasName ? (theme.logo?.alt ?? "") : "",
				isWide: hasName,
				hasPlate,
			},
		},
	};
}
