/** Types for subset-font, which has none: https://github.com/papandreou/subset-font#readme */
declare module "subset-font" {
	interface Options {
		readonly targetFormat?: "sfnt" | "woff" | "woff2";
		readonly variationAxes?: Readonly<Record<string, number>>;
		readonly keepFeatures?: readonly string[];
		readonly noHinting?: boolean;
		readonly keepAllGlyphs?: boolean;
	}
	/** @param text the characters to keep. Ignored with `keepAllGlyphs`. */
	function subsetFont(
		font: Uint8Array,
		text: string | undefined,
		options?: Options,
	): Promise<Uint8Array>;
	export = subsetFont;
}
