/**
 * What visitors may be made to download and to wait for, in bytes unless said otherwise. The tests read these limits; they can only fail, and raising one is a
 * reviewed line.
 */
export interface Budgets {
	/** A page's HTML with its inlined CSS, brotli 11: ten TCP segments of 1,460 bytes less headers, the first round trip. */
	readonly page: number;
	/** All JavaScript of the site together, brotli 11. */
	readonly scripts: number;
	/** One island's own chunk, brotli 11. */
	readonly island: number;
	/** The ZIP look-up beyond the shared runtime, brotli 11. */
	readonly zipLookup: number;
	/** The font file. */
	readonly font: number;
	/** The hero at phone width, AVIF. */
	readonly heroPhone: number;
	/** A sharing image. */
	readonly sharingImage: number;
	/** The map's SVG on /areas, brotli 11. */
	readonly map: number;
	/** Everything a town page transfers, without the map frame. */
	readonly townTransfer: number;
	/** Lighthouse's score in each category, mobile. */
	readonly lighthouse: number;
	/** Largest Contentful Paint as Lighthouse simulates it on slow 4G, in milliseconds. */
	readonly largestContentfulPaint: number;
}

export const budgets = {
	page: 14_336,
	scripts: 10_000,
	island: 4_000,
	zipLookup: 1_500,
	font: 20_000,
	heroPhone: 60_000,
	sharingImage: 80_000,
	map: 6_000,
	townTransfer: 60_000,
	lighthouse: 100,
	largestContentfulPaint: 1_200,
} as const satisfies Budgets;
