/** Bytes unless said otherwise. The build and the tests check these limits. */
export const budgets = {
	/**
	 * With its inlined CSS; tests hold it for brotli 11, brotli 4 and gzip 6. One round trip: ten TCP
	 * segments of 1,460 bytes, less headers.
	 */
	page: 14_336,
	/** All JavaScript that one page can load, brotli 11. */
	scripts: 10_000,
	/** The scripts that a page loads before the visitor's first interaction, brotli 11. */
	scriptsAtLoad: 3_000,
	/** One island's own chunk, brotli 11. */
	island: 4_000,
	/** The ZIP look-up beyond the shared runtime, brotli 11. */
	zipLookup: 1_500,
	font: 20_000,
	/** The hero at phone width, AVIF. */
	heroPhone: 60_000,
	sharingImage: 80_000,
	/** The map's SVG on /areas, brotli 11. */
	map: 6_000,
	/** Everything a town page transfers, without the map frame. */
	townTransfer: 60_000,
	/** Lighthouse's score in each category, mobile. */
	lighthouse: 100,
	/** Milliseconds on slow 4G, as Lighthouse simulates it. */
	largestContentfulPaint: 1_200,
} as const;
