import { type Stats, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { readEntry, writeEntry } from "../cache.ts";
import { digestOf, digestOfValue } from "../hash.ts";
import type { Page } from "../output/output.ts";
import type { Route } from "../site/routes.ts";

/** A page of the last build. */
interface KeptPage {
	/** The digest of what it was made from. */
	readonly key: string;
	/** Its file's, as the build left it. */
	readonly stamp: string | undefined;
	/** What came of it besides the file. */
	readonly page: Omit<Page, "route" | "html">;
}

/** The pages of the last build that this one need not make again. */
export type KeptPages = ReturnType<typeof openKeptPages>;

/**
 * Opens what the same program left in an output folder the last time
 * (docs/decisions/0011-kept-pages.md). Pages stay there: only what they were made from is noted.
 * @param cacheFolder where the notes are
 * @param out the output folder
 * @param program what tells the program from others; nothing is kept of one that can't be told
 */
export function openKeptPages(
	cacheFolder: string,
	out: string,
	program = import.meta.programDigest,
) {
	const entry = join(cacheFolder, "pages", digestOf(resolve(out)));
	const bytes = program === undefined ? undefined : readEntry(entry);
	const found =
		bytes &&
		(deserialize(bytes) as {
			readonly program: string;
			readonly pages: ReadonlyMap<string, KeptPage>;
		});
	const last = found?.program === program ? found?.pages : undefined;
	const made: { readonly key: string; readonly page: Page }[] = [];
	return {
		/**
		 * The page that was made from the same things, as long as its file stands untouched, or the one
		 * that `make` returns.
		 * @param inputs everything that decides the page, for `digestOfValue`
		 */
		remember(route: Route, inputs: unknown, make: () => Page): Page {
			if (program === undefined) return make();
			const key = digestOfValue(inputs);
			const known = last?.get(route.file);
			const file = join(out, route.file);
			const status = known?.key === key ? statSync(file, { throwIfNoEntry: false }) : undefined;
			const page =
				known && status && stampOf(status) === known.stamp
					? { ...known.page, route, html: { file, size: status.size } }
					: make();
			made.push({ key, page });
			return page;
		},
		/** Notes what was made, once it is written. */
		keep() {
			if (program === undefined) return;
			const pages = made.map(
				({ key, page: { route, html: _, ...page } }): readonly [string, KeptPage] => [
					route.file,
					{ key, stamp: stampOf(statSync(join(out, route.file), { throwIfNoEntry: false })), page },
				],
			);
			writeEntry(entry, serialize({ program, pages: new Map(pages) }));
		},
	};
}

/** Another one whenever a file is written or replaced: its change time is no program's to set. */
const stampOf = (status: Stats | undefined): string | undefined =>
	status && `${status.ctimeMs} ${status.size} ${status.ino}`;
