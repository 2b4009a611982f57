import { DataProblems, type Problem } from "../problems.ts";
import type { Route } from "../site/routes.ts";
import { budgets } from "./budgets.ts";
import { compressBrotli } from "./compressBrotli.ts";
import { bytesOf, type Output, type OutputPath, sizeOf } from "./output.ts";

/** What a file is made of, in bytes before compression. */
type Inputs = readonly (readonly [name: string, bytes: number])[];

interface WeighedPage {
	readonly route: Pick<Route, "file" | "kind">;
	readonly html: readonly Uint8Array[];
	/** The islands that it loads. */
	readonly islands: ReadonlySet<string>;
}

/** Brotli 5 takes a fiftieth of the time of brotli 11, and leaves at most so many bytes of it: 0.898 to 0.921 over all pages, measured. */
const savedByBest = { most: 0.88, least: 0.94 };

/**
 * Holds the build to its budgets: each page's scripts, each island, and of each kind of page the longest. Compressed as visitors get them is only
 * what a quick estimate can't tell from the limit.
 *
 * @param scripts what each script is made of, from the islands' bundler
 * @throws DataProblems naming each file, how much it is over and its three largest inputs
 */
export async function checkBudgets(pages: readonly WeighedPage[], output: Output, scripts: ReadonlyMap<OutputPath, Inputs>): Promise<void> {
	const problems: Problem[] = [];
	const hold = (file: string, bytes: number, budget: number, inputs: Inputs) => {
		const largest = [...inputs].sort(([, one], [, other]) => other - one).slice(0, 3);
		if (bytes > budget)
			problems.push({
				file,
				got: `${bytes} bytes of brotli, ${bytes - budget} over`,
				expected: `at most ${budget}`,
				fix: `Make it smaller. Its largest inputs, before compression: ${largest.map(([name, size]) => `${name} (${size})`).join(", ")}.`,
			});
	};

	const weights = await Promise.all(
		[...scripts.keys()].map(async (path) => [path, (await compressBrotli(bytesOf(output.get(path) ?? ""), 11)).length] as const),
	);
	for (const [path, bytes] of weights) if (islandOf(path) !== undefined) hold(path, bytes, budgets.island, scripts.get(path) ?? []);
	for (const islands of new Map(pages.map((page) => [[...page.islands].sort().join(), page.islands])).values()) {
		const loaded = weights.filter(([path]) => {
			const own = islandOf(path);
			return islands.size > 0 && (own === undefined || islands.has(own));
		});
		const total = loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
		hold(
			`scripts of a page with ${[...islands].join(", ")}`,
			total,
			budgets.scripts,
			loaded.flatMap(([path]) => scripts.get(path) ?? []),
		);
	}

	const longest = new Map<string, WeighedPage>();
	for (const page of pages) {
		const known = longest.get(page.route.kind);
		if (known === undefined || sizeOf(page.html) > sizeOf(known.html)) longest.set(page.route.kind, page);
	}
	await Promise.all(
		[...longest.values()].map(async ({ route, html }) => {
			const bytes = bytesOf(html);
			const quick = (await compressBrotli(bytes, 5)).length;
			if (quick * savedByBest.least <= budgets.page) return;
			const size = quick * savedByBest.most > budgets.page ? Math.round(quick * savedByBest.most) : (await compressBrotli(bytes, 11)).length;
			hold(route.file, size, budgets.page, html.map(nameOf));
		}),
	);
	if (problems.length > 0) throw new DataProblems(problems);
}

/** The island of its own chunk, which bears its name: what islands share is in small letters. */
const islandOf = (path: string): string | undefined => /^assets\/([A-Z]\w*)-/.exec(path)?.[1];

/** A piece of a page by its first tag; the one without is its style. */
function nameOf(piece: Uint8Array): Inputs[number] {
	const tag = /^(?:<\/style>|<!doctype html>)?(<[^>]*>)/.exec(Buffer.from(piece).toString("latin1", 0, 400));
	return [tag?.[1] ?? "inlined CSS", piece.byteLength];
}
