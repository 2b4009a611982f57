import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import { bundleIslands } from "../../generator/assets/bundleIslands.ts";
import { budgets } from "../../generator/output/budgets.ts";
import { picturesOf } from "../../generator/site/placedPictures.ts";
import type { IslandName } from "../../islands/registry.ts";
import { dataFolder } from "../builtSite.ts";
import { routesOf, site, sites } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import {
	all,
	attribute,
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
const once = <T>(measure: (file: string) => T) => {
	const known = new Map<string, T>();
	return (file: string): T => {
		const value = known.get(file) ?? measure(file);
		known.set(file, value);
		return value;
	};
};
const sum = (numbers: Iterable<number>) =>
	[...numbers].reduce((total, number) => total + number, 0);
const isText = (file: string) => /\.(?:html|css|js|svg|json|webmanifest|xml|txt)$/.test(file);
const transferAt = (quality: number) =>
	once((file) => (isText(file) ? brotli(readBuilt(file), quality) : readBuilt(file).length));
const [quick, better, exact] = [transferAt(5), transferAt(10), transferAt(11)];
/**
 * Returns an upper bound of the files' compressed size. Brotli 5 takes a fiftieth of the time of
 * 11, and 10 half of it: the exact size is only measured if the others exceed the budget.
 */
function transfer(files: Iterable<string>, budget: number): number {
	const all = [...files];
	for (const measure of [quick, better]) {
		const most = sum(all.map(measure));
		if (most <= budget) return most;
	}
	return sum(all.map(exact));
}

/** Fails with the file, the excess, and the three largest inputs. */
function expectWithin(
	name: string,
	bytes: number,
	budget: number,
	inputs: () => readonly (readonly [string, number])[],
): void {
	if (bytes <= budget) return;
	const largest = [...inputs()].sort(([, one], [, other]) => other - one).slice(0, 3);
	expect.fail(
		`${name} is ${bytes} bytes, ${bytes - budget} over its ${budget}. Largest inputs: ${largest.map(([input, size]) => `${input} (${size})`).join(", ")}`,
	);
}

function partsOf(page: BuiltPage): readonly (readonly [string, number])[] {
	const size = (element: HTMLElement) => Buffer.byteLength(element.outerHTML);
	const name = (element: HTMLElement) => `<${element.localName} class="${element.classNames}">`;
	return [
		["inlined CSS", Buffer.byteLength(cssOf(page))],
		...all(page.root, "script:not([src])").map(
			(script) => [`<script type="${attribute(script, "type")}">`, size(script)] as const,
		),
		...[
			...page.main.children,
			...one(page.root, "body").children.filter((element) => element !== page.main),
		].map((element) => [name(element), size(element)] as const),
	];
}

const bundles = await Promise.all(sites.map(bundleIslands));
const inputs = new Map(bundles.flatMap(({ scripts }) => [...scripts.inputs]));
const inputsOf = (files: Iterable<string>) => [...files].flatMap((file) => inputs.get(file) ?? []);
const scriptsOf = (language: string) => {
	const found = bundles[sites.findIndex(({ speech }) => speech.language === language)];
	if (!found) throw new Error(`There are no scripts in ${language}.`);
	return found.scripts;
};
const languageOf = (path: string) => routeAt(path)?.language ?? "";
const islandFiles = bundles.flatMap(({ scripts }) => Object.entries(scripts.chunks));

const islandsOf = ({ root }: BuiltPage, selector = ""): readonly IslandName[] =>
	all(root, `[data-island]${selector}`).map(
		(island) => attribute(island, "data-island") as IslandName,
	);

export const fontFiles = builtFiles.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));

export const bundledScripts: readonly string[] = [
	...new Set(bundles.flatMap(({ files }) => files.map(({ path }) => path))),
].sort();

const phoneWidth = 412;

/** Returns a <picture>'s file for Lighthouse's phone, which is 412 px wide at ratio 1.75. */
function phoneCandidate(picture: HTMLElement, ratio: number): string {
	const sources = all(picture, "source").filter(
		(source) => attribute(source, "type") === "image/avif",
	);
	const source =
		sources.find((candidate) => matchesPhone(attribute(candidate, "media"))) ?? one(picture, "img");
	const image = one(picture, "img");
	const sizes = attribute(source, "sizes") || attribute(image, "sizes");
	const wanted = lengthOnPhone(sizes) * ratio;
	const candidates = attribute(source, "srcset")
		.split(",")
		.map((candidate) => candidate.trim().split(/\s+/))
		.map(([url = "", width = ""]) => ({ url, width: Number.parseInt(width, 10) }))
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
 * owner's build warns above a budget, and stops at three times the budget.
 */
export function holdBudgets(most: number): void {
	eachPage(pages, "%s keeps to its budgets", {
		"fits into the first round trip": (page) => {
			const budget = most * budgets.page;
			expectWithin(page.file, transfer([page.file], budget), budget, () => partsOf(page));
		},

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
				const files = new Set([loader, ...chosen.flatMap((island) => chunks[island])]);
				const budget = most * limit;
				expectWithin(name, transfer(files, budget), budget, () => inputsOf(files));
			};
			expectScripts(`The scripts of ${page.path}`, islands, budgets.scripts);
			// All other islands wait for the visitor (islands/loader.ts).
			const early = islandsOf(page, '[data-when="idle"]');
			expectScripts(`The first scripts of ${page.path}`, early, budgets.scriptsAtLoad);
		},
	});

	it.each(islandFiles)("%s fits the budget of an island", (_name, [own = ""]) => {
		expectWithin(own, transfer([own], most * budgets.island), most * budgets.island, () =>
			inputsOf([own]),
		);
	});

	it("keeps the ZIP look-up small beyond what all islands share", () => {
		for (const { scripts } of bundles) {
			const shared = new Set([scripts.loader, ...scripts.chunks.Menu.slice(1)]);
			const beyond = scripts.chunks.ZipLookup.filter((file) => !shared.has(file));
			expectWithin(
				"The ZIP look-up",
				transfer(beyond, most * budgets.zipLookup),
				most * budgets.zipLookup,
				() => inputsOf(beyond),
			);
		}
	});

	it.each(all(pageAt("/").main, ".home-hero picture"))(
		"offers the hero small enough for a phone",
		(picture) => {
			for (const ratio of [1.75, 2, 3]) {
				const file = phoneCandidate(picture, ratio);
				expectWithin(
					`${file} (pixel ratio ${ratio})`,
					readBuilt(file).length,
					most * budgets.heroPhone,
					() => [[file, readBuilt(file).length]],
				);
			}
		},
	);

	it("has a small font", () => {
		for (const font of fontFiles)
			expectWithin(font, readBuilt(font).length, most * budgets.font, () => [
				[font, readBuilt(font).length],
			]);
	});

	it("is made of photographs that weigh 6 MB at most in all", () => {
		const files = new Set(picturesOf(site).photos.map(({ value }) => value.file));
		const bytes = sum([...files].map((file) => statSync(join(dataFolder, "photos", file)).size));
		expect(bytes).toBeLessThanOrEqual(most * 6_000_000);
	});

	it.each(towns.map(({ path }) => pageAt(path)).map((page) => [page.path, page] as const))(
		"the town page %s transfers little, without the map frame",
		(path, page) => {
			const used = new Set<string>();
			const use = (url: string) => {
				const file = fileOf(url.replace(/[?#].*$/, ""));
				if (builtFiles.includes(file)) used.add(file);
			};
			for (const link of all(page.root, 'link[rel="icon"], link[rel="stylesheet"], script[src]'))
				use(attribute(link, "href") || attribute(link, "src"));
			const { chunks } = scriptsOf(languageOf(path));
			for (const island of islandsOf(page)) for (const file of chunks[island]) used.add(file);
			for (const picture of all(page.main, "picture")) used.add(phoneCandidate(picture, 1.75));
			for (const image of all(page.main, "img"))
				if (!image.closest("picture")) use(attribute(image, "src"));
			for (const [, url = ""] of cssOf(page).matchAll(/url\(["']?([^"')]+)/g)) use(url);
			const files = [page.file, ...used];
			expectWithin(
				page.path,
				transfer(files, most * budgets.townTransfer),
				most * budgets.townTransfer,
				() => files.map((file) => [file, exact(file)]),
			);
		},
	);

	it("the map of /areas is small", () => {
		const map = all(pageAt("/areas").main, "svg").reduce((largest, svg) =>
			svg.outerHTML.length > largest.outerHTML.length ? svg : largest,
		);
		expect(hrefs(map)).toEqual(expect.arrayContaining(towns.map(({ path }) => path)));
		expectWithin("The map", brotli(map.outerHTML), most * budgets.map, () =>
			map.children.map((child) => [
				`<${child.localName} class="${child.classNames}">`,
				child.outerHTML.length,
			]),
		);
	});
}
