import type { IslandName } from "../../islands/registry.ts";
import type { Cache } from "../cache.ts";
import { digestOf } from "../hash.ts";
import { DataProblems, type Problem } from "../problems.ts";
import type { Route } from "../site/routes.ts";
import { budgets } from "./budgets.ts";
import { compressBrotli } from "./compressBrotli.ts";
import { type Output, type OutputPath, type Page, sizeOf } from "./output.ts";

/**
 * An owner's content (texts, towns, holidays in the script that knows the hours) stops no build over
 * its weight, except at so many budgets. Tests hold the budgets over our own data.
 */
const mostBudgets = 3;

/** What a file is made of, in bytes before compression. */
type Inputs = readonly (readonly [name: string, bytes: number])[];

/** What budgets ask of the scripts, by output path. */
export interface Scripts {
	/** What every page with an island loads. */
	readonly loader: OutputPath;
	/** What each island loads, its own file first. */
	readonly chunks: { readonly [N in IslandName]: readonly OutputPath[] };
	/** The bytes that each source file put into an output file: what a broken budget names. */
	readonly inputs: ReadonlyMap<OutputPath, Inputs>;
}

/** Brotli 5 takes a fiftieth of the time of brotli 11, whose result is at most this part of its own. */
const savedByBest = 0.94;

/**
 * Of a kind's pages in a language so many are weighed, the longest: the heaviest of ten is not
 * always the longest, but among them.
 */
const mostWeighed = 12;

/**
 * Holds the build to its budgets: each island, the scripts of each page, and of each kind of page
 * in each language the longest. Compressed as visitors get them is only what a quick estimate can't
 * tell from the limit.
 * @param scripts from the islands' bundler, by language
 * @param cache keeps how many bytes were left of each text
 * @param draft only tell of what is over
 * @returns the bytes of brotli that the page with most scripts can load, and what the owner is
 * asked to look at: what is over its budget, and a file that one host alone refuses
 * @throws DataProblems naming each file, how much it is over and its three largest inputs
 */
export async function checkBudgets(
	pages: readonly Pick<Page, "route" | "html" | "islands">[],
	output: Output,
	scripts: ReadonlyMap<string, Scripts>,
	cache: Cache,
	{ draft }: { readonly draft: boolean },
): Promise<{ readonly most: number; readonly over: readonly Problem[] }> {
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
	const hold = (file: string, bytes: number, budget: number, inputs: Inputs) => {
		const largest = [...inputs].sort(([, one], [, other]) => other - one).slice(0, 3);
		if (bytes > budget)
			(bytes > mostBudgets * budget ? problems : warnings).push({
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
	const holdAll = (what: string, paths: ReadonlySet<OutputPath>, budget: number) => {
		const bytes = [...paths].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);
		const made = [...paths].flatMap((path) => inputs.get(path) ?? []);
		hold(what, bytes, budget, made);
		return bytes;
	};
	let most = 0;
	for (const { chunks } of scripts.values())
		for (const [island, [own = ""]] of Object.entries(chunks))
			hold(`islands/${island}`, weights.get(own) ?? 0, budgets.island, inputs.get(own) ?? []);
	// Pages of thousands have the same few sets of islands.
	for (const { route, islands } of new Map(
		pages.map((page) => [[page.route.language, ...[...page.islands].sort()].join(" "), page]),
	).values()) {
		const ofLanguage = scripts.get(route.language);
		if (islands.size === 0 || !ofLanguage) continue;
		const { loader, chunks } = ofLanguage;
		const all = [...islands].flatMap((name) => chunks[name]);
		most = Math.max(
			most,
			holdAll(
				`the scripts of pages with ${[...islands].join(", ")}`,
				new Set([loader, ...all]),
				budgets.scripts,
			),
		);
		const plain = [...islands]
			.filter((name) => chunks[name].length === 1)
			.flatMap((name) => chunks[name]);
		holdAll(
			`the first scripts of pages with ${[...islands].join(", ")}`,
			new Set([loader, ...plain]),
			budgets.scriptsAtLoad,
		);
	}

	const counts = new Map<string, number>();
	const longest = [...pages]
		.sort((one, other) => sizeOf(other.html) - sizeOf(one.html))
		.filter(({ route: { language, kind } }) => {
			const key = `${language} ${kind}`;
			const count = (counts.get(key) ?? 0) + 1;
			counts.set(key, count);
			return count <= mostWeighed;
		});
	await Promise.all(
		longest.map(async ({ route, html }) => {
			const estimate = Math.round((await weigh(html, 5)) * savedByBest);
			const isNear = estimate > budgets.page && estimate < 2 * budgets.page;
			const bytes = isNear ? await weigh(html, 11) : estimate;
			if (bytes > mostBudgets * budgets.page) hold(route.file, bytes, budgets.page, partsOf(html));
			else if (bytes > budgets.page) warnings.push(heavyPage(route));
		}),
	);
	if (problems.length > 0 && !draft) throw new DataProblems(problems);
	const file = ".hosts/cloudfront-request.js";
	const bytes = sizeOf(output.get(file) ?? "");
	const fix =
		"Where CloudFront serves the site, remove redirects that nobody follows any more. Other hosts take them all.";
	if (bytes > budgets.cloudFrontFunction)
		warnings.push({
			code: "cloudfront-function-size",
			file,
			got: `${bytes} bytes`,
			expected: `at most ${budgets.cloudFrontFunction}`,
			fix,
		});
	return { most, over: [...problems, ...warnings] };
}

const heavyPage = ({ path, file }: Route): Problem => ({
	code: "page-heavy",
	file,
	got: `more on ${path} than a slow phone loads at once`,
	expected: "a page that arrives in one go",
	fix: "Nothing, if it has to be long: it works, only slower. To make it quick again, shorten its texts, or show fewer reviews, questions or towns on it.",
});

/** What a page is made of: its style, its main part, and the rest. */
function partsOf(html: string): Inputs {
	const style = sizeOf(/<style>.*?<\/style>/s.exec(html)?.[0] ?? "");
	const main = sizeOf(/<main.*<\/main>/s.exec(html)?.[0] ?? "");
	return [
		["inlined CSS", style],
		["<main>", main],
		["head, header and footer", sizeOf(html) - style - main],
	];
}
