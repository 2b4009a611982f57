import { EVENT_ID, type Event, getScalarValue, load, parseEvents, SCALAR_STYLE, YAMLException } from "js-yaml";
import type { Problem } from "../problems.ts";

/** A place in a file, one-based. */
export interface Place {
	readonly line: number;
	readonly column: number;
}

/** What a YAML text holds, and where. */
export interface YamlFile {
	readonly value: unknown;
	/** The place of the value at a path, or of the nearest parent that exists. Parses again: for error messages only. */
	locate(path: readonly PropertyKey[]): Place;
}

interface Node {
	readonly start: number;
	readonly children: Map<PropertyKey, Node>;
}

/**
 * Parses YAML 1.2 (core schema: dates stay strings) into plain values.
 *
 * @param text the YAML; duplicate keys and several documents are errors
 * @param file the file's path for messages
 * @param firstLine the line of the file on which the text starts (front matter starts on 2)
 * @returns the value, or the problem that keeps it from being read
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlFile | Problem {
	try {
		// Aliases would let a few lines grow to gigabytes, or to a value that contains itself.
		const value = load(text, { maxAliases: 0 });
		return { value, locate: (path) => placeOf(text, offsetOf(text, path), firstLine) };
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const { line, column } = placeOf(text, error.mark?.position ?? 0, firstLine);
		return {
			file,
			line,
			column,
			got: error.reason.includes("maxAliases") ? "text that starts with *, which is an alias" : error.reason,
			expected: "valid YAML",
			fix: "Check the indentation and put text that holds a colon, a # or quotes into double quotes.",
		};
	}
}

function placeOf(text: string, offset: number, firstLine: number): Place {
	const before = text.slice(0, offset);
	return { line: firstLine + (before.match(/\n/g)?.length ?? 0), column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}

function offsetOf(text: string, path: readonly PropertyKey[]): number {
	const events = parseEvents(text, {}).values();
	events.next(); // the document's own event
	const root = readNode(events.next().value, events, text);
	let node = root;
	for (const key of path) {
		const child = node.children.get(key);
		if (!child) break;
		node = child;
	}
	return node.start;
}

/** @param owner where the key or list stands that the node belongs to: an empty value has no place of its own */
function readNode(event: Event | undefined, events: IterableIterator<Event>, text: string, owner = 0): Node {
	const children = new Map<PropertyKey, Node>();
	if (event?.type === EVENT_ID.SCALAR) {
		const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
		return { start: event.valueStart < 0 ? owner : event.valueStart - (quoted ? 1 : 0), children };
	}
	if (event?.type === EVENT_ID.SEQUENCE) {
		for (let index = 0, next = events.next().value; next && next.type !== EVENT_ID.POP; next = events.next().value, index++)
			children.set(index, readNode(next, events, text));
		return { start: event.start, children };
	}
	if (event?.type === EVENT_ID.MAPPING) {
		for (let key = events.next().value; key && key.type !== EVENT_ID.POP; key = events.next().value) {
			const name = key.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : "";
			if (key.type !== EVENT_ID.SCALAR) readNode(key, events, text);
			children.set(name, readNode(events.next().value, events, text, key.type === EVENT_ID.SCALAR ? key.valueStart : owner));
		}
		return { start: event.start, children };
	}
	return { start: 0, children };
}
