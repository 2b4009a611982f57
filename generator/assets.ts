import type { ImageName, PosterName } from "../data/schema.ts";
import type { IslandName } from "../islands/registry.ts";

/** One <source> or <img> of a picture. `srcSet` holds ready URLs with widths: "/assets/hero-640-1a2b3c4d.avif 640w, …". */
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
	readonly fallback: { readonly src: string; readonly srcSet: string; readonly width: number; readonly height: number };
	/** The master's name: `picture__image--{name}` keeps its subject in sight where CSS crops it. */
	readonly name: ImageName;
}

/** A flat drawing: one SVG file. */
export interface PosterAsset {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** URLs of everything with a hashed name, as plain data that a worker thread can be handed; all start with the base path, or with the image host. */
export interface AssetIndex {
	readonly pictures: Readonly<Record<ImageName, PictureAsset>>;
	readonly posters: Readonly<Record<PosterName, PosterAsset>>;
	/** The display face. */
	readonly font: string;
	/** The table that the ZIP look-up fetches. */
	readonly zipTable: string;
	/** The islands' loader. */
	readonly loader: { readonly src: string; readonly integrity: string };
	/** Class names that each island's code can put on a page after hydration. */
	readonly islandClasses: Readonly<Record<IslandName, readonly string[]>>;
	/** Each page's sharing image, 1200 x 630, by route path; under "*" the one that all pages share. */
	readonly sharingImages: ReadonlyMap<string, string>;
	/** Icons and manifest, by role. */
	readonly favicons: { readonly svg: string; readonly png48: string; readonly apple: string; readonly manifest: string };
	/** The drawing of each icon: the inside of a 24 x 24 <symbol>, from assets/icons. */
	readonly icons: ReadonlyMap<string, string>;
	/** The whole stylesheet, from which each page takes what it uses. */
	readonly css: string;
}

/** The index, asked by name. */
export interface Assets extends Pick<AssetIndex, "favicons" | "font" | "icons" | "loader" | "zipTable"> {
	picture(name: ImageName): PictureAsset;
	poster(name: PosterName): PosterAsset;
	/** @throws Error for a path without an image */
	sharingImage(path: string): string;
	islandClasses(name: IslandName): readonly string[];
}

export function createAssets({ pictures, posters, islandClasses, sharingImages, css: _css, ...rest }: AssetIndex): Assets {
	return {
		...rest,
		picture: (name) => pictures[name],
		poster: (name) => posters[name],
		islandClasses: (name) => islandClasses[name],
		sharingImage(path) {
			const image = sharingImages.get(path) ?? sharingImages.get("*");
			if (image === undefined) throw new Error(`The page "${path}" has no sharing image.`);
			return image;
		},
	};
}
