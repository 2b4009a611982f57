import table from "./messages.json" with { type: "json" };

/** A problem's permanent name: a row of messages.json. */
export type Code = keyof typeof table;

/** The values for the names in a row's texts: `${folder}`. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** The end of a message: what should be there, and what to do. */
export type Advice = readonly [expected: string, fix: string];

/** One text, or several. The message uses the first text whose names all have a value. */
type Wording = string | readonly string[];

/** Returns the end of a problem's message, with `values` filled in. */
export function adviceOn(code: Code, values: Values = {}): Advice {
	const [expected, fix] = table[code] as readonly Wording[] as readonly [Wording, Wording];
	return [word(expected, values), word(fix, values)];
}

const names = /\$\{(\w+)\}/g;

function word(wording: Wording, values: Values): string {
	const texts = typeof wording === "string" ? [wording] : wording;
	const isKnown = (text: string) =>
		[...text.matchAll(names)].every(([, name = ""]) => values[name] !== undefined);
	const text = texts.find(isKnown) ?? texts.at(-1) ?? "";
	return text.replace(names, (_all, name: string) => String(values[name] ?? "…"));
}
