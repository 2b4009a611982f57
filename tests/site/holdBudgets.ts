import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import { bundleIslands } from "../../generator/assets/bundleIslands.ts";
import type { IslandName } from "../../islands/registry.ts";
import { memoize } from "../../site/memoize.ts";
import { picturesOf } from "../../site/placedPictures.ts";
import { budgets } from "../budgets.ts";
import { dataFolder } from "../builtSite.ts";
import { routesOf, site, sites } from "../data.ts";
import { planScripts } from "../planScripts.ts";
import { eachPage } from "./eachPage.ts";
import {
	all,
	attribute,
	attributes,
	type BuiltPage,
	builtFiles,
	cssOf,
	fileOf,
	hrefs,
	one,
	pageAt,
	pages,
	readBuilt,
	routeAt,
} from "./pages.ts";

const towns = routesOf("town");

/** Bytes after brotli 11, at which hosts send static files. */
const brotli = (contents: Buffer | string, quality = 11) =>
	brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const isText = (file: string) => /\.(?:html|css|js|svg|json|webmanifest|xml|txt)$/.test(file);
const transferAt = (quality: number) =>
	memoize((file) => (isText(file) ? brotli(readBuilt(file), quality) : readBuilt(file).length));
const [quick, better, exact] = [transferAt(5), transferAt(10), transferAt(11)];
/**
 * Returns an upper bound of the files' compressed size. Brotli 5 takes a fiftieth of the time of
 * 11, and 10 half of it: the exact size is only measured if the others exceed the budget.
 */
function transfer(files: readonly string[], budget: number): number {
	for (const measure of [quick, better]) {
		const most = sum(files.map(measure));
		if (most <= budget) return most;
	}
	return sum(files.map(exact));
}

type Inputs = () => readonly (readonly [name: string, bytes: number])[];

/** Fails with the file, the excess, and the three largest inputs. */
function expectWithin(name: string, bytes: number, budget: number, inputs: Inputs): void {
	if (bytes <= budget) return;
	const largest = [...inputs()].sort(([, one], [, other]) => other - one).slice(0, 3);
	const named = largest.map(([input, size]) => `${input} (${size})`).join(", ");
	const over = `${bytes} bytes, ${bytes - budget} over its ${budget}`;
	expect.fail(`${name} is ${over}. Largest inputs: ${named}`);
}

function partsOf(page: BuiltPage): readonly (readonly [string, number])[] {
	const parts = all(page.root, "script:not([src]), body > :not(main), main > *");
	return [["inlined CSS", Buffer.byteLength(cssOf(page))], ...parts.map(weightOf)];
}

/** Returns an element's start tag and its bytes. */
const weightOf = ({ outerHTML }: HTMLElement): readonly [string, number] => [
	outerHTML.slice(0, outerHTML.indexOf(">") + 1),
	Buffer.byteLength(outerHTML),
];

const bundles = (await Promise.all(sites.map(bundleIslands))).map((bundle) => {
	return { ...bundle, scripts: planScripts(bundle.metafile) };
});
const inputs = new Map(bundles.flatMap(({ scripts }) => [...scripts.inputs]));
const inputsOf = (files: Iterable<string>) => [...files].flatMap((file) => inputs.get(file) ?? []);
const scriptsOf = (language: string) => {
	const found = bundles[sites.findIndex(({ speech }) => speech.language === language)];
	if (!found) throw new Error(`There are no scripts in ${language}.`);
	return found.scripts;
};
const languageOf = (path: string) => routeAt(path)?.language ?? "";
const islandFiles = bundles.flatMap(({ scripts }) => Object.entries(scripts.chunks));

const islandsOf = ({ root }: BuiltPage, selector = "") =>
	attributes(root, `[data-island]${selector}`, "data-island") as readonly IslandName[];

export const fontFiles = builtFiles.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));

export const bundledScripts: readonly string[] = [
	...new Set(bundles.flatMap(({ files }) => files.map(({ path }) => path))),
].sort();

const phoneWidth = 412;

/** Returns a <picture>'s file for Lighthouse's phone, which is 412 px wide at ratio 1.75. */
function phoneCandidate(picture: HTMLElement, ratio: number): string {
	const sources = all(picture, 'source[type="image/avif"]');
	const source =
		sources.find((candidate) => matchesPhone(attribute(candidate, "media"))) ?? one(picture, "img");
	const image = one(picture, "img");
	const sizes = attribute(source, "sizes") || attribute(image, "sizes");
	const wanted = lengthOnPhone(sizes) * ratio;
	const candidates = [...attribute(source, "srcset").matchAll(/([^\s,]+)\s+(\d+)w/g)]
		.map(([, url = "", width]) => ({ url, width: Number(width) }))
		.sort((a, b) => a.width - b.width);
	const chosen = candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1);
	if (chosen === undefined) throw new Error(`No candidate in ${picture.outerHTML}`);
	return fileOf(chosen.url);
}

function matchesPhone(media: string): boolean {
	if (media === "") return true;
	const [, below] = /^\((?:width <=? |max-width: ?)([\d.]+)(?:rem|em)\)$/.exec(media) ?? [];
	return below !== undefined && phoneWidth < Number(below) * 16;
}

/** "(width < 60rem) 90vw, 31rem" → CSS pixels on the phone. */
function lengthOnPhone(sizes: string): number {
	for (const size of sizes.split(/,(?![^(]*\))/)) {
		const [, media = "", amount = "", unit = ""] =
			/^\s*(\(.*\))?\s*([\d.]+)(vw|rem|px)\s*$/.exec(size) ?? [];
		if (amount !== "" && matchesPhone(media))
			return Number(amount) * (unit === "vw" ? phoneWidth / 100 : unit === "rem" ? 16 : 1);
	}
	return phoneWidth;
}

/**
 * Declares the tests of what visitors load.
 * @param most how many times its budget a file may weigh. Our data must keep to the budgets. An
 * owner's build only warns above a budget.
 */
export function holdBudgets(most: number): void {
	const expectTransfer = (name: string, files: readonly string[], limit: number, inputs: Inputs) =>
		expectWithin(name, transfer(files, most * limit), most * limit, inputs);

	eachPage(pages, "%s keeps to its budgets", {
		"fits into the first round trip": (page) =>
			expectTransfer(page.file, [page.file], budgets.page, () => partsOf(page)),

		"fits into it also where a host compresses as it sends": (page) => {
			const budget = most * budgets.page;
			const html = readBuilt(page.file);
			for (const [name, bytes] of [
				["gzip 6", gzipSync(html, { level: 6 }).length],
				["brotli 4", brotli(html, 4)],
			] as const)
				expectWithin(`${page.file} (${name})`, bytes, budget, () => partsOf(page));
		},

		"loads scripts within the budgets, at load and in all": (page) => {
			const { loader, chunks } = scriptsOf(languageOf(page.path));
			const islands = islandsOf(page);
			if (islands.length === 0) return;
			const expectScripts = (name: string, chosen: readonly IslandName[], limit: number) => {
				const files = [...new Set([loader, ...chosen.flatMap((island) => chunks[island])])];
				expectTransfer(name, files, limit, () => inputsOf(files));
			};
			expectScripts(`The scripts of ${page.path}`, islands, budgets.scripts);
			// All other islands wait for the visitor (islands/loader.ts).
			const early = islandsOf(page, '[data-when="idle"]');
			expectScripts(`The first scripts of ${page.path}`, early, budgets.scriptsAtLoad);
		},
	});

	it.each(islandFiles)("%s fits the budget of an island", (_name, [own = ""]) => {
		expectTransfer(own, [own], budgets.island, () => inputsOf([own]));
	});

	it("keeps the ZIP look-up small beyond what all islands share", () => {
		for (const { scripts } of bundles) {
			const shared = new Set([scripts.loader, ...scripts.chunks.Menu.slice(1)]);
			const beyond = scripts.chunks.ZipLookup.filter((file) => !shared.has(file));
			expectTransfer("The ZIP look-up", beyond, budgets.zipLookup, () => inputsOf(beyond));
		}
	});

	it.each(all(pageAt("/").main, ".home-hero picture"))(
		"offers the hero small enough for a phone",
		(picture) => {
			for (const ratio of [1.75, 2, 3]) {
				const file = phoneCandidate(picture, ratio);
				const { length } = readBuilt(file);
				expect(length, `${file} (pixel ratio ${ratio})`).toBeLessThanOrEqual(
					most * budgets.heroPhone,
				);
			}
		},
	);

	it("opens the hero's door with at most 45 kB on a phone", () => {
		// All pages of a company share these files, if it has them.
		const sheets = builtFiles.filter((file) => /^assets\/opening-.*\.css$/.test(file));
		for (const sheet of sheets) {
			const [, phone = ""] =
				/max-width:47\.999rem\)\{(.*?)@media/s.exec(readBuilt(sheet).toString()) ?? [];
			const webp = [...phone.matchAll(/background-image:url\("([^"]+)"\)/g)];
			expect(webp).toHaveLength(2);
			const bytes = sum(webp.map(([, url = ""]) => readBuilt(fileOf(url)).length));
			expect(bytes).toBeLessThanOrEqual(most * 45_000);
		}
	});

	it("has a small font", () => {
		for (const font of fontFiles)
			expect(readBuilt(font).length, font).toBeLessThanOrEqual(most * budgets.font);
	});

	it("is made of photographs that weigh 6 MB at most in all", () => {
		const files = new Set(picturesOf(site).photos.map(({ value }) => value.file));
		const bytes = sum([...files].map((file) => statSync(join(dataFolder, "photos", file)).size));
		expect(bytes).toBeLessThanOrEqual(most * 6_000_000);
	});

	it.each(towns.map(({ path }) => pageAt(path)))(
		"the town page $path transfers little, without the map frame",
		(page) => {
			const { path, file, root, main } = page;
			const { chunks } = scriptsOf(languageOf(path));
			const urls = [
				...hrefs(root, 'link[rel="icon"], link[rel="stylesheet"]'),
				...attributes(root, "script[src], main :not(picture) > img", "src"),
				...[...cssOf(page).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = ""]) => url),
			];
			const files = new Set([
				file,
				...urls.map((url) => fileOf(url.replace(/[?#].*$/, ""))),
				...islandsOf(page).flatMap((island) => chunks[island]),
				...all(main, "picture").map((picture) => phoneCandidate(picture, 1.75)),
			]);
			const built = builtFiles.filter((one) => files.has(one));
			expectTransfer(path, built, budgets.townTransfer, () =>
				built.map((one) => [one, exact(one)]),
			);
		},
	);

	const placed = towns.filter(({ town }) => town.coordinates !== undefined);
	it.runIf(placed.length > 0)("the map of /areas is small", () => {
		const map = all(pageAt("/areas").main, "svg").reduce((largest, svg) =>
			svg.outerHTML.length > largest.outerHTML.length ? svg : largest,
		);
		expect(hrefs(map)).toEqual(expect.arrayContaining(placed.map(({ path }) => path)));
		expectWithin("The map", brotli(map.outerHTML), most * budgets.map, () =>
			map.children.map(weightOf),
		);
	});
}
