import { createRequire } from "node:module";
import { load, YAMLException } from "js-yaml";
import type { Document, Node, Pair } from "yaml";
import type { Problem } from "../problems.ts";
import { explainYaml, findSilentSlip, type Place, type PlacedYaml } from "./explainYaml.ts";

/** What a YAML text holds, and where. */
export interface YamlFile {
	readonly value: unknown;
	/** The place of the value at a path, or of the nearest parent that exists. The first call parses the text again: for messages only. */
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
	let placed: PlacedYaml | undefined;
	const place = (line: number, column: number): Place => ({ line: firstLine + line - 1, column });
	try {
		// Aliases would let a few lines grow to gigabytes, or to a value that contains itself.
		const value = load(text, { maxAliases: 0 });
		const slip = findSilentSlip(text, value);
		if (slip) {
			const { line, column, ...message } = slip;
			return { file, ...place(line, column), ...message };
		}
		const locate = (path: readonly PropertyKey[]) => {
			placed ??= placeYaml(text);
			const { line, col } = placed.lines.linePos(offsetOf(placed.document, path));
			return place(line, col);
		};
		return { value, locate };
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const { line, column, ...message } = explainYaml(text, error, placeYaml);
		return { file, ...place(line, column), ...message };
	}
}

function placeYaml(text: string): PlacedYaml {
	const { LineCounter, parseDocument } = createRequire(import.meta.url)("yaml") as typeof import("yaml");
	const lines = new LineCounter();
	return { document: parseDocument(text, { lineCounter: lines, stringKeys: true, uniqueKeys: false, prettyErrors: false, logLevel: "silent" }), lines };
}

function offsetOf({ contents }: Document, path: readonly PropertyKey[]): number {
	let node = contents as Node | null;
	let start = node?.range?.[0] ?? 0;
	for (const key of path) {
		if (!node || !("items" in node)) break;
		const item = (typeof key === "number" ? node.items[key] : node.items.find((pair) => (pair as Pair<{ value: unknown }>).key?.value === key)) as
			| Node
			| Pair<Node, Node>;
		if (!item) break;
		node = "key" in item ? item.value : item;
		// An empty value has no place of its own: its key has.
		start = ("key" in item && node?.range?.[0] === node?.range?.[1] ? item.key.range?.[0] : node?.range?.[0]) ?? start;
	}
	return start;
}
