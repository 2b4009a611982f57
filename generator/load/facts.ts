import type { Kind } from "../../pages/kind.ts";
import { kinds } from "../../pages/kinds.ts";
import { type Checking, filesIn } from "../../site/checking.ts";
import type { DataFile, Files } from "../../site/dataFile.ts";
import { isTownFile } from "../../site/files.ts";
import { formatHours, formatMinutes, formatPhone } from "../../site/formats.ts";
import type { Path } from "../../site/inside.ts";
import type { Code } from "../../site/messages.ts";
import type { TownData } from "../../site/schema/pages/town.ts";
import { fieldsOf } from "../../site/schema/roles.ts";
import type { Business, Facts } from "../../site/schema/schema.ts";
import type { SiteFile } from "../../site/site.ts";
import { fill, joinWords, type Speech } from "../../site/words.ts";

export type GatheredFacts = ReturnType<typeof gatherFacts>;

/** The company's age for "over N years": its full years, rounded down to a multiple of five. */
export const countYears = (founded: number, buildDate: string): number =>
	Math.max(0, Math.floor((Number(buildDate.slice(0, 4)) - founded - 1) / 5) * 5);

/** Collects the facts of facts.yaml, and the facts that the program computes from other files. */
export function gatherFacts(buildDate: string, speech: Speech, checking: Checking) {
	const { files, rawValue } = checking;
	const business = rawValue<Business>("business");
	const years = countYears(business.founded, buildDate);
	const known = {
		...companyFacts(business, years, buildDate, speech),
		...countedFacts(files, speech),
	};
	const isKnown = (fact: [string, unknown]): fact is [string, string] => fact[1] !== undefined;
	const computed = new Map(Object.entries(known).filter(isKnown));
	const onUnknown = (name: string) => (token: string, path: Path) =>
		checking.report(codeOf(token, name), name, path, token, { folder: checking.folder });
	// A fact in facts.yaml may contain computed facts, but no other fact of facts.yaml.
	const written = fillFacts(rawValue<Facts>("facts"), computed, onUnknown("facts"));
	const ofPages = (kinds as readonly Kind[]).flatMap((kind) =>
		Object.entries(kind.facts?.(checking) ?? {}),
	);
	const reserved = new Map([...computed, ...ofPages]);
	for (const [fact, value] of Object.entries(written))
		if (reserved.has(fact)) checking.report("fact-name-computed", "facts", [fact], value);
	const all = new Map([...Object.entries(written), ...computed]);
	for (const [fact, text] of ofPages) all.set(fact, fillFacts(text, all));
	if (years === 0) warnOfYoungCompany(business, checking);

	const filled = new Map<string, SiteFile>();
	const fillFile = (file: DataFile): object => {
		// business.yaml can't contain facts, because facts are computed from it.
		const known = file.name === "business" ? new Map<string, string>() : all;
		const value = file.hasBraces
			? fillFacts(file.value, known, onUnknown(file.name), quotesIn(file))
			: file.value;
		filled.set(file.name, { value, schema: file.schema });
		return value;
	};
	return {
		written,
		/** The files that `fill` and `record` have filled, by name. */
		filled,
		/** Returns a file's value, frozen, with all facts filled in. Also adds the file to `filled`. */
		fill: fillFile as <T>(file: DataFile) => T,
		/** Does the same as `fill` for a file's name. Undefined if there is no such file. */
		record<T>(name: string): T {
			const file = files.get(name);
			return (file && fillFile(file)) as T;
		},
	};
}

const companyFacts = (business: Business, years: number, buildDate: string, speech: Speech) => ({
	brand: business.name,
	shortBrand: business.shortName,
	phone: formatPhone(business.phone, speech),
	email: business.email,
	city: business.address.city,
	street: business.address.street,
	founded: String(business.founded),
	years: String(years),
	year: buildDate.slice(0, 4),
	license: business.licenseNumber,
	hours: formatHours(business.hours, speech),
	phoneLanguages: speech.phoneLanguageNames,
	closedDays: closedDays(business, speech),
});

/** The holidays on which the office is closed, as a list in words: "Thanksgiving and Labor Day". */
function closedDays({ holidays = [] }: Business, speech: Speech) {
	const names = holidays.flatMap(({ name, opens, byAppointment }) =>
		opens === undefined && !byAppointment ? [name] : [],
	);
	return names.length === 0 ? undefined : joinWords(names, speech);
}

const optionalFacts: Readonly<Record<string, Code>> = {
	"{street}": "street-in-text",
	"{phoneLanguages}": "phone-languages-in-text",
	"{closedDays}": "closed-days-in-text",
};

function codeOf(token: string, name: string): Code {
	if (name === "business") return "fact-in-facts";
	return token.length > 1 ? (optionalFacts[token] ?? "fact-unknown") : "fact-braces";
}

function warnOfYoungCompany({ founded }: Business, { files, warn }: Checking): void {
	for (const { name, value, hasBraces } of files.values())
		for (const { value: text, path } of hasBraces && name !== "words" ? fieldsOf(value) : [])
			if (typeof text === "string" && text.includes("{years}"))
				warn("years-too-few", name, path, text, { year: founded + 6 });
}

/** Counts towns, counties and services. `driveMinutes` is the range of the response times. */
function countedFacts(files: Files, { words }: Speech) {
	const inWords = (number: number): string => words.numbers[number] ?? String(number);
	const areas = filesIn("areas", files);
	const towns = areas.filter(isTownFile).map(({ value }) => value as TownData);
	const minutes = towns.flatMap(({ responseMinutes }) => responseMinutes ?? []);
	const range = formatMinutes([Math.min(...minutes), Math.max(...minutes)]);
	return {
		townCount: inWords(towns.length),
		townNames: towns.map(({ name }) => name).join(", "),
		countyCount: inWords(areas.length - towns.length),
		serviceCount: inWords(filesIn("services", files).length),
		driveMinutes: minutes.length === 0 ? undefined : fill(words.minutes.long, { minutes: range }),
	};
}

/** Returns a file's texts that quote other people. */
const quotesIn = ({ value, schema }: Pick<DataFile, "value" | "schema">): ReadonlySet<unknown> =>
	new Set(
		fieldsOf(value, schema).flatMap(({ value: text, roles }) =>
			roles.includes("quoted") ? [text] : [],
		),
	);

/**
 * Fills facts into every text of a value: "{repairTime}" becomes "one to two hours".
 * @param onUnknown called for an unknown name in braces, and for a single brace, because visitors
 * would see both as typed
 * @param quotes the texts that stay as they are
 * @returns a copy, deeply frozen
 */
export function fillFacts<T>(
	value: T,
	facts: ReadonlyMap<string, string>,
	onUnknown?: (token: string, path: Path) => void,
	quotes?: ReadonlySet<unknown>,
): T {
	const filled = (node: unknown, path: Path): unknown => {
		if (typeof node === "string") {
			if (!/[{}]/.test(node) || quotes?.has(node)) return node;
			return node.replace(/\{([^{}]*)\}|[{}]/g, (token, name: string | undefined) => {
				const fact = name === undefined ? undefined : facts.get(name);
				if (fact === undefined) onUnknown?.(token, path);
				return fact ?? token;
			});
		}
		if (typeof node !== "object" || node === null) return node;
		if (Array.isArray(node))
			return Object.freeze(node.map((item, index) => filled(item, [...path, index])));
		const fields = Object.entries(node).map(([key, item]) => [key, filled(item, [...path, key])]);
		return Object.freeze(Object.fromEntries(fields));
	};
	return filled(value, []) as T;
}
