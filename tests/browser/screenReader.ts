import { createRequire } from "node:module";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The package's API: https://www.guidepup.dev/docs/api/class-virtual-screen-reader */
interface Reader {
	readonly virtual: {
		start(options: { readonly container: Element }): Promise<void>;
		next(): Promise<void>;
		stop(): Promise<void>;
		spokenPhraseLog(): Promise<readonly string[]>;
	};
}

/** The screen reader as a script for pages, so that it reads with styles and islands. */
const [script] = buildSync({
	entryPoints: [createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader")],
	bundle: true,
	write: false,
	format: "iife",
	globalName: "reader",
}).outputFiles;

/** Starts a screen reader, which reads the focused elements and the live regions. */
export const startReader = (page: Page): Promise<unknown> =>
	page.evaluate(
		`${script?.text}; globalThis.virtual = reader.virtual; virtual.start({ container: document.body })`,
	);

export const said = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => (globalThis as unknown as Reader).virtual.spokenPhraseLog());

/** Makes a started screen reader read the whole page, and returns the phrases. */
export const readOut = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const { virtual } = globalThis as unknown as Reader;
		await virtual.stop();
		await virtual.start({ container: document.body });
		for (;;) {
			await virtual.next();
			const phrases = await virtual.spokenPhraseLog();
			if (phrases.at(-1) === "end of document") return phrases;
		}
	});

/** Returns the phrases between two others. Fails if one of the two is missing. */
export function between(
	phrases: readonly string[],
	first: string,
	last: string,
): readonly string[] {
	expect(phrases).toContain(first);
	const rest = phrases.slice(phrases.indexOf(first));
	expect(rest).toContain(last);
	return rest.slice(0, rest.indexOf(last));
}
