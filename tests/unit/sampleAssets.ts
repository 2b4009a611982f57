import postcss from "postcss";
import { loadDrawings, loadIconDrawings } from "../../generator/assets/loadIconDrawings.ts";
import type { Assets } from "../../site/assets.ts";
import type { Route } from "../../site/routes.ts";

/** Returns assets with the base path "" for a company without pictures. Nothing is built. */
export const sampleAssets = (routes: readonly Route[]): Assets => ({
	pictures: new Map(),
	hero: undefined,
	posters: new Map(),
	doors: undefined,
	openingStyles: undefined,
	zipTable: "/assets/zips.json",
	loader: { src: "/assets/loader.js", integrity: "sha384-abc" },
	translations: new Map(),
	sharingImages: new Map(
		routes.map(({ path }) => [path, `/share${path === "/" ? "/home" : path}.jpg`]),
	),
	favicons: {
		svg: "/favicon.svg",
		png48: "/favicon.png",
		apple: "/apple.png",
		manifest: "/site.webmanifest",
	},
	logo: undefined,
	reviewCode: undefined,
	icons: new Map([...loadIconDrawings("components/icons"), ["mark", "<path d='M0 0'/>"]]),
	drawings: loadDrawings(),
	printStyles: "/assets/print.css",
	lateStyles: { href: "/assets/late.css", css: "", classes: new Set() },
	css: postcss.parse("@layer base{a{color:red}}"),
});
