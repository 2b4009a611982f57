import { minify } from "html-minifier-terser";

export default function (config) {
	config.addPassthroughCopy("site.css");
	config.addTransform("minify", (html) =>
		minify(html, {
			collapseBooleanAttributes: true,
			collapseWhitespace: true,
			decodeEntities: true,
			removeAttributeQuotes: true,
			removeComments: true,
		}),
	);
}
