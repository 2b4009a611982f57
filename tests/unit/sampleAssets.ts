import type { Assets } from "../../generator/assets.ts";

const none = (): never => {
	throw new Error("This test needs no pictures.");
};

/** Addresses as a build gives them, for a site with the base path "". */
export const sampleAssets: Assets = {
	picture: none,
	poster: none,
	font: "/assets/a.woff2",
	loader: { src: "/assets/loader.js", integrity: "sha384-abc" },
	sharingImage: (path) => `/share${path === "/" ? "/home" : path}.jpg`,
	favicons: { svg: "/favicon.svg", png48: "/favicon.png", apple: "/apple.png", manifest: "/site.webmanifest" },
	icons: new Map(),
	islandClasses: () => [],
};
