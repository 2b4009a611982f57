import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Business } from "../../schema/schema.ts";
import type { BuildOptions } from "../options.ts";
import { DataProblems, type Problem } from "../problems.ts";
import type { Site } from "../site/site.ts";
import { expiredFacts } from "./checkAgeing.ts";
import { unwrittenMark } from "./readTexts.ts";

/** Something that the owner still has to replace or confirm. */
interface Placeholder {
	/** Path inside the data folder: "business.yaml". */
	readonly file: string;
	readonly field: string;
	readonly note: string;
}

/**
 * What is still a placeholder, a sample or a proposal in the data, and facts past their last day.
 * Values that can only be placeholders are known by themselves: reserved domains (RFC 2606), phone
 * numbers kept for fiction (https://nationalnanpa.com, 555-0100 to 0199), a rating without a source
 * and the simulated form.
 * The list in business.yaml names what no program can tell.
 * @param options in a production build any of them is an error, and HTML whose tags visitors read
 * @returns a line for each note, at most `mostLines`, reminders of what no program can check among
 * them
 * @throws DataProblems with all of them, in a production build
 */
export function checkPlaceholders(
	site: Site,
	{ production, data }: Pick<BuildOptions, "production" | "data">,
): readonly string[] {
	const found = [
		...listed(site),
		...samples(site),
		...proposed(site),
		...unwritten(site),
		...undrawn(site),
		...expiredFacts(site),
	];
	const placeholders = found.map(
		({ file, field, note }): Problem => ({
			code: "placeholder",
			file: `${data}/${file}`,
			field,
			expected: "the real value, in a production build",
			fix: note,
		}),
	);
	const visibleTags = site.warnings.filter(({ code }) => code === "markdown-html");
	const refused = [...placeholders, ...visibleTags];
	if (production && refused.length > 0) throw new DataProblems(refused);
	return shortened(grouped(found, data), reminders(site, data));
}

/** What a person reads at one go. A production build tells all. */
const mostLines = 20;
/** A note of more files than these is one line. */
const mostFiles = 3;

/** A line for each note of a file, or for each note where many files have the same. */
function grouped(found: readonly Placeholder[], data: string): readonly string[] {
	return [...new Set(found.map(({ note }) => note))].flatMap((note) => {
		const all = found.filter((one) => one.note === note);
		const files = [...new Set(all.map(({ file }) => file))];
		if (files.length > mostFiles)
			return `${data} › ${files.length} files, ${files.slice(0, mostFiles).join(", ")} and more: ${note}`;
		const fieldsOf = (file: string) =>
			all.flatMap((one) => (one.file === file ? one.field : [])).join(", ");
		return files.map((file) => `${data}/${file} › ${fieldsOf(file)}: ${note}`);
	});
}

/** The lines and the reminders, cut to what is read at one go. */
function shortened(lines: readonly string[], reminders: readonly string[]): readonly string[] {
	const room = mostLines - reminders.length;
	if (lines.length <= room) return [...lines, ...reminders];
	const kept = lines.slice(0, room - 1);
	return [
		...kept,
		`and ${lines.length - kept.length} more: npm run build -- --production names them all.`,
		...reminders,
	];
}

/**
 * The fields of business.yaml whose value itself tells that it is a placeholder, and what to do:
 * the list there need not, and may not, name them.
 */
export const knownByValue: Readonly<
	Record<string, readonly [isLeft: (business: Business) => boolean, note: string]>
> = {
	url: [
		({ url }) => isReserved(new URL(url).hostname),
		"A reserved example domain. Put the address that the site will be served from.",
	],
	email: [
		({ email }) => isReserved(email.slice(email.lastIndexOf("@") + 1)),
		"A reserved example domain. Put a mailbox that someone reads.",
	],
	phone: [
		({ phone }) => isFiction(phone),
		"A number reserved for fiction. Put the number that rings at your desk.",
	],
	textPhone: [
		({ textPhone }) => isFiction(textPhone),
		"A number reserved for fiction. Put the one that takes your text messages, or remove it.",
	],
	form: [
		({ form }) => form.provider === "simulated",
		"The contact form is simulated and sends nothing. Choose a provider.",
	],
	rating: [
		({ rating }) => rating !== undefined && rating.source === undefined,
		"A sample. Add the source where visitors can see it, or remove the rating.",
	],
	social: [
		({ social }) => /[./_-]example\b/.test(Object.values(social).join(" ")),
		"Placeholder profiles. Put your own, or remove them.",
	],
};

function listed({ business }: Site): readonly Placeholder[] {
	const known = Object.entries(knownByValue).flatMap(([field, [isLeft, note]]) =>
		isLeft(business) ? { field, note } : [],
	);
	// A license number that is there is no placeholder, though its line may have been left in the
	// list.
	const named = business.placeholders.filter(
		({ field }) => field !== "licenseNumber" || business.licenseNumber === "",
	);
	return [...known, ...named]
		.map(({ field, note }) => {
			const fact = factOf(field);
			return fact === undefined
				? { file: "business.yaml", field, note }
				: { file: "facts.yaml", field: fact, note };
		})
		.sort((a, b) => (a.field < b.field ? -1 : 1));
}

/** The fact that a line of the list names as "facts.repairTime", to be confirmed by a person. */
export const factOf = (field: string): string | undefined => /^facts\.(.+)$/.exec(field)?.[1];

const isFiction = (phone = ""): boolean => /^\+1\d{3}55501\d\d$/.test(phone);

const isReserved = (host: string): boolean =>
	/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(host);

function samples({ pages, team, certifications }: Site): readonly Placeholder[] {
	const sampled = (items: readonly { readonly sample: boolean }[]) =>
		items.filter(({ sample }) => sample).length;
	const consent = "Put real ones, with consent, and set sample: false.";
	const kinds = [
		[
			"testimonials.yaml",
			"items",
			sampled(pages.testimonials.items),
			"review is a sample",
			"reviews are samples",
			consent,
		],
		["team.yaml", "sample", sampled(team), "person is a sample", "people are samples", consent],
		[
			"certifications.yaml",
			"sample",
			sampled(certifications),
			"badge is a sample",
			"badges are samples",
			"Have the papers in hand, and set sample: false.",
		],
	] as const;
	return kinds.flatMap(([file, field, count, one, many, fix]) =>
		count > 0 ? { file, field, note: `${count} ${count === 1 ? one : many}. ${fix}` } : [],
	);
}

/** The towns whose response time nobody of the company has confirmed. */
const proposed = ({ towns }: Site): readonly Placeholder[] =>
	[...towns.values()].flatMap(({ id, responseProposed }) =>
		responseProposed
			? {
					file: `areas/${id}.yaml`,
					field: "responseProposed",
					note: "A response time that we proposed. Confirm or correct responseMinutes, then remove the line.",
				}
			: [],
	);

/** The texts of a starter company, a line for each file. */
const unwritten = (site: Site): readonly Placeholder[] =>
	site.unwritten.map(({ file, fields }) => ({
		file,
		field:
			fields.length > 3
				? `${fields.slice(0, 3).join(", ")} and ${fields.length - 3} more`
				: fields.join(", "),
		note: `Still to be written: search for ${unwrittenMark}.`,
	}));

/** The drawings of a starter company. */
const undrawn = ({ theme, folder }: Site): readonly Placeholder[] =>
	Object.entries(theme.drawings)
		.filter(([, file]) => readFileSync(join(folder, file), "utf8").includes(unwrittenMark))
		.map(([role, file]) => ({
			file: "theme.yaml",
			field: `drawings.${role}`,
			note: `${file} is the starter's drawing. Put your own there.`,
		}));

/** Notes that stay in the data: no program can tell whether they have been acted on. */
const reminders = ({ pages }: Site, data: string): readonly string[] =>
	(["privacy-policy", "terms-of-service"] as const)
		.filter((name) => pages[name].ownerNote !== "")
		.map(
			(name) =>
				`${data}/${name}.md › ownerNote: Let your lawyer read the text, and the note at its top, then empty the note.`,
		);
