import type { Root } from "postcss";
import type { IslandName } from "../../islands/registry.ts";
import type { OutputFile } from "../output/output.ts";
import type { LateStyles } from "./planLateStyles.ts";

/** One <source> or <img>. `srcSet` is complete: "/assets/hero-640-1a2b3c4d.avif 640w, …". */
export interface PictureSource {
	readonly type: string;
	readonly srcSet: string;
	readonly media?: string;
	readonly width: number;
	readonly height: number;
}

export interface PictureAsset {
	/** For each art direction AVIF, then WebP. */
	readonly sources: readonly PictureSource[];
	readonly fallback: {
		readonly src: string;
		readonly srcSet: string;
		readonly width: number;
		readonly height: number;
	};
	/** The focal point in whole percent, as in the class `picture__image--{x}-{y}`. */
	readonly position: readonly [x: number, y: number];
}

export interface PosterAsset {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** Grounds on which the logo needs a plate of the other scheme behind it. */
export interface LogoPlates {
	readonly light: boolean;
	readonly dark: boolean;
}

export interface LogoPictureAsset {
	readonly src: string;
	/** The size on pages, in CSS pixels. */
	readonly width: number;
	readonly height: number;
}

export interface LogoAsset {
	readonly main: LogoPictureAsset;
	/** For dark grounds. */
	readonly dark: LogoPictureAsset | undefined;
	/** What the logo says. Empty where the typed name is beside the logo. */
	readonly alt: string;
	/** A wide logo replaces the typed name. */
	readonly isWide: boolean;
	/** Whether a plate stands behind the logo, which a light or a dark page would hide. */
	readonly hasPlate: boolean;
}

/** All assets with hashed names. URLs start with the base path or with the image host. */
export interface Assets {
	readonly pictures: ReadonlyMap<string, PictureAsset>;
	/** The home page's picture, with a separate crop for phones. */
	readonly hero: PictureAsset | undefined;
	readonly posters: ReadonlyMap<string, PosterAsset>;
	readonly font: string;
	readonly zipTable: string;
	readonly loader: { readonly src: string; readonly integrity: string };
	/** By language: assets that contain words or links and therefore differ per language. */
	readonly translations: ReadonlyMap<string, Pick<Assets, "zipTable" | "loader" | "islandClasses">>;
	/** Class names that each island's code can add to a page after hydration. */
	readonly islandClasses: Readonly<Record<IslandName, readonly string[]>>;
	/** URL of each page's sharing image (1200 × 630), by route path. */
	readonly sharingImages: ReadonlyMap<string, string>;
	readonly favicons: {
		/** Undefined where the icons are drawn from the logo's pixels. */
		readonly svg: string | undefined;
		readonly png48: string;
		readonly apple: string;
		readonly manifest: string;
	};
	/** Drawings by name, among them "mark" if the company has one. */
	readonly icons: ReadonlyMap<string, string>;
	readonly logo: LogoAsset | undefined;
	/** A drawn QR code that leads to where customers write reviews. */
	readonly reviewCode: string | undefined;
	readonly printStyles: string;
	/** What pages load after their first screen, in one file for all. */
	readonly lateStyles: LateStyles & { readonly href: string };
	/** The screen stylesheet, parsed. Each page inlines the rules that its first screen uses. */
	readonly css: Root;
}

/** Output files, and the data that pages need to refer to them. */
export interface AssetBundle<Part = Assets> {
	readonly files: readonly OutputFile[];
	readonly assets: Part;
}

export type Progress = (done: number, total: number) => void;
