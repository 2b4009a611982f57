import type { IslandName } from "../islands/registry.ts";
import type { Vocabulary } from "./criticalCss.ts";
import type { Minified } from "./minifyHtml.ts";

/** Whole elements of a page as visitors get them, and what the page has to bring for them. */
export interface Part {
	readonly minified: Minified;
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
	return {
		minified: await minify(markup),
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
		minified: joinMinified(parts.map(({ minified }) => minified)),
		islands: all(({ islands }) => islands),
		icons: all(({ icons }) => icons),
		frames: all(({ frames }) => frames),
		hasForm: parts.some(({ hasForm }) => hasForm),
	};
}

const joinMinified = (parts: readonly Minified[]): Minified => ({
	html: parts.map(({ html }) => html).join(""),
	vocabularyKey: parts.map(({ vocabularyKey }) => vocabularyKey).join(" "),
	vocabulary: (): Vocabulary => new Set(parts.flatMap(({ vocabulary }) => [...vocabulary()])),
});

const find = (markup: string, pattern: RegExp): readonly string[] => [...new Set([...markup.matchAll(pattern)].flatMap(([, found]) => found ?? []))];
