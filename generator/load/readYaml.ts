import {
	EVENT_ID,
	type Event,
	getScalarValue,
	load,
	parseEvents,
	SCALAR_STYLE,
	type ScalarEvent,
	YAMLException,
} from "js-yaml";
import type { Problem } from "../problems.ts";
import { explainYaml, findSilentSlip, type Place } from "./explainYaml.ts";

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
	try {
		// Aliases would let a few lines grow to gigabytes, or to a value that contains itself.
		const value = load(source, { maxAliases: 0 });
		const slip = findSilentSlip(source, value);
		if (slip) return { code: "yaml-slip", file, ...slip };
		let places: ReadonlyMap<string, Place> | undefined;
		const locate = (path: readonly PropertyKey[]): Place => {
			places ??= placesIn(source);
			return places.get(JSON.stringify(path)) ?? locate(path.slice(0, -1));
		};
		return { value, locate };
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return { code: "yaml-syntax", file, ...explainYaml(source, error) };
	}
}

/**
 * The place of every value, by its path as JSON; an empty value has no place of its own: its key
 * has, or its list.
 */
function placesIn(text: string): ReadonlyMap<string, Place> {
	const events = parseEvents(text, {});
	const places = new Map<string, Place>();
	// The first event is the document's own.
	let [at, line, lineStart] = [1, 1, 0];
	const placeAt = (offset: number): Place => {
		for (
			let end = text.indexOf("\n", lineStart);
			end >= 0 && end < offset;
			end = text.indexOf("\n", lineStart)
		)
			[line, lineStart] = [line + 1, end + 1];
		return { line, column: offset - lineStart + 1 };
	};
	const visit = (path: readonly PropertyKey[], above: Place): Place => {
		const event = events[at++];
		const start = startOf(text, event);
		const place = start === undefined ? above : placeAt(start);
		places.set(JSON.stringify(path), place);
		const isMapping = event?.type === EVENT_ID.MAPPING;
		if (!isMapping && event?.type !== EVENT_ID.SEQUENCE) return place;
		for (let index = 0; events[at]?.type !== EVENT_ID.POP; index++) {
			const own = [...path, isMapping ? getScalarValue(text, events[at] as ScalarEvent) : index];
			visit(own, isMapping ? visit(own, place) : place);
		}
		at++;
		return place;
	};
	visit([], { line: 1, column: 1 });
	return places;
}

function startOf(text: string, event: Event | undefined): number | undefined {
	if (event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE) return event.start;
	if (event?.type !== EVENT_ID.SCALAR || event.valueStart < 0) return undefined;
	if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
	// What is noted is where the text itself begins: after its quote, or below its "|" or ">".
	const isQuoted =
		event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
	return isQuoted
		? event.valueStart - 1
		: Math.max(text.lastIndexOf("|", event.valueStart), text.lastIndexOf(">", event.valueStart));
}
