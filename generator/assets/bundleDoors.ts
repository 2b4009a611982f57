import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Assets, DoorPicture } from "../../site/assets.ts";
import { type DoorLook, doorIds, hungDoor, looksOf } from "../../site/doors.ts";
import { picturesOf } from "../../site/placedPictures.ts";
import type { DoorStyle } from "../../site/schema/pages/doors.ts";
import type { Site } from "../../site/site.ts";
import { findDoor } from "../findDoor.ts";
import type { OutputFile } from "../outputFiles.ts";
import { type AssetBundle, hashedFile } from "./assets.ts";
import { imageRule } from "./imageRule.ts";

const houseWidths = [640, 960, 1440] as const;

/**
 * Collects the pictures of the doors under hashed names, without encoding them again. Renders the
 * stylesheet that shows the chosen door without a script.
 * @param baseUrl comes before the URLs of pictures
 * @returns no files if the company offers no styles of doors
 */
export function bundleDoors(
	site: Site,
	baseUrl: string,
	basePath: string,
): AssetBundle<Pick<Assets, "doors">> {
	const styles = picturesOf(site).doors.map(({ value }) => value);
	if (styles.length === 0) return { files: [], assets: { doors: undefined } };
	const files: OutputFile[] = [];
	const add = (path: string, name: string): string => {
		const file = hashedFile(`door-${name}${extname(path)}`, readFileSync(path), path, baseUrl);
		files.push(file);
		return file.url;
	};
	const copy = (name: string): DoorPicture => {
		const found = findDoor(site.folder, name);
		if (!found) throw new Error(`There is no picture ${name}.webp in ${site.folder}/doors.`);
		return { webp: add(found.webp, name), avif: found.avif && add(found.avif, name) };
	};
	const looks = new Map(
		styles.flatMap((style) => looksOf(style).map(({ name }) => [name, copy(name)] as const)),
	);
	const swatches = styles.map(({ id, windows, colors }) => {
		const first = looks.get(`${id}-${windows[0]}-${colors[0]}`) as DoorPicture;
		return [id, findDoor(site.folder, id) ? copy(id) : first] as const;
	});
	const house = houseWidths.map((width) => ({ width, ...copy(`house-${width}`) }));
	const css = lookStyles(styles, looks);
	const sheet = hashedFile("doors.css", css, "the styles of the doors", basePath);
	return {
		files: [...files, sheet],
		assets: { doors: { looks, swatches: new Map(swatches), house, styles: sheet.url } },
	};
}

/** Renders rules that show the chosen look of a door, or the first look before a choice. */
function lookStyles(styles: readonly DoorStyle[], looks: ReadonlyMap<string, DoorPicture>): string {
	const show = (selector: string, name: string): string => {
		const { webp, avif } = looks.get(name) as DoorPicture;
		return imageRule(selector, webp, avif);
	};
	const [first] = styles.flatMap(looksOf);
	const elementOf = (name: string) => (name === hungDoor ? ".own-house__door" : ".door-look");
	const rules = styles.flatMap((style) => {
		const whenChecked = (...ids: readonly string[]) =>
			`.door-chooser${ids.map((id) => `:has(#${id}:checked)`).join("")}`;
		const styleId = doorIds.style(style.id);
		const renderLook = ({ name, windows, color }: DoorLook) => {
			const { id } = style;
			const chosen = whenChecked(styleId, doorIds.windows(id, windows), doorIds.color(id, color));
			// The picture of the house shows the hung door already.
			const hide = name === hungDoor ? `${chosen} .door-house__door{background-image:none}` : "";
			return `${hide}${show(`${chosen} ${elementOf(name)}`, name)}`;
		};
		return [
			`${whenChecked(styleId)} .door-form{visibility:hidden}`,
			`${whenChecked(styleId)} .door-form--${style.id}{visibility:visible}`,
			...looksOf(style).map(renderLook),
		];
	});
	return first ? [show(elementOf(first.name), first.name), ...rules].join("") : "";
}
