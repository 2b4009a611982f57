import { bundleAssets } from "../../generator/assets/bundleAssets.ts";
import { type Cache, openCache } from "../../generator/cache.ts";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { readOptions } from "../../generator/options.ts";
import { checkBudgets } from "../../generator/output/checkBudgets.ts";
import { checkOutput } from "../../generator/output/checkOutput.ts";
import { collectOutput } from "../../generator/output/output.ts";
import type { Output, Page } from "../../generator/outputFiles.ts";
import { DataProblems } from "../../generator/problems.ts";
import { minifyPages } from "../../generator/render/minifyPages.ts";
import { renderExtras } from "../../generator/render/renderExtras.ts";
import { createRenderContext, renderPages } from "../../generator/render/renderPages.tsx";
import { cacheFolder } from "../../generator/root.ts";
import type { Problem } from "../../site/problem.ts";

export interface FullBuild {
	readonly output: Output;
	readonly warnings: readonly Problem[];
}

export interface FullBuilds {
	load(): LoadedSite;
	/** Runs all steps of build.ts except for writing. */
	build(): Promise<FullBuild>;
}

/**
 * Draws each sign text once, and each sign's frame (names, colors, drawings) once. A new phone number
 * would draw the images of all pages again, which takes ten seconds and finds nothing new.
 */
function drawOnce(cache: Cache): Cache {
	const frames = new Set<string>();
	const drawn = new Map<string, Uint8Array>();
	return {
		async remember(kind, inputs, make) {
			if (kind !== "sharing" || !Array.isArray(inputs)) return cache.remember(kind, inputs, make);
			const [frame, text] = [inputs.slice(0, -1), inputs.at(-1)].map((part) =>
				JSON.stringify(part),
			);
			const known = frames.has(frame ?? "") ? drawn.get(text ?? "") : undefined;
			if (known !== undefined) return known;
			const image = await cache.remember(kind, inputs, make);
			frames.add(frame ?? "");
			drawn.set(text ?? "", image);
			return image;
		},
	};
}

/**
 * Prepares builds of a folder whose data a test changes.
 * @param args further options of the build: "--draft"
 */
export function fullBuilds(folder: string, ...args: readonly string[]): FullBuilds {
	const known: ReadFiles = new Map();
	const cache = drawOnce(openCache(cacheFolder));
	const options = readOptions(["--data", folder, ...args], process.env, Date.now());
	const minified = new Map<string, string>();
	/** Minifies only what no build before had: most changes leave most pages as they were. */
	const minifyNew = async (pages: readonly Page[]): Promise<readonly Page[]> => {
		const unknown = pages.filter(({ html }) => !minified.has(html));
		const shorter = await minifyPages(unknown, options);
		const found = new Map(unknown.map(({ html }, index) => [html, shorter[index]?.html ?? ""]));
		for (const [html, short] of found) if (minified.size < 500) minified.set(html, short);
		return pages.map((page) => ({
			...page,
			html: minified.get(page.html) ?? found.get(page.html) ?? "",
		}));
	};
	const load = () => loadSite(folder, options.time, { known, advises: false });
	const build = async () => {
		const loaded = loadSite(folder, options.time, { known });
		const { site, routes } = loaded;
		const maps = planMaps(site);
		const { files, assets, warnings } = await bundleAssets(loaded, options, cache);
		const rendered = [...renderPages(routes, createRenderContext(site, routes, assets, maps))];
		const pages = await minifyNew(rendered);
		const output = collectOutput(pages, files, renderExtras(site, routes, options));
		checkOutput(pages, output, site, loaded.findLinks);
		const overBudget = await checkBudgets(pages, cache);
		return { output, warnings: [...loaded.warnings, ...warnings, ...overBudget] };
	};
	return { load, build };
}

/** Returns the messages that stop a build, without repeats, as the build prints them. */
export async function messagesOf(build: () => Promise<unknown>): Promise<readonly Problem[]> {
	try {
		await build();
		return [];
	} catch (error) {
		if (!(error instanceof DataProblems)) throw error;
		const keyOf = ({ got, expected, fix }: Problem) => JSON.stringify([got, expected, fix]);
		return [...new Map(error.problems.map((problem) => [keyOf(problem), problem])).values()];
	}
}
