/** Bytes unless said otherwise. The build and the tests check these limits. */
export const budgets = {
	/**
	 * A page with its inlined CSS. The first round trip carries ten TCP segments
	 * (https://www.rfc-editor.org/rfc/rfc6928) of 1,460 bytes, less headers. Tests check the limit
	 * for brotli 11, brotli 4 and gzip 6.
	 */
	page: 14_336,
	/**
	 * All JavaScript that one page can load, brotli 11. Not counted is the file of all islands, which
	 * a page only loads after one of its scripts failed to load.
	 */
	scripts: 10_000,
	/** All scripts that a page loads before the visitor's first interaction, brotli 11. */
	scriptsAtLoad: 3_000,
	/** The file of one island, brotli 11. */
	island: 4_000,
	/** The ZIP look-up without the code that it shares with other islands, brotli 11. */
	zipLookup: 1_500,
	font: 20_000,
	/** The home page's photo at a phone's width, AVIF. */
	heroPhone: 60_000,
	sharingImage: 80_000,
	/** The map's SVG on /areas, brotli 11. */
	map: 6_000,
	/** Everything that a town's page transfers, except for Google's embedded map. */
	townTransfer: 60_000,
	/** Lighthouse's score (0 to 100) in each category on a phone. */
	lighthouse: 100,
	/** Milliseconds on slow 4G, as simulated by Lighthouse. */
	largestContentfulPaint: 1_200,
} as const;
