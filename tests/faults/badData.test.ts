// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { afterAll, expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { type LoadSettings, loadSite } from "../../generator/load/loadSite.ts";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import { DataProblems } from "../../generator/problems.ts";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import { full } from "../full.ts";
import { type Breakage, breakages, breakFile, hostileTexts } from "./breakages.ts";
import { copyData } from "./ownersData.ts";
import { countElements, expectInert, renderForTest } from "./renderForTest.ts";

const runs = full ? 500 : 60;
const buildDate = "2026-11-21";
const root = mkdtempSync(join(tmpdir(), "bad-data-"));
const folder = join(root, "data");
const data = copyData("data", folder);
const files = data.save();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const settings = { known: new Map(), advises: false } satisfies LoadSettings;
/** The unchanged site. Loading it also fills the cache of read files. */
const { site: good } = loadSite(folder, buildDate, settings);
const [town = ""] = good.towns.keys();
const fileOf = (town: string): readonly [string, string] => {
	const file = `areas/${town}.yaml`;
	return [file, files.get(file) ?? ""];
};
const goodCounts = new Map<string, Readonly<Record<string, number>>>();

/** Chooses the file's page, or a contact page and a town. */
function pagesOf(file: string): (routes: readonly Route[]) => readonly Route[] {
	const path = `/${file.replace(/\.(yaml|md)$/, "")}`;
	return (routes) => {
		const own = routes.filter(
			(route) => route.path === path || (path === "/home" && route.kind === "home"),
		);
		if (own.length > 0) return own;
		return routes.filter(({ kind, path }) => kind === "contact" || path === `/areas/${town}`);
	};
}

async function expectInertPages(site: Site, file: string, what: string): Promise<void> {
	for (const { route, html } of await renderForTest(site, pagesOf(file))) {
		expectInert(html, `${what} on ${route.path}`);
		// Compare by source: a translation's path changes with its slug.
		const key = `${route.language} ${route.source}`;
		const same = (routes: readonly Route[]) =>
			routes.filter(({ language, source }) => `${language} ${source}` === key);
		const before =
			goodCounts.get(key) ?? countElements((await renderForTest(good, same))[0]?.html ?? "");
		goodCounts.set(key, before);
		const counts = countElements(html);
		// An optional part of a page may disappear, but none of these elements may be added.
		const live = "script style iframe object embed form base meta title template input";
		for (const name of `${live} textarea select`.split(" ")) {
			const place = `<${name}> on ${route.path} after ${what}`;
			expect(counts[name] ?? 0, place).toBeLessThanOrEqual(before[name] ?? 0);
		}
	}
}

it("builds an inert page or says what is wrong, whatever happens to the data", async () => {
	let built = 0;
	let refused = 0;
	await fc.assert(
		fc.asyncProperty(breakages(files), async (breakage) => {
			const what = `${breakage.file}: ${breakage.what}`;
			let loaded: LoadedSite;
			const undo = breakFile(folder, files, breakage);
			try {
				loaded = loadSite(folder, buildDate, settings);
			} catch (error) {
				refused++;
				expectExplained(error, breakage, what);
				return;
			} finally {
				undo();
			}
			built++;
			expect(({} as Record<string, unknown>).polluted, what).toBeUndefined();
			checkPlaceholders(loaded, { production: false, data: folder });
			await expectInertPages(loaded.site, breakage.file, what);
		}),
		{ numRuns: runs, seed: Number(process.env.SEED ?? 20_261_121), endOnFailure: true },
	);
	expect(built).toBeGreaterThan(runs * 0.1);
	expect(refused).toBeGreaterThan(runs * 0.3);
});

function expectExplained(error: unknown, { file, inField }: Breakage, what: string): void {
	if (!(error instanceof DataProblems))
		throw new Error(`${what}: ${error instanceof Error ? error.stack : error}`);
	expect(error.message, what).not.toMatch(/^\s+at |\bundefined\b|\[object/m);
	// No control characters, which steer a terminal or turn the reading direction.
	expect(error.message, what).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
	for (const problem of error.problems) {
		expect(problem.file.startsWith(folder), `${what}: ${problem.file}`).toBe(true);
		expect(problem.fix.length, what).toBeGreaterThan(10);
		expect(problem.expected.length, what).toBeGreaterThan(2);
	}
	const message = `${what}\n${error.message}`;
	const namesPlace = error.problems.some(
		(problem) => problem.file.startsWith(join(folder, file)) || problem.field !== undefined,
	);
	expect(namesPlace || (!inField && error.problems.length > 0), message).toBe(true);
	const namesLine = error.problems.some(({ field, line }) => (field ?? line) !== undefined);
	if (inField) expect(namesLine, message).toBe(true);
	expect(error.message.length, what).toBeLessThan(200_000);
}

/** Loads the data, and restores the towns whose texts the build refuses. */
function loadAccepted(texts: Map<string, string>): Site {
	for (;;) {
		try {
			return loadSite(folder, buildDate, settings).site;
		} catch (error) {
			if (!(error instanceof DataProblems)) throw error;
			const { problems } = error;
			const refused = [...texts.keys()].filter((town) =>
				problems.some(({ file }) => file.startsWith(join(folder, `areas/${town}.yaml`))),
			);
			if (refused.length === 0) throw error;
			for (const town of refused) {
				texts.delete(town);
				data.restore(new Map([...data.save(), fileOf(town)]));
			}
		}
	}
}

it("shows hostile text as text, in valid HTML", async () => {
	const names =
		"close-order close-attr no-dup-attr element-name attr-spacing no-unknown-elements".split(" ");
	const rules = Object.fromEntries(names.map((name) => [name, "error"] as const));
	const validator = new HtmlValidate({ root: true, elements: ["html5"], rules });
	// Patterns, because writers may change these texts.
	const intro = /^intro: .*\n(?: .*\n)*/m;
	const question = /question: .*/;
	// Without a translation, which would have to say the same numbers.
	const towns = [...good.towns.keys()].filter(
		(id) =>
			!files.has(`es/areas/${id}.yaml`) &&
			[intro, question].every((pattern) => pattern.test(fileOf(id)[1])),
	);
	expect(towns.length).toBeGreaterThan(10);
	const seen: string[] = [];
	// A text for each town, because loading the data takes longest.
	for (let start = 0; start < hostileTexts.length; start += towns.length) {
		const texts = new Map(
			hostileTexts
				.slice(start, start + towns.length)
				.map((text, index) => [towns[index] ?? "", text]),
		);
		for (const [id, text] of texts) {
			const [file, original] = fileOf(id);
			const contents = original
				.replace(intro, () => `intro: ${JSON.stringify(text)}\n`)
				.replace(question, () => `question: ${JSON.stringify(text.slice(0, 120))}`);
			breakFile(folder, files, { file, what: text, contents, inField: true });
		}
		const site = loadAccepted(texts);
		data.restore(files);
		const pages = await renderForTest(site, (routes) =>
			routes.filter(({ path }) => texts.has(path.replace("/areas/", ""))),
		);
		expect(pages).toHaveLength(texts.size);
		for (const { route, html } of pages) {
			const text = texts.get(route.path.replace("/areas/", "")) ?? "";
			seen.push(text);
			expectInert(html, text);
			const { results } = await validator.validateString(html);
			const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
			expect(faults, text).toEqual([]);
		}
	}
	expect(seen).toContain("<script>alert(1)</script>");
	expect(seen.length).toBeGreaterThan(15);
});
