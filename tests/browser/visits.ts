import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, openPage, reopenPage, type WatchedPage } from "./openPage.ts";

export interface Visits {
	/** Opens a page until the test ends. The test must check the page's errors itself. */
	readonly open: typeof openPage;
	/** Opens a page in a used tab: see `reopenPage`. */
	readonly look: (...asked: Parameters<typeof reopenPage>) => Promise<WatchedPage>;
	/**
	 * Opens a page in a used tab and wakes some islands. An error that the page reports fails the
	 * test.
	 */
	readonly visit: (
		path: string,
		options?: BrowserContextOptions & { readonly islands?: readonly string[] },
	) => Promise<Page>;
}

export const it = test.extend<Visits>({
	open: async ({ onTestFinished }, use) =>
		use(async (...asked) => {
			const opened = await openPage(...asked);
			onTestFinished(() => opened.context.close());
			return opened;
		}),
	look: async ({ onTestFinished }, use) =>
		use(async (...asked) => {
			const { putBack, ...opened } = await reopenPage(...asked);
			onTestFinished(({ task }) =>
				task.result?.state === "fail" ? opened.context.close() : putBack(),
			);
			return opened;
		}),
	visit: async ({ look, onTestFinished }, use) =>
		use(async (path, { islands = [], ...options } = {}) => {
			const { page, errors } = await look(path, options);
			onTestFinished(() => expect(errors).toEqual([]));
			for (const name of islands) await hydrated(page, name);
			return page;
		}),
});
