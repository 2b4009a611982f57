import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { Problem } from "../problems.ts";
import {
	explainYaml,
	findDeepNesting,
	findSilentSlip,
	type Place,
	placeAt,
} from "./explainYaml.ts";

/** What a YAML text holds, and where. */
export interface YamlFile {
	readonly value: unknown;
	/**
	 * The place of the value at a path, or of the nearest parent that exists. The first call parses
	 * the text again: for messages only.
	 */
	locate(path: readonly PropertyKey[]): Place;
}

/**
 * Parses YAML 1.2 (core schema: dates stay strings) into plain values.
 *
 * @param text the YAML; duplicate keys, aliases and several documents are errors
 * @param file the file's path for messages
 * @param firstLine the line of the file on which the text starts (front matter starts on 2)
 * @returns the value, or the problem that keeps it from being read
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlFile | Problem {
	// Empty lines say nothing in YAML: with them, every place that is told is one of the file.
	const source = "\n".repeat(firstLine - 1) + text;
	const deep = findDeepNesting(source);
	if (deep) return { code: "yaml-syntax", file, ...deep };
	const parse = () =>
		parseDocument(source, { stringKeys: true, prettyErrors: false, logLevel: "error" });
	const document = parse();
	const mistake = explainYaml(source, document);
	if (mistake) return { code: "yaml-syntax", file, ...mistake };
	const value: unknown = document.toJS();
	const slip = findSilentSlip(source, value);
	if (slip) return { code: "yaml-slip", file, ...slip };
	let contents: Node | null | undefined;
	return {
		value,
		locate(path) {
			contents ??= parse().contents;
			return placeAt(source, startOf(contents, path));
		},
	};
}

/**
 * Where the value at a path starts. An empty value has no place of its own: its key has, or its
 * list.
 */
function startOf(contents: Node | null | undefined, path: readonly PropertyKey[]): number {
	let node: unknown = contents;
	let start = contents?.range?.[0] ?? 0;
	const enter = (inner: unknown) => {
		node = inner;
		const [from, to] = (inner as Node | null)?.range ?? [0, 0];
		if (to > from) start = from;
	};
	for (const step of path) {
		if (isMap(node)) {
			const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(step));
			if (pair === undefined) break;
			enter(pair.key);
			enter(pair.value);
		} else if (isSeq(node) && Number(step) < node.items.length) enter(node.items[Number(step)]);
		else break;
	}
	return start;
}
