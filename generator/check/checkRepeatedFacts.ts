import type { Checking } from "../../site/checking.ts";
import { formatPhone } from "../../site/formats.ts";
import { fieldsOf } from "../../site/schema/roles.ts";
import type { Site } from "../../site/site.ts";
import { plural } from "../../site/words.ts";
import { escapeRegExp } from "../escape.ts";

/** Whether a text is unlikely to occur twice by chance: it has 10 to 40 characters and a number. */
const isDistinctive = (text: string): boolean =>
	text.length >= 10 &&
	text.length <= 40 &&
	/\d|\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text);

/** The facts that the build counts: ["townCount", "twelve"]. */
type Counted = readonly (readonly [name: string, text: string])[];

/** Maps each phrase that texts should not repeat (in lower case) to the {fact} to write instead. */
function phrasesOf(
	{ facts, towns, words, speech, business }: Site,
	counted: Counted,
): ReadonlyMap<string, string> {
	const { townCount = "", driveMinutes = "" } = Object.fromEntries(counted);
	const digits = plural(words.county.towns, towns.size, speech);
	const saying = (count: string) => digits.replace(speech.numbers.format(towns.size), count);
	return new Map([
		...Object.entries(facts).flatMap(([name, text]) =>
			isDistinctive(text) ? [[text.toLowerCase(), `{${name}}`] as const] : [],
		),
		...(driveMinutes === "" ? [] : [[driveMinutes.toLowerCase(), "{driveMinutes}"] as const]),
		[formatPhone(business.phone, speech), "{phone}"],
		[business.email.toLowerCase(), "{email}"],
		...[digits, saying(townCount)].map(
			(text) => [text.toLowerCase(), saying("{townCount}")] as const,
		),
	]);
}

/**
 * Warns of texts that spell out a fact instead of naming it as {fact}: such a text stays the same
 * when the fact changes.
 */
export function checkRepeatedFacts(
	site: Site,
	counted: Counted,
	{ files, warn }: Pick<Checking, "files" | "warn">,
): void {
	const names = phrasesOf(site, counted);
	// The lookarounds exclude parts of URLs, dates and compound words.
	const pattern = new RegExp(
		`(?<![\\w{/-])(?:${[...names.keys()].map(escapeRegExp).join("|")})(?![\\w/-])`,
		"i",
	);
	for (const file of files.values()) {
		if (file.name === "facts" || file.name === "business") continue;
		for (const { value, path } of fieldsOf(file.value)) {
			const [repeated] = (typeof value === "string" && pattern.exec(value)) || [];
			if (repeated === undefined) continue;
			const fact = file.name === "words" ? undefined : names.get(repeated.toLowerCase());
			warn("fact-repeated", file.name, path, repeated, { fact });
		}
	}
}
