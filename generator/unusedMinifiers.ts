/**
 * html-minifier-terser brings minifiers for CSS and JavaScript (clean-css, terser), which take longer to load than itself and which we never
 * ask for: esbuild and lightningcss have done that work. In the program that `npm run build` bundles, this module stands for both.
 */
export default class CleanCSS {
	constructor() {
		throw new Error(message);
	}
}

/** In terser's place. */
export function minify(): never {
	throw new Error(message);
}

const message = "CSS and JavaScript come to the HTML minifier as they are; generator/minifyHtml.ts may not ask it for more.";
