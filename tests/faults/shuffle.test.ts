// @module-tag long
import fc from "fast-check";
import { expect, it } from "vitest";
import { editedCopies } from "./editedCopies.ts";
import { sixHolidays } from "./foundEdits.ts";
import { type FullBuild, fullBuilds } from "./fullBuild.ts";
import type { Value } from "./ownersData.ts";

// The order of these lists has no meaning, so a page must show the same facts in any order. Only
// the order of items on a page may differ.

const { freshCopy } = editedCopies("shuffled");
const data = freshCopy("data");
const seed = Number(process.env.SEED ?? 20_261_125);

const unordered: readonly (readonly [what: string, files: RegExp, fields: RegExp])[] = [
	["holidays", /^business$/, /^holidays$/],
	["hours", /^business$/, /^hours(\.\d+\.days)?$/],
	["placeholders, languages of the phone", /^business$/, /^(placeholders|phoneLanguages)$/],
	["redirects", /^redirects$/, /^$/],
	["ZIP codes, neighborhoods", /^areas\//, /^(zips|neighborhoods)$/],
	["towns nearby", /^areas\//, /^nearby$/],
	["sources, key words", /./, /(^|\.)(sources|keywords|words)$/],
	[
		"pages behind a page",
		/^(symptoms|how-to)\//,
		/(^|\.)(alsoServices|alsoIn|related|howtos|branches|services)$/,
	],
	["roads", /^landmarks$/, /^roads$/],
	["parts that have numbers", /^hurricane$/, /^label\.parts$/],
];

function shuffle<T>(list: readonly T[]): readonly T[] {
	const all = { minLength: list.length, maxLength: list.length };
	const [shuffled = list] = fc.sample(fc.shuffledSubarray([...list], all), { numRuns: 1, seed });
	return shuffled.every((item, index) => item === list[index]) ? list.toReversed() : shuffled;
}

/** Changes every value in a file, starting with the innermost. */
function mapValues(
	value: Value,
	change: (value: Value, path: string) => Value,
	path: readonly (string | number)[] = [],
): Value {
	const inside = Array.isArray(value)
		? value.map((item, index) => mapValues(item, change, [...path, index]))
		: typeof value === "object" && value !== null
			? Object.fromEntries(
					Object.entries(value).map(([key, item]) => [
						key,
						mapValues(item, change, [...path, key]),
					]),
				)
			: value;
	return change(inside, path.join("."));
}

/** Returns the words of each file of a site, one a line, sorted and without digests. */
function wordsOf({ output }: FullBuild): ReadonlyMap<string, string> {
	const withoutDigests = (text: string) =>
		text.replaceAll(/sha256-[\w+/=]+|-[0-9a-f]{8}(?=\.\w)/g, "");
	const words = (text: string) => withoutDigests(text).match(/\p{L}+|\p{N}+/gu) ?? [];
	const texts = [...output].filter(([path]) =>
		/\.(html|xml|txt|vcf|js|json|webmanifest)$/.test(path),
	);
	return new Map(
		texts.map(([path, contents]) => [
			withoutDigests(path),
			words(Buffer.from(contents).toString()).sort().join("\n"),
		]),
	);
}

it(`in another order of lists and fields (seed ${seed}) no fact changes`, {
	timeout: 900_000,
}, async () => {
	data.edit("business", (business) => {
		business.holidays = sixHolidays;
		const [first, ...others] = business.hours;
		business.hours = [
			{ ...first, opens: "08:00", closes: "12:00" },
			{ ...first, opens: "13:00", closes: "18:00" },
			...others,
		];
	});
	// A draft, because the minifier and the sharing images change no word.
	const builds = fullBuilds(data.folder, "--draft");
	const before = wordsOf(await builds.build());
	const shuffled = new Set<string>();
	for (const name of data.names()) {
		const value = mapValues(data.read(name), (inside, path) => {
			if (typeof inside !== "object" || inside === null) return inside;
			if (!Array.isArray(inside)) return Object.fromEntries(shuffle(Object.entries(inside)));
			const found = unordered.find(([, files, fields]) => files.test(name) && fields.test(path));
			if (found === undefined || inside.length < 2) return inside;
			shuffled.add(found[0]);
			return shuffle(inside);
		});
		data.write(name, value);
	}
	expect(shuffled.size).toBeGreaterThan(6);
	const after = wordsOf(await builds.build());
	for (const path of new Set([...before.keys(), ...after.keys()]))
		expect.soft(after.get(path), path).toBe(before.get(path));
});
