import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { searchWords } from "../../components/searchWords.ts";
import { matchesSearch } from "../../islands/matchesSearch.ts";
import type { CommercialData } from "../../pages/commercial/schema.ts";
import type { HowToData } from "../../pages/howTo/schema.ts";
import type { SymptomBranchData, SymptomRow } from "../../pages/symptom/schema.ts";
import type { SymptomsData } from "../../pages/symptoms/schema.ts";
import { urgencies } from "../../schema/fields.ts";
import { dataFolder } from "../builtSite.ts";
import { business, isRemoved, site, sites } from "../data.ts";
import { all, attribute, linesOf, one, pageAt, pages, textOf, texts } from "./pages.ts";

const read = <T>(file: string): T => parse(readFileSync(join(dataFolder, file), "utf8")) as T;
const readFolder = <T>(folder: string) =>
	fastGlob
		.sync("*.yaml", { cwd: join(dataFolder, folder) })
		.map((file) => ({ slug: file.replace(/\.yaml$/, ""), ...read<T>(`${folder}/${file}`) }));
/** Reads an optional file as a list of one or none, for it.each. */
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

/** Whether lines contain a text of the data: its longest part without facts and links. */
const stands = (lines: string, text: string) => {
	const plain = text
		.split(/\{\w+\}|\[[^\]]*\]\([^)]*\)|\*\*|^- /m)
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
			const items = all(groups[index] as (typeof groups)[number], "li").map((item) => ({
				symptom: textOf(one(item, "a")),
				href: attribute(one(item, "a"), "href"),
				mark: textOf(one(item, ".urgency-mark")),
				// The chips filter by these attributes.
				urgency: attribute(item, "data-urgency"),
				branches: attribute(item, "data-branch").split(" "),
			}));
			const wanted = of.map(({ symptom, id, urgency, alsoIn = [] }) => ({
				symptom,
				href: `/symptoms/${slug}#${id}`,
				mark: symptoms.urgency.levels[urgency].word,
				urgency,
				branches: [slug, ...alsoIn],
			}));
			expect(items).toEqual(wanted);
		}
	});

	it("finds every symptom by its own words, by each phrase and by its branch", () => {
		for (const branch of branches)
			for (const { symptom, words } of branch.rows) {
				// The text in which narrowRows.ts searches: the row, its group's heading, and the words.
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
			const checked = chips.filter((chip) => chip.hasAttribute("checked"));
			expect(checked.map((chip) => attribute(chip, "value"))).toEqual([""]);
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
			const asked = symptoms.gate.questions.filter(({ id }) => gate.ask.includes(id));
			for (const text of [gate.strong, gate.text, ...asked.map(({ short }) => short)])
				expect(stands(box, text), text).toBe(true);
			const shown = linesOf(main).join(" ");
			expect(shown.indexOf(gate.strong)).toBeLessThan(shown.indexOf(symptoms.labels.answers));
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
			const { safeNote, now, cause, visit = "", time = "", emergency = "" } = row;
			const parts = [symptoms.safe[row.safe], safeNote, ...now, cause, visit, time, emergency];
			for (const part of parts) expect(stands(text, part), part).toBe(true);
			const hrefs = all(body, "a").map((link) => attribute(link, "href"));
			expect(hrefs).toContain(`tel:${business.phone}`);
			const services = [row.service, ...(row.alsoServices ?? [])];
			const wanted = services.map((service) => `/services/${service}`);
			if (row.howto) wanted.push(`/how-to/${row.howto}`);
			for (const path of wanted) if (!isRemoved(path)) expect(hrefs).toContain(path);
			if (site.pages.prices) expect(hrefs).toContain("/prices");
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
			const answers = rows.filter(({ alsoIn = [] }) => alsoIn.includes(slug));
			const near = [
				...related.map((other) => `/symptoms/${other}`),
				...howtos.map((howTo) => `/how-to/${howTo}`),
				"/symptoms",
			].filter((path) => !isRemoved(path));
			const wanted = [...answers.map(({ href }) => href), ...near];
			expect(hrefs).toEqual(expect.arrayContaining(wanted));
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
			const first = stop ? [stop.strong, ...stop.items] : [];
			for (const text of [...first, refused.strong, refused.text]) {
				const isShown = boxes.some((box) => stands(box, text));
				expect(isShown, text).toBe(true);
			}
			expect(all(main, "details .safety-gate, .safety-gate .line-drawing")).toEqual([]);
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
		const { hash } = new URL(link?.getAttribute("href") ?? "", business.url);
		const draft = new URLSearchParams(hash.slice(1));
		expect(draft.get("message")).toBe(commercial.form.message);
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
		const rankOf = (link: string) => {
			const row = rows.find(({ href }) => href === link);
			return row ? urgencies.indexOf(row.urgency) : -1;
		};
		const ranks = (of: readonly string[]) => of.map(rankOf);
		const ascending = ranks(wanted).sort((one, other) => one - other);
		expect(ranks(hrefs), slug).toEqual(ascending.slice(0, hrefs.length));
		// A service page with first-aid steps (doNow) lists no symptoms.
		const doNow = site.services.find((service) => service.slug === slug)?.doNow;
		expect(hrefs.length, slug).toBe(doNow ? 0 : Math.min(5, wanted.length));
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
	const words = sites.flatMap(({ pages: { symptoms } }) =>
		Object.values(symptoms?.urgency.levels ?? {}).map(({ word }) => word),
	);
	expect([...icons.keys()].filter((word) => !words.includes(word))).toEqual([]);
	expect([...icons.values()].map(({ size }) => size)).toEqual([...icons].map(() => 1));
	for (const { symptoms } of sites.map((one) => one.pages)) {
		const own = Object.values(symptoms?.urgency.levels ?? {}).filter(({ word }) => icons.has(word));
		expect(new Set(own.flatMap(({ word }) => [...(icons.get(word) ?? [])])).size).toBe(own.length);
	}
});
