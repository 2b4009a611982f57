import { type DataField, dataFields } from "./dataFields.ts";
import type { Photo } from "./schema/fields.ts";
import type { DoorStyle } from "./schema/pages/doors.ts";
import type { Site } from "./site.ts";

export interface Placed<T> extends Pick<DataField, "name" | "path"> {
	readonly value: T;
}

/** A photograph and its place in the data. A hero spans the width of the first screen. */
export interface PlacedPhoto extends Placed<Photo> {
	readonly isHero: boolean;
}

/** Finds every photograph, poster (an SVG in posters/) and style of door that the data names. */
export function picturesOf(site: Site) {
	const photos: PlacedPhoto[] = [];
	const posters: Placed<string>[] = [];
	const doors: Placed<DoorStyle>[] = [];
	for (const { roles, value, name, path } of dataFields(site)) {
		if (roles.includes("photo"))
			photos.push({ value: value as Photo, name, path, isHero: roles.includes("hero") });
		if (roles.includes("poster")) posters.push({ value: value as string, name, path });
		if (roles.includes("doorStyle")) doors.push({ value: value as DoorStyle, name, path });
	}
	return { photos, posters, doors };
}
