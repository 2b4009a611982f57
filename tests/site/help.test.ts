import { describe, expect, it } from "vitest";
import { searchWords } from "../../components/searchWords.ts";
import { matchesSearch } from "../../islands/matchesSearch.ts";
import { urgencies } from "../../site/schema/fields.ts";
import { business, isRemoved, site, sites } from "../data.ts";
import { all, attribute, hrefs, linesOf, one, pageAt, pages, textOf } from "./pages.ts";

// That each text of the data stands on its page is said by texts.test.ts.

const finders = [site.pages.symptoms ?? []].flat();
const branches = site.folders.symptoms;
const subjects = new Map(site.services.map(({ slug, name }) => [slug, name]));
const rows = branches.flatMap(({ slug, rows: of }) =>
	of.map((row) => ({ ...row, branch: slug, href: `/symptoms/${slug}#${row.id}` })),
);

/** Returns the fields that a link to the contact form fills in. */
const draftOf = (href = ""): Readonly<Record<string, string>> =>
	Object.fromEntries(new URLSearchParams(new URL(href, business.url).hash.slice(1)));

describe.each(finders)("/symptoms", (symptoms) => {
	const { main } = pageAt("/symptoms");

	it("asks the safety questions before anything else", () => {
		const shown = linesOf(main).join(" ");
		const first = symptoms.gate.questions.map(({ question }) => shown.indexOf(question));
		expect(first).toEqual([...first].sort((a, b) => a - b));
		expect(first[0]).toBeGreaterThan(0);
		expect(first.at(-1)).toBeLessThan(shown.indexOf(symptoms.finder.heading));
	});

	it("lists every symptom under its branch, with its urgency, folded and without a script", () => {
		const groups = all(main, "details.symptom-group").map((group) => [
			textOf(one(group, "summary")),
			all(group, "li").map((item) => [
				textOf(one(item, "a")),
				attribute(one(item, "a"), "href"),
				textOf(one(item, ".urgency-mark")),
				// The chips filter by this attribute.
				attribute(item, "data-urgency"),
			]),
		]);
		const wanted = branches.map(({ name, slug, rows: of }) => [
			name,
			of.map(({ symptom, id, urgency }) => [
				symptom,
				`/symptoms/${slug}#${id}`,
				symptoms.urgency.levels[urgency].word,
				urgency,
			]),
		]);
		expect(groups).toEqual(wanted);
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

	it("offers a chip for each urgency, with all chosen", () => {
		const chips = all(main, 'input[name="urgency"]');
		const values = Object.keys(symptoms.urgency.levels);
		expect(chips.map((chip) => attribute(chip, "value"))).toEqual(["", ...values]);
		const checked = chips.filter((chip) => chip.hasAttribute("checked"));
		expect(checked.map((chip) => attribute(chip, "value"))).toEqual([""]);
	});
});

describe.each(finders.flatMap((symptoms) => branches.map((branch) => ({ ...branch, symptoms }))))(
	"/symptoms/$slug",
	({ slug, rows: own, gate, related = [], howtos = [], symptoms }) => {
		const { main } = pageAt(`/symptoms/${slug}`);

		it("says the danger before its answers", () => {
			expect(textOf(one(main, ".safety-gate"))).toContain(gate.strong);
			const shown = linesOf(main).join(" ");
			expect(shown.indexOf(gate.strong)).toBeLessThan(shown.indexOf(symptoms.labels.answers));
		});

		it.each(own)("leads on from its answer to $id", (row) => {
			const body = one(main, `[id="${row.id}"]`);
			const title = one(main, `details.symptom-answer:has([id="${row.id}"]) > summary`);
			const { word } = symptoms.urgency.levels[row.urgency];
			expect(textOf(title)).toBe(`${word} ${row.symptom}`);
			const links = hrefs(body);
			expect(links).toContain(`tel:${business.phone}`);
			const services = [row.service, ...(row.alsoServices ?? [])];
			const wanted = services.map((service) => `/services/${service}`);
			if (row.howto) wanted.push(`/how-to/${row.howto}`);
			for (const path of wanted) if (!isRemoved(path)) expect(links).toContain(path);
			if (site.pages.prices) expect(links).toContain("/prices");
			const draft = draftOf(links.find((href) => href.startsWith("/contact#")));
			const [subject] = services.flatMap((service) => subjects.get(service) ?? []);
			expect(draft).toEqual({ subject, message: row.message });
		});

		it("points to the answers of other branches, and to what is near", () => {
			const answers = rows.filter(({ alsoIn = [] }) => alsoIn.includes(slug));
			const near = [
				...related.map((other) => `/symptoms/${other}`),
				...howtos.map((howTo) => `/how-to/${howTo}`),
				"/symptoms",
			].filter((path) => !isRemoved(path));
			const wanted = [...answers.map(({ href }) => href), ...near];
			expect(hrefs(main)).toEqual(expect.arrayContaining(wanted));
		});
	},
);

describe.each(site.folders["how-to"])("/how-to/$slug", ({ slug, stop, refused, drawing }) => {
	const { main } = pageAt(`/how-to/${slug}`);

	it("says first when to stop, and what is not explained, in sight", () => {
		const boxes = all(main, ".safety-gate").map(textOf).join(" ");
		for (const text of [...(stop ? [stop.strong] : []), refused.strong])
			expect(boxes).toContain(text);
		expect(all(main, "details .safety-gate, .safety-gate .drawing")).toEqual([]);
	});

	it("draws what it names, small", () => {
		const drawn = all(main, "svg.drawing");
		expect(drawn).toHaveLength(drawing ? 1 : 0);
		for (const svg of drawn) {
			expect(attribute(svg, "aria-label").length).toBeGreaterThan(40);
			expect(svg.outerHTML.length).toBeLessThan(6000);
		}
	});
});

it("is reached from each service that a symptom asks for", () => {
	for (const slug of subjects.keys()) {
		const wanted = rows
			.filter(({ service, alsoServices = [] }) => [service, ...alsoServices].includes(slug))
			.map(({ href }) => href);
		const links = hrefs(pageAt(`/services/${slug}`).main, ".symptom-links__link");
		expect(wanted, slug).toEqual(expect.arrayContaining([...links]));
		const rankOf = (link: string) => {
			const row = rows.find(({ href }) => href === link);
			return row ? urgencies.indexOf(row.urgency) : -1;
		};
		const ascending = wanted.map(rankOf).sort((one, other) => one - other);
		expect(links.map(rankOf), slug).toEqual(ascending.slice(0, links.length));
		// A service page with first-aid steps (doNow), or with doors to choose, lists no symptoms.
		const doNow = site.services.find((service) => service.slug === slug)?.doNow;
		const listsNone = doNow || site.pages.doors?.service === slug;
		expect(links.length, slug).toBe(listsNone ? 0 : Math.min(5, wanted.length));
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
