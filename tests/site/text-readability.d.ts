/** The part of text-readability that copy.test.ts uses. The package has no type declarations. */
declare module "text-readability" {
	const readability: {
		lexiconCount(text: string): number;
		sentenceCount(text: string): number;
		syllableCount(text: string): number;
	};
	// biome-ignore lint/style/noDefaultExport: the package has only a default export.
	export default readability;
}
