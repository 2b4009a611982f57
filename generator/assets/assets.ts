import type { Root } from "postcss";
import type { IslandName } from "../../islands/registry.ts";
import type { OutputFile } from "../output/output.ts";
import type { LateStyles } from "./planLateStyles.ts";

/** A <source> or <img>. `srcSet` is its attribute: "/assets/hero-640-1a2b3c4d.avif 640w, …". */
export interface PictureSource {
	readonly type: string;
	readonly srcSet: string;
	readonly media?: string;
	readonly width: number;
	readonly height: number;
}

export interface PictureAsset {
	/** The <source> elements: for each crop AVIF, then WebP. */
	readonly sources: readonly PictureSource[];
	readonly fallback: ImageAsset & { readonly srcSet: string };
	/** The subject's position in percent, as in the class `picture__image--{x}-{y}`. */
	readonly position: readonly [x: number, y: number];
}

/** An image with its size on pages, in CSS pixels. */
export interface ImageAsset {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** The color schemes in which the logo needs a plate behind it to be visible. */
export interface LogoPlates {
	readonly light: boolean;
	readonly dark: boolean;
}

export interface LogoAsset {
	readonly main: ImageAsset;
	/** The version of the logo for dark backgrounds. */
	readonly dark: ImageAsset | undefined;
	/** The logo's alternative text. Empty if the company's name is next to the logo as text. */
	readonly alt: string;
	/** Whether the logo is wide and therefore shown without the company's name as text. */
	readonly isWide: boolean;
	/** Whether the logo has a plate behind it in a color scheme. */
	readonly hasPlate: boolean;
}

/** All assets with hashed names. Their URLs start with the base path or the image host. */
export interface Assets {
	readonly pictures: ReadonlyMap<string, PictureAsset>;
	/** The picture at the top of the home page, with a separate crop for phones. */
	readonly hero: PictureAsset | undefined;
	readonly posters: ReadonlyMap<string, ImageAsset>;
	readonly font: string;
	readonly zipTable: string;
	readonly loader: { readonly src: string; readonly integrity: string };
	/** Assets with words or links, by language. Other assets are the same in every language. */
	readonly translations: ReadonlyMap<string, Pick<Assets, "zipTable" | "loader" | "islandClasses">>;
	/** Class names that each island's code can add to a page after hydration. */
	readonly islandClasses: Readonly<Record<IslandName, readonly string[]>>;
	/** The URL of each page's sharing image (1200 × 630), by the page's path. */
	readonly sharingImages: ReadonlyMap<string, string>;
	readonly favicons: {
		/** Undefined if the icon is the logo's pixels, because an SVG would be larger than the PNGs. */
		readonly svg: string | undefined;
		readonly png48: string;
		readonly apple: string;
		readonly manifest: string;
	};
	/** Content of <svg> elements by name. The name "mark" is the company's mark, if there is one. */
	readonly icons: ReadonlyMap<string, string>;
	readonly logo: LogoAsset | undefined;
	/** A drawn QR code that leads to where customers write reviews. */
	readonly reviewCode: string | undefined;
	readonly printStyles: string;
	/** The styles that pages load after their first screen, one file for all pages. */
	readonly lateStyles: LateStyles & { readonly href: string };
	/** The screen stylesheet, parsed. Each page inlines the rules that its first screen needs. */
	readonly css: Root;
}

/** The output files of a bundling step, and the data with which pages refer to them. */
export interface AssetBundle<Part = Assets> {
	readonly files: readonly OutputFile[];
	readonly assets: Part;
}

export type Progress = (done: number, total: number) => void;
