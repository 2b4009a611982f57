import { type DataField, dataFields } from "./dataFields.ts";
import { memoizeForObject } from "./memoize.ts";
import type { Photo } from "./schema/fields.ts";
import type { DoorStyle } from "./schema/pages/doors.ts";
import type { HeroPhoto } from "./schema/pages/home.ts";
import type { Site } from "./site.ts";

export interface Placed<T> extends Pick<DataField, "name" | "path"> {
	readonly value: T;
}

/** An area of a photograph, in pixels. */
export interface Part {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** A photograph and its place in the data. */
export interface PlacedPhoto extends Placed<Photo> {
	/** A hero spans the width of the first screen. */
	readonly isHero: boolean;
	/** The only area that pages show: the hero's closed door, or what differs in the open view. */
	readonly part?: Part;
}

/** Returns the rectangle around points: x, y, x, y and so on. */
function boundsOf(points: readonly number[]): Part {
	const xs = points.filter((_, index) => index % 2 === 0);
	const ys = points.filter((_, index) => index % 2 === 1);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Finds every photograph, poster (an SVG in posters/) and style of door that the data names. */
export const picturesOf = memoizeForObject((site: Site) => {
	const photos: PlacedPhoto[] = [];
	const posters: Placed<string>[] = [];
	const doors: Placed<DoorStyle>[] = [];
	for (const { roles, value, name, path } of dataFields(site)) {
		const isHero = roles.includes("hero");
		if (roles.includes("photo")) photos.push({ value: value as Photo, name, path, isHero });
		const { open, ...hero } = (isHero ? value : {}) as HeroPhoto;
		if (open)
			for (const [file, points] of [
				[open.file, open.part],
				[hero.file, open.door],
			] as const)
				photos.push({
					value: { file, alt: hero.alt },
					name,
					path: [...path, "open"],
					isHero: false,
					part: boundsOf(points),
				});
		if (roles.includes("poster")) posters.push({ value: value as string, name, path });
		if (roles.includes("doorStyle")) doors.push({ value: value as DoorStyle, name, path });
	}
	return { photos, posters, doors };
});
