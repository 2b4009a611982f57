import type { ImageName } from "../../data/schema.ts";

/** A part of a master, in its pixels. */
export interface Crop {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** How a master is turned into the files that visitors get. */
export interface Master {
	/** Widths to make, in pixels; one that is larger than the master (or its crop) is not made. */
	readonly widths: readonly number[];
	/** The part to show where no `art` applies; the whole picture when absent. */
	readonly crop?: Crop;
	/** Other crops for other screens; `name` stands in their files' names. */
	readonly art?: readonly { readonly name: string; readonly media: string; readonly crop: Crop; readonly widths: readonly number[] }[];
	/**
	 * The subject's place in what is shown, in percent from the left and from the top. styles/components/picture.css
	 * repeats it as `object-position`; a test compares the two.
	 */
	readonly focus: readonly [x: number, y: number];
}

// 656: what a 412 px phone at a ratio of 1.75 asks for beside the gutters.
const service = [400, 656, 960, 1200];

/**
 * The masters in this folder, `{name}.jpg`: computer-generated images, original work of this project (LICENSE.md).
 */
export const masters: Readonly<Record<ImageName, Master>> = {
	hero: {
		// The opening on the home page is nearly square from 60rem up, and a 9:4 slot below, where the whole house would
		// be too small to see the door.
		crop: { left: 440, top: 0, width: 1800, height: 1350 },
		widths: [640, 960, 1280, 1800],
		// 760: a 412 px phone at a ratio of 1.75; 1200: 390 px at 3; 1330: 440 px at 3.
		art: [{ name: "wide", media: "(width < 60rem)", crop: { left: 505, top: 425, width: 1890, height: 840 }, widths: [480, 760, 960, 1200, 1330, 1890] }],
		focus: [48, 75],
	},
	coastal: { widths: [400, 640, 960, 1280, 1600], focus: [56, 71] },
	"service-repair": { widths: service, focus: [55, 58] },
	"service-installation": { widths: service, focus: [50, 68] },
	"service-spring": { widths: service, focus: [50, 38] },
	"service-opener": { widths: service, focus: [60, 25] },
	"service-maintenance": { widths: service, focus: [45, 54] },
	"service-emergency": { widths: service, focus: [48, 69] },
};
