import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import glob from "fast-glob";
import { memoize } from "../../site/memoize.ts";
import type { Site } from "../../site/site.ts";
import { root } from "../root.ts";

/**
 * Removes an SVG's comments and metadata. Removes elements and attributes with a prefix, such as
 * inkscape:label, because pages declare no prefixes, but turns "xlink:href" into "href".
 */
export const withoutMetadata = (svg: string): string =>
	svg
		.replace(
			/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>|<(\w+:[\w-]+)[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g,
			"",
		)
		.replaceAll("xlink:href=", "href=")
		.replace(/\s(?:\w+:[\w-]+)=(?:"[^"]*"|'[^']*')/g, "");

const drawings = join(root, "components/drawings");
const part = /<symbol id="([\w-]+)">([\s\S]*?)<\/symbol>/g;

const readText = (file: string): string => readFileSync(file, "utf8").replaceAll("\r\n", "\n");

const partsIn = memoize(
	(text) => new Map([...text.matchAll(part)].map(([, id, drawn]) => [id, drawn])),
);

/**
 * Reads an SVG file, with LF as line ends, so that builds on all systems write the same bytes.
 * Replaces links to parts.svg by the linked drawings, because browsers would not load that file.
 */
export const readSvg = (file: string): string =>
	readText(file).replace(
		/<use href="parts\.svg#([\w-]+)"([^>]*)\/>/g,
		(use, id: string, attributes: string) => {
			const drawn = partsIn(readText(join(drawings, "parts.svg"))).get(id);
			if (drawn === undefined)
				throw new Error(`${file}: components/drawings has no part for ${use}`);
			return `<g${attributes}>${drawn}</g>`;
		},
	);

function parseDrawing(file: string) {
	const [, tag = "", content] =
		/(<svg[^>]*>)([\s\S]*)<\/svg>/.exec(withoutMetadata(readSvg(file))) ?? [];
	if (content === undefined) throw new Error(`${file} holds no <svg>.`);
	const [, viewBox = ""] = /viewBox="([^"]*)"/.exec(tag) ?? [];
	return { viewBox, content: content.replace(/>\s+</g, "><").trim() };
}

/** Reads the content of a file's <svg> element. */
const readDrawing = (file: string): string => parseDrawing(file).content;

/** Reads a drawing that the company's theme names. Undefined if the theme names no such drawing. */
export function readThemeDrawing(
	{ theme, folder }: Pick<Site, "theme" | "folder">,
	name: "mark" | "skyline",
): string | undefined {
	const file = theme.drawings[name];
	return file === undefined ? undefined : readDrawing(join(folder, file));
}

const loadFolder = <T>(folder: string, load: (file: string) => T): ReadonlyMap<string, T> => {
	const files = glob.sync("*.svg", { cwd: folder }).sort();
	return new Map(files.map((file) => [basename(file, ".svg"), load(join(folder, file))]));
};

export const loadIconDrawings = (folder: string): ReadonlyMap<string, string> =>
	loadFolder(folder, readDrawing);

/** Reads the large drawings, with their sizes. */
export const loadDrawings = () => loadFolder(drawings, parseDrawing);
