import type { Font } from "opentype.js";
import { type DataField, dataFields } from "../../site/dataFields.ts";
import type { Locate, Problem } from "../../site/problem.ts";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import { problemOf, showValue } from "../problems.ts";

export const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));

/** In em, as in response-sign.css. */
export const letterSpacing = -0.015;

/**
 * Splits a text into letters with their accents, composed (NFC). Leaves out invisible characters,
 * such as soft hyphens.
 */
const lettersOf = (text: string): readonly string[] =>
	text
		.normalize("NFC")
		.replace(/\p{Cc}|\p{Cf}|\ufe0f/gu, "")
		.match(/\P{M}\p{M}*/gu) ?? [];

export const hasLetter = (font: Font, letter: string): boolean =>
	[...letter].every((character) => font.charToGlyphIndex(character) > 0);

/**
 * Finds the first font that has a letter. If no font has the letter, tries its plain form: "№" →
 * "No", non-breaking hyphen → "-".
 * @returns the font, and the form that the font has
 */
export function findFont(
	letter: string,
	fonts: readonly Font[],
): readonly [Font, string] | undefined {
	for (const form of [letter, letter.normalize("NFKD").replace("\u2010", "-")]) {
		const font = fonts.find((one) => hasLetter(one, form));
		if (font) return [font, form];
	}
	return undefined;
}

/**
 * Splits a text into runs of one font. Leaves out letters that no font has: see `warnOfLetters`.
 */
export function splitIntoRuns(text: string, fonts: readonly Font[]) {
	const runs: [font: Font, run: string][] = [];
	for (const letter of lettersOf(text)) {
		const found = findFont(letter, fonts);
		const last = runs.at(-1);
		if (found && last?.[0] === found[0]) last[1] += found[1];
		else if (found) runs.push([...found]);
	}
	return runs;
}

/** Measures a line of text in pixels. */
export const textWidth = (text: string, size: number, fonts: readonly Font[]): number =>
	splitIntoRuns(text, fonts).reduce(
		(sum, [font, run]) => sum + font.getAdvanceWidth(run, size, { letterSpacing }),
		0,
	);

const isDisplayed = ({ value, roles }: DataField): boolean =>
	typeof value === "string" && (roles.includes("heading") || roles.includes("display"));

/** Finds the texts that are set in the display font, in all languages. */
const displayFields = (site: Site) =>
	[site, ...site.translations].flatMap((one) =>
		dataFields(one)
			.filter(isDisplayed)
			.map((field) => ({ ...field, text: String(field.value), language: one.speech.language })),
	);

type Signs = readonly Pick<Route, "sign">[];

/** The texts in sharing images. The build draws these texts, so they have no fallback font. */
const drawnTexts = ({ business, speech }: Site, routes: Signs) => [
	business.name,
	speech.words.minutes.unit,
	...routes.flatMap(({ sign }) => Object.values(sign)),
];

/** Lists the short name's capitals and digits. The icon shows the first one that a font has. */
export const initialsOf = ({ shortName, locale }: Site["business"]): readonly string[] =>
	lettersOf(shortName.toLocaleUpperCase(locale.language)).filter((one) =>
		/[\p{L}\p{N}]/u.test(one),
	);

/** Collects the letters that headings, names, signs and icons show. */
export function displayLetters(site: Site, routes: Signs): ReadonlySet<string> {
	const texts = [...displayFields(site).map(({ text }) => text), ...drawnTexts(site, routes)];
	// Include all of Basic Latin, because searching thousands of headings for it takes longer.
	const all = texts.join("\n").normalize("NFC");
	const others = all.match(/[^\0-~]\p{M}*|[ -~]\p{M}+/gu) ?? [];
	const letters = lettersOf(basicLatin + others.join(""));
	return new Set([...letters, ...initialsOf(site.business)].sort());
}

/** Warns of fields whose text is drawn without some letters, because no font has these letters. */
export function warnOfLetters(
	site: Site,
	routes: Signs,
	missing: readonly string[],
	locate: Locate,
): readonly Problem[] {
	const imageTexts = drawnTexts(site, routes).join("\n");
	const font = site.theme.display.name;
	const reported = new Set<string>();
	const problems: Problem[] = [];
	for (const { name, path, text, language } of displayFields(site)) {
		const letters = missing.filter((letter) => text.normalize("NFC").includes(letter));
		if (letters.length === 0 || reported.has(text) || !imageTexts.includes(text)) continue;
		reported.add(text);
		const fileName = language === site.speech.language ? name : `${language}/${name}`;
		const place = locate(fileName, path);
		const got = showValue(text);
		problems.push(problemOf("font-letters", place, got, { font, letters: letters.join(" ") }));
	}
	return problems;
}
