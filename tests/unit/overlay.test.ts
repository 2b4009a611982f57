import { describe, expect, it } from "vitest";
import { z } from "zod";
import { layOver } from "../../generator/load/overlay.ts";
import { withRole } from "../../site/schema/roles.ts";

const key = withRole(z.string(), "key");
const rows = z.array(z.object({ id: key })).optional();
const fileSchema = z.object({ rows, groups: z.array(z.object({ id: key, rows })) });

const people = z.array(z.object({ name: key }));

/** Lays a translation over its source. Places are reported as paths. */
function mergeFiles(source: unknown, translation: unknown, schema: z.ZodType = fileSchema) {
	const places: (readonly PropertyKey[])[] = [];
	const place = { line: 1, column: 1 };
	const translationFile = {
		value: translation,
		locate: (path: readonly PropertyKey[]) => {
			places.push(path);
			return place;
		},
	};
	const sourceFile = { value: source, locate: () => place };
	const { yaml, translation: notes } = layOver(translationFile, sourceFile, schema);
	const placeOf = (path: readonly PropertyKey[]) => {
		yaml.locate(path);
		return places.at(-1);
	};
	return { value: yaml.value, placeOf, ...notes };
}
const merged = (source: unknown, translation: unknown) => mergeFiles(source, translation).value;

describe("overlay", () => {
	it("keeps plural forms that only the translation's language has", () => {
		const forms = z.object({ one: z.string(), few: z.string().optional(), other: z.string() });
		const polish = { one: "miasto", few: "miasta", other: "miast" };
		const english = { one: "town", other: "towns" };
		expect(mergeFiles(english, polish, forms).value).toEqual(polish);
	});

	it("takes texts from the translation and facts from the source", () => {
		const source = { name: "Door", minutes: [15, 30], image: { file: "a.jpg", alt: "A door" } };
		expect(merged(source, { name: "Puerta", image: { alt: "Una puerta" } })).toEqual({
			name: "Puerta",
			minutes: [15, 30],
			image: { file: "a.jpg", alt: "Una puerta" },
		});
	});

	it("merges items by key in the source's order, without items that one file lacks", () => {
		const row = (id: string, text: string, minutes: number) => ({ id, text, minutes });
		const source = { rows: [row("b", "B", 2), row("a", "A", 1), row("new", "New", 3)] };
		const text = (id: string, text: string) => ({ id, text });
		const translation = { rows: [text("a", "Una"), text("gone", "Fue"), text("b", "Be")] };
		const expected = { rows: [row("b", "Be", 2), row("a", "Una", 1)] };
		expect(merged(source, translation)).toEqual(expected);
	});

	it("merges people by name, because their schema says so", () => {
		const ann = { name: "Ann", years: 3, bio: "Works." };
		const bob = { name: "Bob", years: 4, bio: "Rests." };
		const translated = { name: "Bob", bio: "Descansa." };
		expect(mergeFiles([ann, bob], [translated], people).value).toEqual([{ ...bob, ...translated }]);
		const bands = merged({ bands: [{ name: "Near", minutes: 5 }] }, { bands: [{ name: "Cerca" }] });
		expect(bands).toEqual({ bands: [{ name: "Cerca", minutes: 5 }] });
	});

	it("takes a list of texts from the translation, but no list with facts", () => {
		const question = (text: string) => ({ question: text, answer: text });
		const [one, two] = [{ items: [question("a")] }, { items: [question("x"), question("y")] }];
		expect(merged(one, two)).toEqual(two);
		expect(merged(two, one)).toEqual(one);
		const card = (figure: string, text: string) => ({ figure, text });
		const figures = { cards: [card("1", "a"), card("2", "b")] };
		expect(merged(figures, { cards: [{ text: "x" }] })).toEqual(figures);
	});

	it("leaves out a field that the source lacks", () => {
		const translation = { name: "Puerta", faq: { heading: "Preguntas" } };
		expect(merged({ name: "Door" }, translation)).toEqual({ name: "Puerta" });
	});
});

it("locates a merged item in the translation", () => {
	const row = (id: string, text: string) => ({ id, text });
	const source = { rows: [row("b", "B"), row("a", "A")] };
	const translation = { rows: [row("a", "Una"), row("b", "Be")] };
	expect(mergeFiles(source, translation).placeOf(["rows", 0, "text"])).toEqual(["rows", 1, "text"]);
});

it("identifies the source's texts, not its facts", () => {
	const source = { text: "A", minutes: 5, rows: [{ id: "a", text: "A" }] };
	const translation = { text: "Una", rows: [{ id: "a", text: "Una" }] };
	const before = mergeFiles(source, translation).source;
	const after = (change: object) => mergeFiles({ ...source, ...change }, translation).source;
	expect(after({ minutes: 6 })).toBe(before);
	for (const change of [
		{ text: "B" },
		{ rows: [{ id: "a", text: "B" }] },
		{ rows: [...source.rows, { id: "b", text: "B" }] },
		{ note: "New" },
	])
		expect(after(change)).not.toBe(before);
});

it("lists the items that the translation lacks, by their place", () => {
	const row = (id: string) => ({ id, text: id });
	const source = {
		groups: [
			{ id: "one", rows: [row("a")] },
			{ id: "two", rows: [row("b"), row("c")] },
			{ id: "three" },
		],
		notes: [{ text: "x" }, { text: "y" }],
	};
	const translation = {
		groups: [
			{ id: "two", rows: [row("c")] },
			{ id: "one", rows: [row("a"), row("gone")] },
		],
		notes: [{ text: "equis" }],
	};
	const lacking = (...files: Parameters<typeof mergeFiles>) =>
		mergeFiles(...files).faults.map(({ path, got }) => [path, got]);
	expect(lacking(source, translation)).toEqual([
		[["groups", 0, "rows"], "no b"],
		[["groups"], "no three"],
	]);
	const ann = { name: "Ann" };
	expect(lacking([ann, { name: "Bob" }], [ann], people)).toEqual([[[], "no Bob"]]);
	expect(lacking(source, { notes: [] })).toEqual([]);
	const two = { badges: [{ text: "x" }, { text: "y" }] };
	const badges = { badges: [{ text: "a", icon: 1 }] };
	expect(lacking(badges, two)).toEqual([[["badges"], "more items, or fewer"]]);
});
