import type { Problem } from "../../site/problem.ts";
import type { Route } from "../../site/routes.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { digestOf } from "../hash.ts";
import type { Output, OutputPath, Page, Scripts } from "../outputFiles.ts";
import { problemOf } from "../problems.ts";
import { budgets } from "./budgets.ts";
import { sizeOf } from "./output.ts";
import { compressBrotli } from "./precompress.ts";

/**
 * The brotli quality for weighing pages. Hosts that compress on request use 4 or 5, and 11 takes 50
 * times as long.
 */
const pageQuality = 5;

/**
 * How many pages of each kind and language are weighed. The pages with the most bytes of HTML are
 * chosen.
 */
const maxWeighed = 12;

type PageScripts = Pick<Page, "route" | "html" | "islands">;

/**
 * Checks the weight of the longest pages of each kind. Tests check the islands' budgets, because
 * no owner's text makes an island larger.
 * @returns `largestScripts`: the most script bytes (brotli) that one page can load. `overBudget`: a
 * warning for each page over its budget, which stops no build: the owner's texts may need the space.
 */
export async function checkBudgets(
	pages: readonly PageScripts[],
	output: Output,
	scripts: ReadonlyMap<string, Scripts>,
	cache: Cache,
): Promise<{ readonly largestScripts: number; readonly overBudget: readonly Problem[] }> {
	const weigh = (contents: string | Uint8Array, quality: number) =>
		rememberJson(
			cache,
			"weights",
			[process.versions.brotli, quality, digestOf(contents)],
			async () => (await compressBrotli(Buffer.from(contents), quality)).length,
		);
	const paths = [...scripts.values()].flatMap(({ inputs }) => [...inputs.keys()]);
	const weighed = paths.map(
		async (path) => [path, await weigh(output.get(path) ?? "", 11)] as const,
	);
	const weights = new Map(await Promise.all(weighed));
	const found = longestPages(pages).map(async ({ route, html }) =>
		(await weigh(html, pageQuality)) > budgets.page ? heavyPage(route) : [],
	);
	const largestScripts = Math.max(
		0,
		...scriptsOf(pages, scripts).map((paths) => sumOf(paths, weights)),
	);
	return { largestScripts, overBudget: (await Promise.all(found)).flat() };
}

/** Lists the files that each page can load. Many pages share the same islands. */
const scriptsOf = (pages: readonly PageScripts[], scripts: ReadonlyMap<string, Scripts>) => {
	const sets = new Map(
		pages.map(({ route, islands }) => [[route.language, ...islands].join(" "), { route, islands }]),
	);
	return [...sets.values()].map(({ route, islands }): ReadonlySet<OutputPath> => {
		const { loader = "", chunks } = scripts.get(route.language) ?? {};
		return new Set([...islands].flatMap((name) => [loader, ...(chunks?.[name] ?? [])]));
	});
};

const sumOf = (paths: Iterable<OutputPath>, weights: ReadonlyMap<OutputPath, number>): number =>
	[...paths].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);

function longestPages<P extends PageScripts>(pages: readonly P[]): readonly P[] {
	const counts = new Map<string, number>();
	return pages
		.map((page) => ({ page, size: sizeOf(page.html) }))
		.sort((one, other) => other.size - one.size)
		.map(({ page }) => page)
		.filter(({ route: { language, kind } }) => {
			const key = `${language} ${kind}`;
			const count = (counts.get(key) ?? 0) + 1;
			counts.set(key, count);
			return count <= maxWeighed;
		});
}

const heavyPage = ({ path, file }: Route): Problem =>
	problemOf("page-heavy", file, `more on ${path} than a slow phone loads at once`);
