import { pageBudget } from "../generator/output/checkBudgets.ts";

/**
 * Limits, in bytes unless a comment names another unit. Scripts and the map are measured after
 * brotli 11.
 */
export const budgets = {
	page: pageBudget,
	/**
	 * All JavaScript that one page can load, without the file that holds all islands: a page loads
	 * that file only if another script failed to load.
	 */
	scripts: 10_000,
	/** All scripts that a page loads before the visitor's first interaction. */
	scriptsAtLoad: 3_000,
	island: 4_000,
	/** The ZIP look-up's own code, without the code that it shares with other islands. */
	zipLookup: 1_500,
	font: 20_000,
	/** The AVIF file of the home page's photo, at a phone's width. */
	heroPhone: 60_000,
	sharingImage: 80_000,
	/** The SVG on /areas. */
	map: 6_000,
	/** Everything that a town's page transfers, except for Google's embedded map. */
	townTransfer: 60_000,
	/** The lowest score (0 to 100) that Lighthouse may give in any category on a phone. */
	lighthouse: 100,
	/** Milliseconds on slow 4G, as simulated by Lighthouse. */
	largestContentfulPaint: 1_200,
} as const;
