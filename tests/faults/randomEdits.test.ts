// @module-tag long
import fc from "fast-check";
import { expect, it } from "vitest";
import { formatProblems } from "../../generator/problems.ts";
import { full } from "../full.ts";
import { editedCopies, problem } from "./editedCopies.ts";
import { failingTests } from "./failingTests.ts";
import { fullBuilds, messagesOf } from "./fullBuild.ts";
import {
	addTown,
	type OwnersData,
	put,
	removeTown,
	townsWithOthers,
	type Value,
} from "./ownersData.ts";

const { freshCopy } = editedCopies("random");

const words = fc.constantFrom(
	"Call us.",
	"It’s fine!",
	"100% — “really”",
	"Ann & Sons' <own> door",
	"Größe, señor",
	"A door costs $1,299.00",
	"see {phone}",
	"🚪 doors",
);
const randomEdit = fc.record({
	kind: fc.constantFrom("text", "number", "item", "remove", "add", "redirect"),
	at: fc.nat(),
	which: fc.nat(),
	text: words,
	number: fc.integer({ min: 1, max: 60 }),
});

type RandomEdit = typeof randomEdit extends fc.Arbitrary<infer T> ? T : never;

function apply(data: OwnersData, { kind, at, which, text, number }: RandomEdit): string {
	const names = data.names().filter((name) => name !== "theme");
	const name = names[at % names.length] ?? "";
	const towns = townsWithOthers(data);
	const town = towns[at % towns.length] ?? "";
	if (kind === "remove") {
		removeTown(data, town);
		return `removes ${town}`;
	}
	if (kind === "add") {
		addTown(data, town, `place-${at % 1000}`, `Place ${at % 1000}`);
		return `adds place-${at % 1000} beside ${town}`;
	}
	if (kind === "redirect") {
		data.edit("redirects", (redirects) => redirects.push({ from: `/old-${at}`, to: "/services" }));
		return `redirects /old-${at}`;
	}
	const value = data.read(name);
	const places = placesOf(value).filter(({ inside }) =>
		kind === "text"
			? typeof inside === "string"
			: kind === "number"
				? typeof inside === "number"
				: Array.isArray(inside) && inside.length > 0,
	);
	const place = places[which % places.length];
	if (!place) return `nothing in ${name}`;
	put(
		value,
		place.path,
		kind === "text" ? text : kind === "number" ? number : place.inside.slice(0, -1),
	);
	data.write(name, value);
	return `${kind} of ${name} ${place.path.join(".")}: ${kind === "text" ? text : number}`;
}

const placesOf = (
	value: Value,
	path: readonly (string | number)[] = [],
): readonly { readonly path: readonly (string | number)[]; readonly inside: Value }[] => [
	...(path.length > 0 ? [{ path, inside: value }] : []),
	...(typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([key, inside]) =>
				placesOf(inside, [...path, Array.isArray(value) ? Number(key) : key]),
			)
		: []),
];

it("builds any edit with the tests of the site green, or says what is wrong with the edit", {
	timeout: full ? 1_800_000 : 900_000,
}, async () => {
	const seed = Number(process.env.SEED ?? 20_261_122);
	const data = freshCopy("random");
	const { build } = fullBuilds(data.folder);
	const kept: string[] = [];
	for (const edit of fc.sample(randomEdit, { numRuns: full ? 30 : 5, seed })) {
		const saved = data.save();
		const what = apply(data, edit);
		const problems = await messagesOf(build);
		if (problems.length === 0) kept.push(what);
		else {
			const errors = formatProblems(problems);
			// A text that exceeds a page's budget has a different message.
			expect(
				errors.match(problem) ?? errors.match(/ over | of \d/) ?? [],
				`${what}\n${errors}`,
			).not.toEqual([]);
			data.restore(saved);
		}
	}
	expect(kept.length).toBeGreaterThan(0);
	// The site's tests take half a minute more.
	if (!full) return;
	const failing = await failingTests(data.folder);
	expect(failing, `seed ${seed}:\n${kept.join("\n")}\n${failing}`).toBe("");
});
