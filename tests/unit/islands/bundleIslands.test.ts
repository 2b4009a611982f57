// @module-tag slow
import { existsSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bundleIslands } from "../../../generator/assets/bundleIslands.ts";
import type { OutputFile } from "../../../generator/outputFiles.ts";
import { type IslandName, registry } from "../../../islands/registry.ts";
import { islandWords } from "../../../site/words.ts";
import { budgets } from "../../budgets.ts";
import { planScripts } from "../../planScripts.ts";
import { exampleSite as loaded } from "../exampleSite.ts";

const names = Object.keys(registry) as IslandName[];
const { speech } = loaded;
const business = { ...loaded.business, url: "https://example.com/repo", answersAlways: true };
const site = { ...loaded, business };
const siteWords = islandWords(speech, business);
const bundleOf = async (one: typeof site) => {
	const bundled = await bundleIslands(one);
	return { ...bundled, scripts: planScripts(bundled.metafile) };
};
const bundle = await bundleOf(site);
const bundleWith = (fields: object) => bundleOf({ ...site, business: { ...business, ...fields } });
const textOf = ({ files }: Pick<typeof bundle, "files">) =>
	files.map(({ contents }) => contents).join("");
const code = new Map(bundle.files.map(({ path, contents }) => [`/repo/${path}`, String(contents)]));

describe("the bundle", () => {
	test("has one loader, one chunk for each island, Preact once, and a file of all islands", () => {
		for (const { path } of bundle.files)
			expect(path).toMatch(/^assets\/[A-Za-z]+-[A-Z0-9]{8}\.js$/);
		expect(code.has(bundle.assets.loader.src)).toBe(true);
		for (const name of names)
			expect(bundle.scripts.chunks[name][0]).toMatch(new RegExp(`^assets/${name}-`));
		const withPreact = [...code].filter(
			([, text]) => text.includes("dangerouslySetInnerHTML") && text.includes("createElementNS"),
		);
		const [[all, text] = ["", ""], [preact] = [""]] = withPreact;
		expect(withPreact).toHaveLength(2);
		const needPreact = names.filter((name) =>
			bundle.scripts.chunks[name].includes(preact.replace("/repo/", "")),
		);
		expect(needPreact).toEqual(names.filter((name) => existsSync(`islands/${name}.tsx`)));
		expect(code.get(bundle.assets.loader.src)).toContain(all.replace("/repo/assets", "."));
		expect(text).not.toMatch(/\bimport\b/);
	});

	test("has a loader without static imports", () => {
		expect(code.get(bundle.assets.loader.src)).not.toMatch(/(?:^|;)import\s*["{*a-z]/);
		expect(bundle.assets.loader.integrity).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
	});

	test("has each island's words in that island only", () => {
		const holders = (text: string) =>
			names.filter((name) =>
				bundle.scripts.chunks[name].some((path) => code.get(`/repo/${path}`)?.includes(text)),
			);
		expect(holders(siteWords.contactForm.sending)).toEqual(["ContactForm"]);
		expect(holders(siteWords.zipLookup.invalid)).toEqual(["ZipLookup"]);
		expect(holders(siteWords.openNow.noon)).toEqual(["OpenNow"]);
		for (const text of code.values()) expect(text).not.toContain("import.meta");
	});

	test("has the opening hours in one island", async () => {
		const { chunks } = (await bundleWith({ hours: business.hours.slice(0, 1) })).scripts;
		const changed = names.filter((name) => chunks[name][0] !== bundle.scripts.chunks[name][0]);
		expect(changed).toEqual(["OpenNow"]);
	});

	test("has the text about a demonstration only for the simulated provider", async () => {
		const real = await bundleWith({ form: { provider: "formspree", id: "abcdwxyz" } });
		expect(textOf(bundle)).toContain(siteWords.contactForm.demonstration);
		expect(textOf(real)).not.toContain(siteWords.contactForm.demonstration);
	});

	test("formats typed phone numbers only in North America", async () => {
		const abroad = await bundleWith({ address: { ...business.address, country: "ES" } });
		const formats = (files: readonly OutputFile[]) =>
			files.some(({ contents }) => String(contents).includes("($1) $2-$3"));
		expect([formats(bundle.files), formats(abroad.files)]).toEqual([true, false]);
	});
});

test.each(["simulated", "formspree", "netlify", "web3forms", "basin", "endpoint"] as const)(
	"the form's page with %s fits its budget, without code for other providers",
	async (provider) => {
		const { files, scripts } = await bundleWith({ form: { provider } });
		const loaded = new Set([
			scripts.loader,
			...(["ContactForm", "Menu", "OpenNow"] as const).flatMap((name) => scripts.chunks[name]),
		]);
		const weigh = (sum: number, { path, contents }: OutputFile) =>
			sum + (loaded.has(path) ? brotliCompressSync(contents).length : 0);
		expect(files.reduce(weigh, 0)).toBeLessThanOrEqual(budgets.scripts);
		const all = files.map(({ contents }) => contents).join();
		// The HTML contains the form's URL. Scripts only contain how one provider's answer is read.
		const marks = {
			netlify: "x-nf-request-id",
			web3forms: '.delete("redirect")',
			endpoint: '"_next"',
		};
		for (const [name, mark] of Object.entries(marks))
			expect(all.includes(mark), name).toBe(name === provider);
		for (const address of ["formspree.io", "data-netlify", "web3forms.com", "usebasin.com"])
			expect(all).not.toContain(address);
	},
);
