import type { Root } from "postcss";
import type { IslandName } from "../../islands/registry.ts";
import type { OutputFile } from "../output/output.ts";

/**
 * One <source> or <img> of a picture. `srcSet` holds ready URLs with widths:
 * "/assets/hero-640-1a2b3c4d.avif 640w, …".
 */
export interface PictureSource {
	readonly type: string;
	readonly srcSet: string;
	/** Set for art direction: "(width < 60rem)". */
	readonly media?: string;
	readonly width: number;
	readonly height: number;
}

/** What <Picture> needs to write a whole <picture> element. */
export interface PictureAsset {
	/** AVIF, then WebP, per art direction. */
	readonly sources: readonly PictureSource[];
	/** The JPEG that every browser reads. */
	readonly fallback: {
		readonly src: string;
		readonly srcSet: string;
		readonly width: number;
		readonly height: number;
	};
	/**
	 * What must stay in sight where CSS cuts the picture, in whole percent: `picture__image--{x}-{y}`
	 * sees to it.
	 */
	readonly position: readonly [x: number, y: number];
}

/** A flat drawing: one SVG file. */
export interface PosterAsset {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/**
 * Everything with a hashed name, as plain data: URLs start with the base path, or with the image
 * host.
 */
export interface Assets {
	/** By `pictureKey`. */
	readonly pictures: ReadonlyMap<string, PictureAsset>;
	/** The home page's picture, with a cut of its own for phones. */
	readonly hero: PictureAsset | undefined;
	/** By file name without ending. */
	readonly posters: ReadonlyMap<string, PosterAsset>;
	/** The display face. */
	readonly font: string;
	/** The table that the ZIP look-up fetches. */
	readonly zipTable: string;
	/** The islands' loader. */
	readonly loader: { readonly src: string; readonly integrity: string };
	/**
	 * By language what holds words or links, and so is another file in each of the site's other
	 * languages.
	 */
	readonly translations: ReadonlyMap<string, Pick<Assets, "zipTable" | "loader" | "islandClasses">>;
	/** Class names that each island's code can put on a page after hydration. */
	readonly islandClasses: Readonly<Record<IslandName, readonly string[]>>;
	/** Each page's sharing image, 1200 x 630, by route path. */
	readonly sharingImages: ReadonlyMap<string, string>;
	/** Icons and manifest, by role. */
	readonly favicons: {
		readonly svg: string;
		readonly png48: string;
		readonly apple: string;
		readonly manifest: string;
	};
	/** The drawing of each icon: the inside of a 24 x 24 <symbol>, from assets/icons. */
	readonly icons: ReadonlyMap<string, string>;
	/** The rules for print. */
	readonly printStyles: string;
	/** The whole stylesheet for screens, parsed, from which each page takes what it uses. */
	readonly css: Root;
}

/**
 * Files for the output, and what pages say of them. Each step of this room makes a bundle of its
 * part; `bundleAssets` makes the whole.
 */
export interface AssetBundle<Part = Assets> {
	readonly files: readonly OutputFile[];
	readonly assets: Part;
}

/** Told after each file of slow work. */
export type Progress = (done: number, total: number) => void;
