import type { Assets } from "../../generator/assets/assets.ts";

const assets: Partial<Assets> = {
	font: "/assets/a.woff2",
	loader: { src: "/assets/loader.js", integrity: "sha384-abc" },
	sharingImages: new Map([["/", "/share/home.jpg"]]),
	favicons: { svg: "/favicon.svg", png48: "/favicon.png", apple: "/apple.png", manifest: "/site.webmanifest" },
};

/** Addresses as a build gives them, for a site with the base path "": those that the tests of the head need. */
export const sampleAssets = assets as Assets;
