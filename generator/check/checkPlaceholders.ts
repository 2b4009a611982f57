import { dataFields } from "../../site/dataFields.ts";
import { inside } from "../../site/inside.ts";
import type { Problem } from "../../site/problem.ts";
import { fieldsOf } from "../../site/schema/roles.ts";
import type { Site } from "../../site/site.ts";
import type { BuildOptions } from "../options.ts";
import { DataProblems, formatField, problemOf } from "../problems.ts";
import { expiredFacts } from "./checkAgeing.ts";

interface Placeholder {
	/** The path of a file or folder inside the data folder: "business.yaml", "jobs". */
	readonly file: string;
	readonly field: string;
	readonly note: string;
}

interface Loaded {
	readonly site: Site;
	readonly warnings: readonly Problem[];
}

/**
 * Lists what the owner should replace or confirm, such as placeholders, samples and words of
 * another trade.
 * @returns lines to print: this list, and legal texts that no lawyer has read
 * @throws DataProblems in a production build if the list is not empty, or if visitors would see
 * HTML tags as text
 */
export function checkPlaceholders(
	{ site, warnings }: Loaded,
	{ production, data }: Pick<BuildOptions, "production" | "data">,
): readonly string[] {
	const own = [...listed(site), ...samples(site), ...proposed(site), ...foreignWords(site)];
	const found = [...own, ...expiredFacts(site)];
	const placeholders = found.map(({ file, field, note }) =>
		problemOf("placeholder", { file: `${data}/${file}`, field }, undefined, { note }),
	);
	const visibleTags = warnings.filter(({ code }) => code === "markdown-html");
	const refused = [...placeholders, ...visibleTags];
	if (production && refused.length > 0) throw new DataProblems(refused);
	return grouped([...found, ...unreadByLawyers(site)], data);
}

const maxFiles = 3;

function grouped(found: readonly Placeholder[], data: string): readonly string[] {
	return [...new Set(found.map(({ note }) => note))].flatMap((note) => {
		const all = found.filter((one) => one.note === note);
		const files = [...new Set(all.map(({ file }) => file))];
		if (files.length > maxFiles)
			return `${data} › ${files.length} files, ${files.slice(0, maxFiles).join(", ")} and more: ${note}`;
		const fieldsOf = (file: string) =>
			all.flatMap((one) => (one.file === file ? one.field : [])).join(", ");
		return files.map((file) => `${data}/${file} › ${fieldsOf(file)}: ${note}`);
	});
}

/**
 * Values that nobody can have: reserved domains (RFC 2606), profiles that are named after them, and
 * phone numbers for fiction (https://nationalnanpa.com, 555-0100 to 0199).
 */
const reserved = [
	[
		/^(?:https:|[^@\s]+@)\S*(?:[./@_-]example\b|\.(?:test|invalid|localhost)\b)/,
		"A reserved example domain. Put your own.",
	],
	[/^\+1\d{3}55501\d\d$/, "A number reserved for fiction. Put your own."],
] as const;

function listed({ business }: Site): readonly Placeholder[] {
	const { form, rating, placeholders, licenseNumber } = business;
	const values = fieldsOf(business).filter(({ value }) => typeof value === "string");
	const known = reserved.flatMap(([pattern, note]): { field: string; note: string }[] => {
		const found = values.filter(({ value }) => pattern.test(String(value)));
		return [...new Set(found.map(({ path }) => String(path[0])))].map((field) => ({ field, note }));
	});
	const simulated = "The contact form is simulated and sends nothing. Choose a provider.";
	if (form.provider === "simulated") known.push({ field: "form", note: simulated });
	const sample = "A sample. Add the source where visitors can see it, or remove the rating.";
	if (rating && rating.source === undefined) known.push({ field: "rating", note: sample });
	// A license number that is filled in is no placeholder, even if `placeholders` still names it.
	const named = placeholders.filter(
		({ field }) => field !== "licenseNumber" || licenseNumber === "",
	);
	return [...known, ...named]
		.map(({ field, note }) => {
			const fact = factOf(field);
			const file = fact === undefined ? "business.yaml" : "facts.yaml";
			return { file, field: fact ?? field, note };
		})
		.sort((a, b) => (a.field < b.field ? -1 : 1));
}

/** The fact that an entry in `placeholders` names: "repairTime" for "facts.repairTime". */
export const factOf = (field: string): string | undefined => /^facts\.(.+)$/.exec(field)?.[1];

function samples(site: Site): readonly Placeholder[] {
	const found = dataFields(site).filter(
		({ roles, value }) => roles.includes("sample") && value === true,
	);
	return [...new Set(found.map(({ name }) => name))].map((name) => {
		const [first, ...others] = found.filter((field) => field.name === name);
		const count = others.length === 0 ? "A sample" : `${others.length + 1} samples`;
		return {
			file: fileOf(name, site),
			field: formatField(first?.path.filter((key) => typeof key !== "number") ?? []),
			note: `${count}. ${ownInstead}`,
		};
	});
}

const ownInstead =
	"Put real ones, people with their consent and badges with the papers in hand, and set sample: false. Or remove them.";

const fileOf = (name: string, { files }: Site): string =>
	`${name}.${inside(files.get(name)?.value, "body") === undefined ? "yaml" : "md"}`;

const proposed = ({ towns }: Site): readonly Placeholder[] =>
	[...towns.values()]
		.filter(({ responseProposed }) => responseProposed)
		.map(({ id }) => ({
			file: `areas/${id}.yaml`,
			field: "responseProposed",
			note: "A response time that we proposed. Confirm or correct responseMinutes, then remove the line.",
		}));

/** Words in generator/defaults that only fit garage doors or the United States. */
const localWords = [
	{
		words: /garage|garaje/i,
		areOurs: ({ services }: Site) => services.some((one) => /garage|garaje/i.test(textOf(one))),
		note: "It says garage doors, which no service of yours does. Write it for your trade.",
	},
	{
		words: /\bZIP\b|five digits|cinco dígitos/,
		areOurs: ({ business }: Site) => business.address.country === "US",
		note: "Only the United States have ZIP codes of five digits. Write what your country has.",
	},
] as const;

const textOf = (value: unknown): string => JSON.stringify(value);

/** Finds default words that don't fit the company's trade or country. */
const foreignWords = (main: Site): readonly Placeholder[] =>
	[main, ...main.translations].flatMap(({ words, translation }) =>
		fieldsOf(words).flatMap(({ value, path }) => {
			const found = localWords.find((one) => typeof value === "string" && one.words.test(value));
			// Skip the drawings' descriptions: only pages about garage doors show the drawings.
			if (!found || found.areOurs(main) || path[0] === "drawings") return [];
			const file = `${translation ? `${translation.code}/` : ""}words.yaml`;
			return { file, field: formatField(path), note: found.note };
		}),
	);

const unreadByLawyers = (site: Site): readonly Placeholder[] =>
	dataFields(site)
		.filter(({ roles, value }) => roles.includes("ownerNote") && value !== "")
		.map(({ name, path }) => ({
			file: fileOf(name, site),
			field: formatField(path),
			note: "Let your lawyer read the text, and the note at its top, then empty the note.",
		}));
