import { imageNames, posterNames } from "../../data/schema.ts";
import type { Assets, PictureAsset } from "../../generator/assets/assets.ts";
import { loadIconDrawings } from "../../generator/assets/loadIconDrawings.ts";
import type { Route } from "../../generator/site/routes.ts";
import { type IslandName, registry } from "../../islands/registry.ts";

const picture = (name: PictureAsset["name"]): PictureAsset => ({
	name,
	sources: [{ type: "image/avif", srcSet: `/assets/${name}-640.avif 640w`, width: 640, height: 480 }],
	fallback: { src: `/assets/${name}-640.jpg`, srcSet: `/assets/${name}-640.jpg 640w`, width: 640, height: 480 },
});

const named = <N extends string, T>(names: readonly N[], make: (name: N) => T) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;

/** Addresses like those of a build for a site with the base path "", without the work behind them. */
export const sampleAssets = (routes: readonly Route[]): Assets => ({
	pictures: named(imageNames, picture),
	posters: named(posterNames, (name) => ({ src: `/assets/${name}.svg`, width: 320, height: 240 })),
	font: "/assets/a.woff2",
	zipTable: "/assets/zips.json",
	loader: { src: "/assets/loader.js", integrity: "sha384-abc" },
	islandClasses: named(Object.keys(registry) as IslandName[], () => []),
	sharingImages: new Map(routes.map(({ path }) => [path, `/share${path === "/" ? "/home" : path}.jpg`])),
	favicons: { svg: "/favicon.svg", png48: "/favicon.png", apple: "/apple.png", manifest: "/site.webmanifest" },
	icons: loadIconDrawings("assets/icons"),
	phoneQr: { size: 1, path: "M0 .5h1" },
	css: "@layer base{a{color:red}}",
});
