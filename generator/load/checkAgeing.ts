import type { BuildOptions } from "../options.ts";
import { DataProblems, formatField } from "../problems.ts";
import type { Site } from "../site/site.ts";

/** Days before a fact's last day from which the build mentions it. */
const warningDays = 60;

/** A fact of the data that somebody has to look at. */
interface Ageing {
	/** Path inside the data folder: "permits.yaml". */
	readonly file: string;
	readonly field: string;
	readonly checked: string | null | undefined;
	readonly validUntil: string | undefined;
}

/**
 * Facts that age: those that nobody has checked on the live page (`checked: null`), and those whose last day (`validUntil`) is near or past.
 *
 * @param options in a production build a fact past its last day is an error
 * @returns a line for each file with unchecked facts, and one for each fact whose last day is at most 60 days away
 * @throws DataProblems with all facts past their last day, in a production build
 */
export function checkAgeing(site: Site, { production, data }: Pick<BuildOptions, "production" | "data">): readonly string[] {
	const { permits, hurricane, prices, buildDate } = site;
	const found = Object.entries({ permits, hurricane, prices }).flatMap(([name, value]) => ageingIn(value, `${name}.yaml`));
	const dated = found
		.flatMap(({ validUntil, ...rest }) => (validUntil === undefined ? [] : { ...rest, validUntil, days: daysBetween(buildDate, validUntil) }))
		.filter(({ days }) => days <= warningDays);
	const past = dated.filter(({ days }) => days < 0);
	const fix = "Read its sources again, correct the text, and set the next date.";
	if (production && past.length > 0)
		throw new DataProblems(
			past.map(({ file, field, validUntil }) => ({
				file: `${data}/${file}`,
				field: `${field}.validUntil`,
				got: validUntil,
				expected: `a day that is not past on ${buildDate}`,
				fix,
			})),
		);
	const unchecked = new Map<string, string[]>();
	for (const { file, field, checked } of found) if (checked === null) unchecked.set(file, [...(unchecked.get(file) ?? []), field]);
	return [
		...dated.map(({ file, field, validUntil, days }) => `${data}/${file} › ${field}: ${days < 0 ? "was" : "is"} valid until ${validUntil}. ${fix}`),
		...[...unchecked].map(
			([file, fields]) =>
				`${data}/${file} › checked: ${fields.length} facts that nobody has checked (${fields.join(", ")}). Open the live page or call, and write the day.`,
		),
	];
}

/** Every part of a file's value that says when it was checked, or until when it holds. */
function ageingIn(value: unknown, file: string, path: readonly PropertyKey[] = []): readonly Ageing[] {
	if (typeof value !== "object" || value === null) return [];
	const { checked, validUntil, id } = value as { checked?: string | null; validUntil?: string; id?: string };
	const field = path.length === 0 ? "(the whole file)" : (id ?? formatField(path));
	const inside = Object.entries(value).flatMap(([key, item]) => ageingIn(item, file, [...path, Array.isArray(value) ? Number(key) : key]));
	return checked === undefined && validUntil === undefined ? inside : [{ file, field, checked, validUntil }, ...inside];
}

/** Days from one day to another, both YYYY-MM-DD. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
