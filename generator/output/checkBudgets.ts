import type { IslandName } from "../../islands/registry.ts";
import type { Cache } from "../cache.ts";
import { digestOf } from "../hash.ts";
import { DataProblems, type Problem } from "../problems.ts";
import type { Route } from "../site/routes.ts";
import { budgets } from "./budgets.ts";
import { compressBrotli } from "./compressBrotli.ts";
import { type Output, type OutputPath, type Page, sizeOf } from "./output.ts";

/**
 * A file over its budget is only a warning, because the owner's texts may need the space. At this
 * many times its budget it stops the build.
 */
const maxBudgets = 3;

/** The parts of a file, in bytes before compression. */
type Inputs = readonly (readonly [name: string, bytes: number])[];

/** The scripts of one language, by output path. */
export interface Scripts {
	/** The script that every page with an island loads. */
	readonly loader: OutputPath;
	/** The files that each island loads: the island's file, then its shared chunks. */
	readonly chunks: { readonly [N in IslandName]: readonly OutputPath[] };
	/** The bytes that each source file put into an output file, for messages. */
	readonly inputs: ReadonlyMap<OutputPath, Inputs>;
}

/**
 * On our pages, brotli 11 output is at most this share of brotli 5 output, at 50 times the cost.
 */
const bestToQuickRatio = 0.94;

/**
 * Only so many of the longest pages of each kind and language are compressed. The heaviest page has
 * always been among these.
 */
const maxWeighed = 12;

/**
 * Checks each island, the scripts of each page and the longest pages of each kind. Brotli 11 runs
 * only where an estimate with brotli 5 is near the limit.
 * @param draft report everything as a warning
 * @param data the data folder, as messages name it
 * @returns `largestScripts`: the most script bytes (brotli) that one page can load; `overBudget`:
 * files over a budget, for the owner
 * @throws DataProblems naming each file, how much it is over and its three largest inputs
 */
export async function checkBudgets(
	pages: readonly Pick<Page, "route" | "html" | "islands">[],
	output: Output,
	scripts: ReadonlyMap<string, Scripts>,
	cache: Cache,
	{ draft, data }: { readonly draft: boolean; readonly data: string },
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
		const pathInputs = [...paths].flatMap((path) => inputs.get(path) ?? []);
		checkWeight(what, weightOf(paths), budget, pathInputs);
	};
	const manyHours = hoursHeavy(data);
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
		const names = [...islands].join(", ");
		const all = new Set([loader, ...[...islands].flatMap((name) => chunks[name])]);
		const plain = [...islands]
			.filter((name) => chunks[name].length === 1)
			.flatMap((name) => chunks[name]);
		const early = new Set([loader, ...plain]);
		largestScripts = Math.max(largestScripts, weightOf(all));
		const earlyExcess = weightOf(early) - budgets.scriptsAtLoad;
		const excess = weightOf(all) - budgets.scripts;
		const isHeavy = earlyExcess > 0 && weightOf(early) <= maxBudgets * budgets.scriptsAtLoad;
		if (isHeavy && !warnings.includes(manyHours)) warnings.push(manyHours);
		// What the hours add to the first scripts, they add to all scripts.
		if (!isHeavy || excess > earlyExcess)
			checkScripts(`the scripts of pages with ${names}`, all, budgets.scripts);
		if (!isHeavy)
			checkScripts(`the first scripts of pages with ${names}`, early, budgets.scriptsAtLoad);
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
			const estimate = Math.round((await weigh(html, 5)) * bestToQuickRatio);
			const isNear = estimate > budgets.page && estimate < 2 * budgets.page;
			const bytes = isNear ? await weigh(html, 11) : estimate;
			if (bytes > maxBudgets * budgets.page)
				checkWeight(route.file, bytes, budgets.page, partsOf(html));
			else if (bytes > budgets.page) warnings.push(heavyPage(route));
		}),
	);
	if (problems.length > 0 && !draft) throw new DataProblems(problems);
	return { largestScripts, overBudget: [...problems, ...warnings] };
}

/**
 * Of what the first scripts hold, the owner writes the opening hours and the holidays. They make
 * all scripts of a page longer.
 */
const hoursHeavy = (data: string): Problem => ({
	code: "hours-heavy",
	file: `${data}/business.yaml`,
	field: "holidays",
	got: "more opening hours and holidays than each page loads at once",
	expected: "a script that arrives in one go",
	fix: "Nothing, if they have to be there: pages say a little later whether you are open.",
});

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
