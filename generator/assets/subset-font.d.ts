/** The package brings no types of its own (https://github.com/papandreou/subset-font#readme). */
declare module "subset-font" {
	interface Options {
		readonly targetFormat?: "sfnt" | "woff" | "woff2";
		readonly variationAxes?: Readonly<Record<string, number>>;
		readonly keepFeatures?: readonly string[];
		readonly noHinting?: boolean;
		readonly keepAllGlyphs?: boolean;
	}
	/** @param text the characters to keep; none when `keepAllGlyphs` is set */
	function subsetFont(
		font: Uint8Array,
		text: string | undefined,
		options?: Options,
	): Promise<Uint8Array>;
	export = subsetFont;
}
