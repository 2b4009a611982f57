import type { IslandName } from "../../islands/registry.ts";
import type { Cache } from "../cache.ts";
import { digestOf } from "../hash.ts";
import { DataProblems, type Problem } from "../problems.ts";
import type { Route } from "../site/routes.ts";
import { budgets } from "./budgets.ts";
import { compressBrotli } from "./compressBrotli.ts";
import { type Output, type OutputPath, type Page, sizeOf } from "./output.ts";

/**
 * A file over its budget only causes a warning, because the owner's texts may need the space. A
 * file over this many times its budget stops the build.
 */
const maxBudgets = 3;

/** The parts of a file with their sizes in bytes before compression. */
type Inputs = readonly (readonly [name: string, bytes: number])[];

/** The scripts of one language, by output path. */
export interface Scripts {
	/** The script that every page with an island loads. */
	readonly loader: OutputPath;
	/** The files that each island loads: the island's file, then its shared chunks. */
	readonly chunks: { readonly [N in IslandName]: readonly OutputPath[] };
	/** How many bytes each source file has in an output file, for messages. */
	readonly inputs: ReadonlyMap<OutputPath, Inputs>;
}

/** The quality for pages: hosts that compress on request use 4 or 5, and 11 takes 50 times as long. */
const pageQuality = 5;

/** How many pages of each kind and language are weighed. The heaviest was always among these. */
const maxWeighed = 12;

/**
 * Checks the weight of each island, of each page's scripts, and of the longest pages of each kind.
 * @param draft reports everything as a warning
 * @returns `largestScripts`: the most script bytes (brotli) that one page can load. `overBudget`:
 * files over their budget, as warnings.
 * @throws DataProblems naming each file far over its budget, with its three largest inputs
 */
export async function checkBudgets(
	pages: readonly Pick<Page, "route" | "html" | "islands">[],
	output: Output,
	scripts: ReadonlyMap<string, Scripts>,
	cache: Cache,
	{ draft }: { readonly draft: boolean },
): Promise<{ readonly largestScripts: number; readonly overBudget: readonly Problem[] }> {
	const problems: Problem[] = [];
	const warnings: Problem[] = [];
	const weigh = async (contents: string | Uint8Array, quality: number): Promise<number> =>
		Number(
			await cache.remember(
				"weights",
				[process.versions.brotli, quality, digestOf(contents)],
				async () =>
					Buffer.from(String((await compressBrotli(Buffer.from(contents), quality)).length)),
			),
		);
	const checkWeight = (file: string, bytes: number, budget: number, inputs: Inputs) => {
		const largest = [...inputs].sort(([, one], [, other]) => other - one).slice(0, 3);
		if (bytes > budget)
			(bytes > maxBudgets * budget ? problems : warnings).push({
				code: "budget",
				file,
				got: `${bytes} bytes of brotli, ${bytes - budget} over`,
				expected: `at most ${budget}`,
				fix: `Make it smaller. Its largest inputs, before compression: ${largest.map(([name, size]) => `${name} (${size})`).join(", ")}.`,
			});
	};

	const inputs = new Map([...scripts.values()].flatMap((one) => [...one.inputs]));
	const weights = new Map(
		await Promise.all(
			[...inputs.keys()].map(
				async (path) => [path, await weigh(output.get(path) ?? "", 11)] as const,
			),
		),
	);
	const weightOf = (paths: ReadonlySet<OutputPath>) =>
		[...paths].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);
	const checkScripts = (what: string, paths: ReadonlySet<OutputPath>, budget: number) => {
		const bytes = weightOf(paths);
		const pathInputs = [...paths].flatMap((path) => inputs.get(path) ?? []);
		checkWeight(what, bytes, budget, pathInputs);
		return bytes;
	};
	let largestScripts = 0;
	for (const { chunks } of scripts.values())
		for (const [island, [islandFile = ""]] of Object.entries(chunks))
			checkWeight(
				`islands/${island}`,
				weights.get(islandFile) ?? 0,
				budgets.island,
				inputs.get(islandFile) ?? [],
			);
	// Many pages share the same islands: check each distinct set once.
	for (const { route, islands } of new Map(
		pages.map((page) => [[page.route.language, ...[...page.islands].sort()].join(" "), page]),
	).values()) {
		const ofLanguage = scripts.get(route.language);
		if (islands.size === 0 || !ofLanguage) continue;
		const { loader, chunks } = ofLanguage;
		const all = [...islands].flatMap((name) => chunks[name]);
		largestScripts = Math.max(
			largestScripts,
			checkScripts(
				`the scripts of pages with ${[...islands].join(", ")}`,
				new Set([loader, ...all]),
				budgets.scripts,
			),
		);
		const plain = [...islands]
			.filter((name) => chunks[name].length === 1)
			.flatMap((name) => chunks[name]);
		const early = new Set([loader, ...plain]);
		const earlyBytes = weightOf(early);
		if (earlyBytes > maxBudgets * budgets.scriptsAtLoad)
			checkScripts(
				`the first scripts of pages with ${[...islands].join(", ")}`,
				early,
				budgets.scriptsAtLoad,
			);
		else if (earlyBytes > budgets.scriptsAtLoad && !warnings.includes(manyHours))
			warnings.push(manyHours);
	}

	const counts = new Map<string, number>();
	const longest = [...pages]
		.sort((one, other) => sizeOf(other.html) - sizeOf(one.html))
		.filter(({ route: { language, kind } }) => {
			const key = `${language} ${kind}`;
			const count = (counts.get(key) ?? 0) + 1;
			counts.set(key, count);
			return count <= maxWeighed;
		});
	await Promise.all(
		longest.map(async ({ route, html }) => {
			const bytes = await weigh(html, pageQuality);
			if (bytes > maxBudgets * budgets.page)
				checkWeight(route.file, bytes, budgets.page, partsOf(html));
			else if (bytes > budgets.page) warnings.push(heavyPage(route));
		}),
	);
	if (problems.length > 0 && !draft) throw new DataProblems(problems);
	return { largestScripts, overBudget: [...problems, ...warnings] };
}

/** The opening hours and holidays are all that the owner adds to a page's first scripts. */
const manyHours: Problem = {
	code: "hours-heavy",
	file: "business.yaml",
	got: "more opening hours and holidays than each page loads at once",
	expected: "a script that arrives in one go",
	fix: "Nothing, if they have to be there: pages say a little later whether you are open.",
};

const heavyPage = ({ path, file }: Route): Problem => ({
	code: "page-heavy",
	file,
	got: `more on ${path} than a slow phone loads at once`,
	expected: "a page that arrives in one go",
	fix: "Nothing, if it has to be long: it works, only slower. To make it quick again, shorten its texts, or show fewer reviews, questions or towns on it.",
});

function partsOf(html: string): Inputs {
	const style = sizeOf(/<style>.*?<\/style>/s.exec(html)?.[0] ?? "");
	const main = sizeOf(/<main.*<\/main>/s.exec(html)?.[0] ?? "");
	return [
		["inlined CSS", style],
		["<main>", main],
		["head, header and footer", sizeOf(html) - style - main],
	];
}
