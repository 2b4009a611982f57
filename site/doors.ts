import type { DoorStyle } from "./schema/pages/doors.ts";

/** The door that hangs in the picture of the house. */
export const hungDoor = "raised-none-white";

export interface DoorLook {
	/** The name of the look's pictures, and its value in the address: "carriage-top-black". */
	readonly name: string;
	readonly windows: string;
	readonly color: string;
}

/** Returns every look of a style, beginning with the one that pages show initially. */
export const looksOf = ({ id, windows, colors }: Pick<DoorStyle, "id" | "windows" | "colors">) =>
	windows.flatMap((window) =>
		colors.map((color): DoorLook => ({ name: `${id}-${window}-${color}`, windows: window, color })),
	);

/** The ids of the form fields. The looks' stylesheet and the island also use these ids. */
export const doorIds = {
	style: (style: string) => `door-${style}`,
	windows: (style: string, windows: string) => `door-${style}-windows-${windows}`,
	opening: (style: string) => `door-${style}-opening`,
	color: (style: string, color: string) => `door-${style}-color-${color}`,
};
