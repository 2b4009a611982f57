import type { IslandName } from "../islands/registry.ts";
import type { Minified } from "./minifyHtml.ts";

/** Whole elements of a page as visitors get them, and what the page has to bring for them. */
export interface Part extends Omit<Minified, "html"> {
	/** The HTML in pieces. */
	readonly pieces: readonly Uint8Array[];
	readonly islands: readonly IslandName[];
	/** Names of icons. */
	readonly icons: readonly string[];
	/** Origins of frames. */
	readonly frames: readonly string[];
	readonly hasForm: boolean;
}

/**
 * @param markup from React, where a text can hold neither a bare quote nor a bracket: no text can pass for an element
 * @param minify turns it into what visitors get
 */
export async function readPart(markup: string, minify: (html: string) => Promise<Minified>): Promise<Part> {
	const { html, vocabularyKey, vocabulary } = await minify(markup);
	return {
		pieces: [encode(html)],
		vocabularyKey,
		vocabulary,
		islands: find(markup, / data-island="([A-Za-z]+)"/g) as readonly IslandName[],
		icons: find(markup, /href="#icon-([a-z0-9-]+)"/g),
		frames: find(markup, /<iframe[^>]*? src="(https:\/\/[^/"\s]+)/g),
		hasForm: markup.includes("<form"),
	};
}

/** Parts that follow one another, as one; names stand once. */
export function joinParts(parts: readonly Part[]): Part {
	const all = <T>(choose: (part: Part) => readonly T[]): readonly T[] => [...new Set(parts.flatMap(choose))];
	return {
		pieces: parts.flatMap(({ pieces }) => pieces),
		vocabularyKey: parts.map(({ vocabularyKey }) => vocabularyKey).join(" "),
		vocabulary: () => new Set(parts.flatMap(({ vocabulary }) => [...vocabulary()])),
		islands: all(({ islands }) => islands),
		icons: all(({ icons }) => icons),
		frames: all(({ frames }) => frames),
		hasForm: parts.some(({ hasForm }) => hasForm),
	};
}

const find = (markup: string, pattern: RegExp): readonly string[] => [...new Set([...markup.matchAll(pattern)].flatMap(([, found]) => found ?? []))];

const encoder = new TextEncoder();

/** Text as the bytes that a file has. */
export const encode = (text: string): Uint8Array => encoder.encode(text);
