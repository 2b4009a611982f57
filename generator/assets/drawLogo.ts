import type { Assets } from "../../site/assets.ts";
import type { ThemeData } from "../../site/schema/themeSchema.ts";
import type { Cache } from "../cache.ts";
import { type AssetBundle, hashedFile } from "./assets.ts";
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
	const draw = async (picture: LogoPicture) => {
		const box = [largest.width * density, largest.height * density] as const;
		const contents = await scaleLogo(picture, box, "webp", cache);
		const file = hashedFile("logo.webp", contents, "the logo", basePath);
		const [maxWidth, maxHeight] = [largest.width - padding, largest.height - padding];
		const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height);
		const sideOf = (pixels: number) => Math.max(1, Math.round(pixels * scale)) + padding;
		const [width, height] = [sideOf(picture.width), sideOf(picture.height)];
		return { file, image: { src: file.url, width, height } };
	};
	const main = await draw(logo.main);
	const dark = logo.dark && (await draw(logo.dark));
	const hasName = isWide(logo.main);
	const alt = hasName ? (theme.logo?.alt ?? "") : "";
	const shown = { main: main.image, dark: dark?.image, alt, isWide: hasName, hasPlate };
	return { files: [main.file, dark?.file ?? []].flat(), assets: { logo: shown } };
}
