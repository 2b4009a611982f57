import { isMap, isScalar, isSeq, type Node, parseDocument, visit } from "yaml";
import type { YamlFile } from "../../site/dataFile.ts";
import type { Path } from "../../site/inside.ts";
import { memoize } from "../../site/memoize.ts";
import type { Position } from "../../site/problem.ts";
import { refuse } from "../problems.ts";
import { explainYaml, findNesting, findSilentSlip, placeAt, type Slip } from "./explainYaml.ts";

const options = { stringKeys: true, prettyErrors: false, logLevel: "error" } as const;

/**
 * Parses YAML 1.2 into plain values. Dates stay strings (core schema).
 * @param text the YAML. Duplicate keys, aliases and several documents are errors.
 * @param firstLine the file's line on which the text starts: 2 for most front matter
 * @throws DataProblems with the first mistake in the text
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlFile {
	// Add empty lines on top, so that line numbers count from the start of the file.
	const source = "\n".repeat(firstLine - 1) + text;
	const refuseSlip = (slip: Slip | undefined) => {
		if (!slip) return;
		const [place, code, got, values] = slip;
		refuse(code, { file, ...place }, got, values);
	};
	refuseSlip(findNesting(source));
	const document = parseDocument(source, options);
	refuseSlip(explainYaml(source, document));
	const written: unknown = document.toJS();
	refuseSlip(findSilentSlip(source, written));
	const hasMarks = pastedMarks.test(source);
	if (hasMarks)
		visit(document, {
			Scalar(_key, node) {
				if (typeof node.value === "string") node.value = trimPastedMarks(node.value);
			},
		});
	const value: unknown = hasMarks ? document.toJS() : written;
	const placesIn = memoize(locateIn);
	return { value, locate: (path) => placesIn(source)(path) };
}

/** Matches invisible characters of copied text, such as direction marks and zero-width spaces. */
const pastedMarks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const marksAround = new RegExp(
	`^(?:\\s*${pastedMarks.source})+\\s*|\\s*(?:${pastedMarks.source}\\s*)+$`,
	"g",
);

export const trimPastedMarks = (text: string): string => text.replace(marksAround, "");

function locateIn(source: string) {
	const { contents } = parseDocument(source, { ...options, uniqueKeys: false });
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
		const { value, source: written } = isScalar(node) ? node : { value: null };
		const isOther = value !== null && typeof value !== "string" && written !== String(value);
		return { ...placeAt(source, start), ...(isOther && { written }) };
	};
}

function startOf(node: unknown): number | undefined {
	const [from, to] = (node as Node | null | undefined)?.range ?? [0, 0];
	return to > from ? from : undefined;
}
