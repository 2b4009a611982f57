import type { Problem } from "../../site/problem.ts";
import type { Route } from "../../site/routes.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { digestOf } from "../hash.ts";
import type { Inputs, Output, OutputPath, Page, Scripts } from "../outputFiles.ts";
import { DataProblems, problemOf } from "../problems.ts";
import { budgets } from "./budgets.ts";
import { sizeOf } from "./output.ts";
import { compressBrotli } from "./precompress.ts";

/**
 * The build stops if a page is larger than this many times its budget, except in a draft. A smaller
 * excess only causes a warning, because the owner's texts may need the space.
 */
const maxBudgets = 3;

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
 * warning for each page over its budget.
 * @throws DataProblems, except in a draft, with each page that is larger than `maxBudgets` times its
 * budget
 */
export async function checkBudgets(
	pages: readonly PageScripts[],
	output: Output,
	scripts: ReadonlyMap<string, Scripts>,
	cache: Cache,
	{ draft }: { readonly draft: boolean },
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
	const problems: Problem[] = [];
	const found: Problem[] = [];
	await Promise.all(
		longestPages(pages).map(async ({ route, html }) => {
			const bytes = await weigh(html, pageQuality);
			if (bytes > maxBudgets * budgets.page)
				problems.push(overBudget(route.file, bytes, budgets.page, partsOf(html)));
			else if (bytes > budgets.page) found.push(heavyPage(route));
		}),
	);
	if (problems.length > 0 && !draft) throw new DataProblems(problems);
	const largestScripts = Math.max(
		0,
		...scriptsOf(pages, scripts).map((paths) => sumOf(paths, weights)),
	);
	return { largestScripts, overBudget: [...problems, ...found] };
}

/**
 * Passes pages on until one is far over its budget, so that a build that must stop doesn't render
 * thousands of pages first. Pages are not minified yet, which may make up a tenth: `checkBudgets`
 * weighs them again.
 * @throws DataProblems, except in a draft, with that page
 */
export async function* refuseHeavyPages<P extends Pick<Page, "route" | "html">>(
	pages: Iterable<P>,
	{ draft }: { readonly draft: boolean },
): AsyncGenerator<P, void> {
	const most = 1.1 * maxBudgets * budgets.page;
	for (const page of pages) {
		// Only weigh pages that are so long that they can be too heavy: HTML shrinks to less than half.
		if (!draft && sizeOf(page.html) > 2 * most) {
			const bytes = (await compressBrotli(Buffer.from(page.html), pageQuality)).length;
			if (bytes > most)
				throw new DataProblems([
					overBudget(page.route.file, bytes, budgets.page, partsOf(page.html)),
				]);
		}
		yield page;
	}
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

function overBudget(file: string, bytes: number, budget: number, inputs: Inputs): Problem {
	const largest = [...inputs].sort(([, one], [, other]) => other - one).slice(0, 3);
	return problemOf("budget", file, `${bytes} bytes of brotli, ${bytes - budget} over`, {
		most: budget,
		inputs: largest.map(([name, size]) => `${name} (${size})`).join(", "),
	});
}

const heavyPage = ({ path, file }: Route): Problem =>
	problemOf("page-heavy", file, `more on ${path} than a slow phone loads at once`);

function partsOf(html: string): Inputs {
	const style = sizeOf(/<style>.*?<\/style>/s.exec(html)?.[0] ?? "");
	const main = sizeOf(/<main.*<\/main>/s.exec(html)?.[0] ?? "");
	return [
		["inlined CSS", style],
		["<main>", main],
		["head, header and footer", sizeOf(html) - style - main],
	];
}
