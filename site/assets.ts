import type { Root } from "postcss";

export interface LateStyles {
	/**
	 * The screen stylesheet without at-rules that contain declarations, such as @font-face. It
	 * repeats all rules that pages inline, in order, so that the first screen's styles don't change.
	 */
	readonly css: string;
	/** Class names of the components in styles/late/. */
	readonly classes: ReadonlySet<string>;
}

/** The attributes of a <source> element. `width` and `height` are the largest file's, in pixels. */
export interface PictureSource {
	readonly type: string;
	readonly srcSet: string;
	readonly media?: string;
	readonly width: number;
	readonly height: number;
}

export interface PictureAsset {
	readonly sources: readonly PictureSource[];
	readonly fallback: ImageAsset;
	/** The focal point in percent. CSS sets it by the class `picture__image--{x}-{y}`. */
	readonly position: readonly [x: number, y: number];
}

/** The attributes of an <img>. */
export interface ImageAsset {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** The URLs of a picture of a door or of the house. */
export interface DoorPicture {
	readonly webp: string;
	readonly avif: string | undefined;
}

export interface DoorAssets {
	/** The opening with a door, 662 x 296 pixels, by the look's name: "carriage-top-black". */
	readonly looks: ReadonlyMap<string, DoorPicture>;
	/** A small picture of each style, by the style's id. */
	readonly swatches: ReadonlyMap<string, DoorPicture>;
	/** The house, 1440 x 900 pixels and smaller, the smallest first. */
	readonly house: readonly (DoorPicture & { readonly width: number })[];
	/** The URL of the stylesheet that shows the chosen look. */
	readonly styles: string;
}

export interface LogoAsset {
	readonly main: ImageAsset;
	readonly dark: ImageAsset | undefined;
	/** Empty if the logo isn't wide: the company's name is then next to the logo, as text. */
	readonly alt: string;
	readonly isWide: boolean;
	/** Whether the logo stands on a light plate where the page is dark. */
	readonly hasPlate: boolean;
}

/**
 * The bundled files as pages refer to them. URLs of photographs and posters start with the image
 * host, if the company has one. All other URLs start with the base path.
 */
export interface Assets {
	readonly pictures: ReadonlyMap<string, PictureAsset>;
	readonly hero: PictureAsset | undefined;
	/** The URL of the stylesheet that opens the hero's door. Undefined if no photo shows it open. */
	readonly openingStyles: string | undefined;
	readonly posters: ReadonlyMap<string, ImageAsset>;
	/** Undefined if the company has no page of doors. */
	readonly doors: DoorAssets | undefined;
	readonly zipTable: string;
	readonly loader: { readonly src: string; readonly integrity: string };
	/** The assets of translations, by language tag. */
	readonly translations: ReadonlyMap<string, Pick<Assets, "zipTable" | "loader">>;
	/** The sharing images' URLs, by the page's path. */
	readonly sharingImages: ReadonlyMap<string, string>;
	readonly favicons: {
		readonly svg: string | undefined;
		readonly png48: string;
		readonly apple: string;
		readonly manifest: string;
	};
	/** The content of each icon's <svg> element, by name. "mark" is the company's mark, if any. */
	readonly icons: ReadonlyMap<string, string>;
	/** The drawings of components/drawings, by name. */
	readonly drawings: ReadonlyMap<string, { readonly viewBox: string; readonly content: string }>;
	readonly logo: LogoAsset | undefined;
	readonly reviewCode: string | undefined;
	readonly printStyles: string;
	readonly lateStyles: LateStyles & { readonly href: string };
	/** The screen stylesheet, parsed. Each page inlines the rules that its first screen needs. */
	readonly css: Root;
}
