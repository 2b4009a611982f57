import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "../problems.ts";
import type { Path } from "../walk.ts";
import { explainYaml, findDeepNesting, findSilentSlip, type Place } from "./explainYaml.ts";

const options = { stringKeys: true, prettyErrors: false, logLevel: "error" } as const;

export interface YamlFile {
	readonly value: unknown;
	/**
	 * Finds the place of a value, or of its nearest parent if the value is missing. Slow: the first
	 * call parses the text again.
	 */
	locate(path: Path): Place;
}

/**
 * Parses YAML 1.2 into plain values. Dates stay strings (core schema).
 * @param text the YAML. Duplicate keys, aliases and several documents are errors.
 * @param firstLine the file's line on which the text starts: 2 for most front matter
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlFile | Problem {
	// Add empty lines on top, so that all places count from the start of the file.
	const source = "\n".repeat(firstLine - 1) + text;
	const deep = findDeepNesting(source);
	if (deep) return { code: "yaml-syntax", file, ...deep };
	const document = parseDocument(source, options);
	const mistake = explainYaml(source, document);
	if (mistake) return { code: "yaml-syntax", file, ...mistake };
	const value: unknown = document.toJS();
	const slip = findSilentSlip(source, value);
	if (slip) return { code: "yaml-slip", file, ...slip };
	let placeOf: ((path: Path) => Place) | undefined;
	return {
		value,
		locate(path) {
			placeOf ??= locateIn(source);
			return placeOf(path);
		},
	};
}

function locateIn(source: string) {
	const lineCounter = new LineCounter();
	const { contents } = parseDocument(source, { ...options, uniqueKeys: false, lineCounter });
	const starts = new Map<string, number>();
	collectStarts(contents, [], 0, starts);
	return (path: Path): Place => {
		let known = path.map(String);
		while (known.length > 0 && !starts.has(keyOf(known))) known = known.slice(0, -1);
		const { line, col } = lineCounter.linePos(starts.get(keyOf(known)) ?? 0);
		return { line, column: col };
	};
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path);

/** Collects the offsets of all values by path. An empty value has the offset of its key or list. */
function collectStarts(
	node: unknown,
	path: readonly string[],
	parent: number,
	starts: Map<string, number>,
): void {
	const start = startOf(node) ?? parent;
	starts.set(keyOf(path), start);
	if (isMap(node))
		for (const { key, value } of node.items)
			collectStarts(value, [...path, String(key)], startOf(key) ?? start, starts);
	if (isSeq(node))
		for (const [index, item] of node.items.entries())
			collectStarts(item, [...path, String(index)], start, starts);
}

function startOf(node: unknown): number | undefined {
	const [from, to] = (node as Node | null)?.range ?? [0, 0];
	return to > from ? from : undefined;
}
