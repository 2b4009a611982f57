import { createRequire } from "node:module";
import { EVENT_ID, type Event, getScalarValue, load, parseEvents, SCALAR_STYLE, YAMLException } from "js-yaml";
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
	const place = (line: number, column: number): Place => ({ line: firstLine + line - 1, column });
	try {
		// Aliases would let a few lines grow to gigabytes, or to a value that contains itself.
		const value = load(text, { maxAliases: 0 });
		const slip = findSilentSlip(text, value);
		if (slip) {
			const { line, column, ...message } = slip;
			return { file, ...place(line, column), ...message };
		}
		return { value, locate: createLocate(text, firstLine) };
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const { line, column, ...message } = explainYaml(text, error, placeYaml);
		return { file, ...place(line, column), ...message };
	}
}

/** Finds places in a text that is YAML. @param firstLine as for readYaml */
function createLocate(text: string, firstLine = 1): YamlFile["locate"] {
	let events: readonly Event[] | undefined;
	return (path) => {
		events ??= parseEvents(text, {});
		const before = text.slice(0, offsetOf(text, events, path));
		return { line: firstLine - 1 + before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
	};
}

function placeYaml(text: string): PlacedYaml {
	const { LineCounter, parseDocument } = createRequire(import.meta.url)("yaml") as typeof import("yaml");
	const lines = new LineCounter();
	return { document: parseDocument(text, { lineCounter: lines, stringKeys: true, uniqueKeys: false, prettyErrors: false, logLevel: "silent" }), lines };
}

/** Where the value at a path starts, or the nearest parent that is there; an empty value has no place of its own: its key has. */
function offsetOf(text: string, events: readonly Event[], path: readonly PropertyKey[]): number {
	let at = 1; // after the document's own event
	let start = startOf(text, events[at]) ?? 0;
	for (const key of path) {
		const child = findChild(text, events, at, key);
		if (child === undefined) break;
		at = child.value;
		start = startOf(text, events[at]) ?? startOf(text, events[child.key]) ?? start;
	}
	return start;
}

/** The events of a collection's entry: of its value, and of its key where it has one. */
function findChild(text: string, events: readonly Event[], parent: number, wanted: PropertyKey): { readonly key: number; readonly value: number } | undefined {
	const isMapping = events[parent]?.type === EVENT_ID.MAPPING;
	if (!isMapping && events[parent]?.type !== EVENT_ID.SEQUENCE) return undefined;
	for (let key = parent + 1, index = 0; events[key]?.type !== EVENT_ID.POP; index += 1) {
		const name = events[key];
		const value = isMapping ? after(events, key) : key;
		if (isMapping ? name?.type === EVENT_ID.SCALAR && getScalarValue(text, name) === wanted : index === wanted) return { key, value };
		key = after(events, value);
	}
	return undefined;
}

/** The event after a whole node. */
function after(events: readonly Event[], node: number): number {
	let depth = 0;
	let at = node;
	do {
		const type = events[at++]?.type;
		if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1;
		else if (type === EVENT_ID.POP) depth -= 1;
	} while (depth > 0);
	return at;
}

function startOf(text: string, event: Event | undefined): number | undefined {
	if (event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE) return event.start;
	if (event?.type !== EVENT_ID.SCALAR || event.valueStart < 0) return undefined;
	if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
	// What is noted is where the text itself begins: after its quote, or below its "|" or ">".
	const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
	return isQuoted ? event.valueStart - 1 : Math.max(text.lastIndexOf("|", event.valueStart), text.lastIndexOf(">", event.valueStart));
}
