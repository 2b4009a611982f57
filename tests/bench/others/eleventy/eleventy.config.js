import { readFileSync } from "node:fs";
import { minify } from "html-minifier-terser";

export default function (config) {
	config.addGlobalData("towns", () => JSON.parse(readFileSync("towns.json", "utf8")));
	config.addTransform("minify", (html) =>
		minify(html, {
			collapseBooleanAttributes: true,
			collapseWhitespace: true,
			decodeEntities: true,
			removeAttributeQuotes: true,
			removeComments: true,
		}),
	);
	return { dir: { data: "data" } };
}
