import type { Problem } from "../../site/problem.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { digestOf } from "../hash.ts";
import type { Page } from "../outputFiles.ts";
import { problemOf } from "../problems.ts";
import { sizeOf } from "./output.ts";
import { compressBrotli } from "./precompress.ts";

/**
 * The limit of a compressed page with its inlined CSS, in bytes. The first round trip carries ten
 * TCP segments of 1,460 bytes (https://www.rfc-editor.org/rfc/rfc6928), including the headers.
 * Tests check the limit for brotli 11, brotli 4 and gzip 6.
 */
export const pageBudget = 14_336;

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

type WeighedPage = Pick<Page, "route" | "html">;

/**
 * Warns of pages over `pageBudget`, among the longest of each kind. Only warns, because the owner's
 * texts may need the space; no text makes scripts larger, so tests check the budgets of scripts.
 */
export async function checkBudgets(
	pages: readonly WeighedPage[],
	cache: Cache,
): Promise<readonly Problem[]> {
	const found = longestPages(pages).map(async ({ route, html }) => {
		const key = [process.versions.brotli, pageQuality, digestOf(html)];
		const weigh = async () => (await compressBrotli(Buffer.from(html), pageQuality)).length;
		const bytes = await rememberJson(cache, "weights", key, weigh);
		const got = `more on ${route.path} than a slow phone loads at once`;
		return bytes > pageBudget ? problemOf("page-heavy", route.file, got) : [];
	});
	return (await Promise.all(found)).flat();
}

function longestPages<P extends WeighedPage>(pages: readonly P[]): readonly P[] {
	const sized = pages.map((page) => ({ page, size: sizeOf(page.html) }));
	const counts = new Map<string, number>();
	const longest: P[] = [];
	for (const { page } of sized.sort((one, other) => other.size - one.size)) {
		const key = `${page.route.language} ${page.route.kind}`;
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		if (count <= maxWeighed) longest.push(page);
	}
	return longest;
}
