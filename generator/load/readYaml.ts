import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { YamlFile } from "../../site/dataFile.ts";
import type { Path } from "../../site/inside.ts";
import type { Position, Problem } from "../../site/problem.ts";
import { problemOf } from "../problems.ts";
import { explainYaml, findNesting, findSilentSlip, type Slip } from "./explainYaml.ts";

const options = { stringKeys: true, prettyErrors: false, logLevel: "error" } as const;

/**
 * Parses YAML 1.2 into plain values. Dates stay strings (core schema).
 * @param text the YAML. Duplicate keys, aliases and several documents are errors.
 * @param firstLine the file's line on which the text starts: 2 for most front matter
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlFile | Problem {
	// Add empty lines on top, so that line numbers count from the start of the file.
	const source = "\n".repeat(firstLine - 1) + text;
	const tell = ({ place, told: [code, got, values] }: Slip) =>
		problemOf(code, { file, ...place }, got, values);
	const nesting = findNesting(source);
	if (nesting) return tell(nesting);
	const document = parseDocument(source, options);
	const mistake = explainYaml(source, document);
	if (mistake) return tell(mistake);
	const value: unknown = document.toJS();
	const slip = findSilentSlip(source, value);
	if (slip) return tell(slip);
	let placeOf: ReturnType<typeof locateIn> | undefined;
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
	return (path: Path): Position => {
		let node: unknown = contents;
		let start = startOf(node) ?? 0;
		for (const key of path) {
			const pair = isMap(node)
				? node.items.find((one) => String(one.key) === String(key))
				: undefined;
			const item = isSeq(node) ? node.items[Number(key)] : undefined;
			node = pair ? pair.value : item;
			if (pair === undefined && item === undefined) break;
			// An empty value has no place of its own: take the place of its key.
			start = startOf(node) ?? startOf(pair?.key) ?? start;
		}
		const { line, col } = lineCounter.linePos(start);
		const { value, source } = isScalar(node) ? node : { value: null };
		const isOther = value !== null && typeof value !== "string" && source !== String(value);
		return { line, column: col, ...(isOther && { written: source }) };
	};
}

function startOf(node: unknown): number | undefined {
	const [from, to] = (node as Node | null | undefined)?.range ?? [0, 0];
	return to > from ? from : undefined;
}
