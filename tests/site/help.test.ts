import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { searchWords } from "../../components/searchWords.ts";
import { matchesSearch } from "../../islands/matchesSearch.ts";
import {
	type CommercialData,
	type HowToData,
	type SymptomBranchData,
	type SymptomRow,
	type SymptomsData,
	urgencies,
} from "../../schema/schema.ts";
import { dataFolder } from "../builtSite.ts";
import { business, isRemoved, site, sites } from "../data.ts";
import { all, attribute, linesOf, one, pageAt, pages, textOf, texts } from "./pages.ts";

const read = <T>(file: string): T => parse(readFileSync(join(dataFolder, file), "utf8")) as T;
const readFolder = <T>(folder: string) =>
	fastGlob
		.sync("*.yaml", { cwd: join(dataFolder, folder) })
		.map((file) => ({ slug: file.replace(/\.yaml$/, ""), ...read<T>(`${folder}/${file}`) }));
/** A file that not every company has: one or none, for tests of each. */
const readOptional = <T>(file: string): readonly T[] =>
	existsSync(join(dataFolder, file)) ? [read<T>(file)] : [];

const finders = readOptional<SymptomsData>("symptoms.yaml");
const branches = readFolder<SymptomBranchData>("symptoms").sort((a, b) => a.order - b.order);
const howTos = readFolder<HowToData>("how-to");
const subjects = new Map(
	readFolder<{ readonly name: string }>("services").map(({ slug, name }) => [slug, name]),
);
const rows = branches.flatMap(({ slug, rows: of }) =>
	of.map((row) => ({ ...row, branch: slug, href: `/symptoms/${slug}#${row.id}` })),
);

/**
 * Whether a text of the data, which may hold facts and links, stands among lines: its longest run
 * of plain words does.
 */
const stands = (lines: string, text: string) => {
	const plain = text
		.split(/\{\w+\}|\[[^\]]*\]\([^)]*\)|\*\*/)
		.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
	return lines.includes(plain.replace(/\s+/g, " ").trim());
};

describe.each(finders)("/symptoms", (symptoms) => {
	const { main } = pageAt("/symptoms");
	const shown = linesOf(main).join(" ");

	it("asks the safety questions before anything else", () => {
		const first = symptoms.gate.questions.map(({ question }) => shown.indexOf(question));
		expect(first).toEqual([...first].sort((a, b) => a - b));
		expect(first[0]).toBeGreaterThan(0);
		expect(first.at(-1)).toBeLessThan(shown.indexOf(symptoms.finder.heading));
		for (const { answer } of symptoms.gate.questions)
			expect(stands(shown, answer), answer).toBe(true);
	});

	it("lists every symptom under its branch, with its urgency, folded and without a script", () => {
		const groups = all(main, "details.symptom-group");
		expect(groups.map((group) => textOf(one(group, "summary")))).toEqual(
			branches.map(({ name }) => name),
		);
		for (const [index, { rows: of, slug }] of branches.entries()) {
			const items = all(groups[index] as (typeof groups)[number], "li");
			expect(
				items.map((item) => [
					textOf(one(item, "a")),
					attribute(one(item, "a"), "href"),
					textOf(one(item, ".urgency-mark")),
				]),
			).toEqual(
				of.map(({ symptom, id, urgency }) => [
					symptom,
					`/symptoms/${slug}#${id}`,
					symptoms.urgency.levels[urgency].word,
				]),
			);
			// What its chips choose by.
			expect(
				items.map((item) => [
					attribute(item, "data-urgency"),
					attribute(item, "data-branch").split(" "),
				]),
			).toEqual(of.map(({ urgency, alsoIn = [] }) => [urgency, [slug, ...alsoIn]]));
		}
	});

	it("finds every symptom by its own words, by each phrase and by its branch", () => {
		for (const branch of branches)
			for (const { symptom, words } of branch.rows) {
				// As narrowRows.ts puts them together: the row, its group's heading, and the words.
				const shown = `${symptom} ${branch.name} ${symptoms.finder.common}`;
				const said = [shown, ...searchWords(shown, words)].join(" ");
				for (const search of [symptom, branch.name, ...words])
					expect(matchesSearch(said, search), `"${search}" in "${said}"`).toBe(true);
			}
		expect(rows.length).toBeGreaterThan(0);
	});

	it("offers a chip for each branch and each urgency, with all chosen", () => {
		for (const [name, values] of [
			["branch", branches.map(({ slug }) => slug)],
			["urgency", Object.keys(symptoms.urgency.levels)],
		] as const) {
			const chips = all(main, `input[name="${name}"]`);
			expect(chips.map((chip) => attribute(chip, "value"))).toEqual(["", ...values]);
			expect(
				chips
					.filter((chip) => chip.hasAttribute("checked"))
					.map((chip) => attribute(chip, "value")),
			).toEqual([""]);
		}
	});
});

describe.each(finders.flatMap((symptoms) => branches.map((branch) => ({ ...branch, symptoms }))))(
	"/symptoms/$slug",
	(branch) => {
		const { slug, rows: own, gate, related = [], howtos = [], symptoms } = branch;
		const { main } = pageAt(`/symptoms/${slug}`);

		it("says the danger before its answers", () => {
			const box = textOf(one(main, ".safety-gate"));
			for (const text of [
				gate.strong,
				gate.text,
				...symptoms.gate.questions
					.filter(({ id }) => gate.ask.includes(id))
					.map(({ short }) => short),
			])
				expect(stands(box, text), text).toBe(true);
			expect(linesOf(main).join(" ").indexOf(gate.strong)).toBeLessThan(
				linesOf(main).join(" ").indexOf(symptoms.labels.answers),
			);
		});

		it.each(own)("answers $id whole", (row: SymptomRow) => {
			const body = one(main, `[id="${row.id}"]`);
			const answer = all(main, "details.symptom-answer").find((details) =>
				details.querySelector(`[id="${row.id}"]`),
			);
			expect(textOf(one(answer ?? main, "summary"))).toBe(
				`${symptoms.urgency.levels[row.urgency].word} ${row.symptom}`,
			);
			const text = textOf(body);
			for (const part of [
				symptoms.safe[row.safe],
				row.safeNote,
				...row.now,
				row.cause,
				row.visit ?? "",
				row.time ?? "",
				row.emergency ?? "",
			])
				expect(stands(text, part), part).toBe(true);
			const hrefs = all(body, "a").map((link) => attribute(link, "href"));
			expect(hrefs).toContain(`tel:${business.phone}`);
			expect(hrefs).toEqual(
				expect.arrayContaining(
					[row.service, ...(row.alsoServices ?? [])]
						.map((service) => `/services/${service}`)
						.filter((path) => !isRemoved(path)),
				),
			);
			if (row.howto && !isRemoved(`/how-to/${row.howto}`))
				expect(hrefs).toContain(`/how-to/${row.howto}`);
			if (site.prices) expect(hrefs).toContain("/prices");
			const send = new URL(hrefs.find((href) => href.startsWith("/contact#")) ?? "", business.url);
			expect(Object.fromEntries(new URLSearchParams(send.hash.slice(1)))).toEqual({
				subject: [row.service, ...(row.alsoServices ?? [])].flatMap(
					(service) => subjects.get(service) ?? [],
				)[0],
				message: row.message,
			});
		});

		it("points to the answers of other branches, and to what is near", () => {
			const hrefs = all(main, "a").map((link) => attribute(link, "href"));
			expect(hrefs).toEqual(
				expect.arrayContaining(
					rows.filter(({ alsoIn = [] }) => alsoIn.includes(slug)).map(({ href }) => href),
				),
			);
			expect(hrefs).toEqual(
				expect.arrayContaining(
					[
						...related.map((other) => `/symptoms/${other}`),
						...howtos.map((howTo) => `/how-to/${howTo}`),
						"/symptoms",
					].filter((path) => !isRemoved(path)),
				),
			);
		});
	},
);

describe.each(howTos)(
	"/how-to/$slug",
	({ slug, stop, steps, more, tables = [], refused, sources, drawing }) => {
		const { main } = pageAt(`/how-to/${slug}`);
		const shown = linesOf(main).join(" ");

		it("says first when to stop, and what is not explained, in sight", () => {
			const boxes = all(main, ".safety-gate").map(textOf);
			for (const text of [
				...(stop ? [stop.strong, ...stop.items] : []),
				refused.strong,
				refused.text,
			])
				expect(
					boxes.some((box) => stands(box, text)),
					text,
				).toBe(true);
			expect(all(main, "details .safety-gate")).toEqual([]);
		});

		it("has its steps, tables and sources whole", () => {
			for (const { title, text } of [...(steps?.items ?? []), ...(more?.items ?? [])]) {
				expect(stands(shown, title), title).toBe(true);
				expect(stands(shown, text), text).toBe(true);
			}
			for (const { rows: of } of tables)
				for (const cell of of.flat()) expect(shown).toContain(cell);
			expect(all(main, "a").map((link) => attribute(link, "href"))).toEqual(
				expect.arrayContaining(sources.map(({ url }) => url)),
			);
		});

		it("draws what it names, small", () => {
			const drawn = all(main, "svg.line-drawing");
			expect(drawn).toHaveLength(drawing ? 1 : 0);
			for (const svg of drawn) {
				expect(attribute(svg, "aria-label").length).toBeGreaterThan(40);
				expect(svg.outerHTML.length).toBeLessThan(6000);
			}
		});
	},
);

it.each(readOptional<CommercialData>("commercial.yaml"))(
	"/commercial has its warning first, its services, questions and a way to the form",
	(commercial) => {
		const { main } = pageAt("/commercial");
		expect(stands(textOf(one(main, ".safety-gate")), commercial.warning.text)).toBe(true);
		expect(texts(main, ".why-list h3")).toEqual(commercial.services.items.map(({ name }) => name));
		expect(texts(main, "summary")).toEqual(
			expect.arrayContaining(commercial.questions.items.map(({ question }) => question)),
		);
		const link = all(main, "a").find((candidate) => textOf(candidate) === commercial.form.link);
		expect(
			new URLSearchParams(
				new URL(attribute(link as NonNullable<typeof link>, "href"), business.url).hash.slice(1),
			).get("message"),
		).toBe(commercial.form.message);
	},
);

it("is reached from each service that a symptom asks for", () => {
	for (const slug of subjects.keys()) {
		const wanted = rows
			.filter(({ service, alsoServices = [] }) => [service, ...alsoServices].includes(slug))
			.map(({ href }) => href);
		const hrefs = all(pageAt(`/services/${slug}`).main, ".symptom-links a").map((link) =>
			attribute(link, "href"),
		);
		expect(wanted, slug).toEqual(expect.arrayContaining(hrefs));
		// The most urgent ones, the danger first.
		const ranks = (of: readonly string[]) =>
			of.map((href) =>
				urgencies.findIndex(
					(urgency) => rows.find((row) => row.href === href)?.urgency === urgency,
				),
			);
		const ascending = ranks(wanted).sort((one, other) => one - other);
		expect(ranks(hrefs), slug).toEqual(ascending.slice(0, hrefs.length));
		// A page that says what to do now has no list of signs.
		expect(hrefs.length, slug).toBe(
			site.services.find((service) => service.slug === slug)?.doNow
				? 0
				: Math.min(5, wanted.length),
		);
	}
});

it("names every urgency by its one word and icon, on every page", () => {
	const icons = new Map<string, Set<string>>();
	for (const { main } of pages) {
		for (const mark of all(main, ".urgency-mark")) {
			const found = icons.get(textOf(mark)) ?? new Set();
			icons.set(textOf(mark), found.add(attribute(one(mark, "use"), "href")));
		}
	}
	const words = sites.flatMap(({ symptoms }) =>
		Object.values(symptoms?.page.urgency.levels ?? {}).map(({ word }) => word),
	);
	expect([...icons.keys()].filter((word) => !words.includes(word))).toEqual([]);
	expect([...icons.values()].map(({ size }) => size)).toEqual([...icons].map(() => 1));
	for (const { symptoms } of sites) {
		const own = Object.values(symptoms?.page.urgency.levels ?? {}).filter(({ word }) =>
			icons.has(word),
		);
		expect(new Set(own.flatMap(({ word }) => [...(icons.get(word) ?? [])])).size).toBe(own.length);
	}
});
