import {
	contains,
	distance,
	type Frame,
	frameAt,
	grow,
	overlap,
	overlapsAny,
	type Point,
} from "./geometry.ts";

/** A label to place. */
export interface LabelRequest {
	/** The middle of its dot. */
	readonly at: Point;
	/** Width of the text, in the drawing's units. */
	readonly width: number;
	/** Font size, in the drawing's units. */
	readonly size: number;
}

/** Where a label stands. */
export interface Spot {
	/**
	 * From its dot to the point that its text starts, ends or has its middle at; y is the middle of
	 * its line.
	 */
	readonly x: number;
	readonly y: number;
	readonly anchor: "start" | "middle" | "end";
	/** The room it takes. */
	readonly box: Frame;
}

/** From the middle of a dot to its label. */
const gap = 13;
/**
 * Room that other labels leave around a dot, in font sizes: a finger that means the dot must not
 * hit them.
 */
const dotRoom = 0.75;
/** Room that labels keep between them, in font sizes. */
const margin = 0.14;

/**
 * Sides of a dot, the best first: beside it, above and below it, and there with the text's start or
 * end nearer to it.
 */
const sides: readonly Point[] = [
	[1, 0],
	[-1, 0],
	[0, -1],
	[0, 1],
	[0.5, -1],
	[-0.5, -1],
	[0.5, 1],
	[-0.5, 1],
];

/** The spot beside a dot on one of its sides. */
function spotBeside({ at, width, size }: LabelRequest, [right, down]: Point): Spot {
	const x = Math.round(down === 0 ? right * gap : (right * width) / 2);
	const y = Math.round(down * (gap + size / 2));
	const middle: Point = [at[0] + x + (down === 0 ? (right * width) / 2 : 0), at[1] + y];
	const anchor = down !== 0 ? "middle" : right > 0 ? "start" : "end";
	return { x, y, anchor, box: frameAt(middle, width + 2 * margin * size, (1 + 2 * margin) * size) };
}

/**
 * Finds a spot for each label such that no label covers another, a dot, or what else must stay
 * visible, and none leaves the drawing. Where there is no room for all, the earlier ones in the
 * list win.
 * @param labels in order of importance
 * @param dots of all towns; a label beside another dot could be taken for that one's
 * @param fixed what else labels keep clear of
 * @param within the drawing
 * @returns a spot for each label, undefined for those that find no room
 */
export function placeLabels(
	labels: readonly LabelRequest[],
	dots: readonly Point[],
	fixed: readonly Frame[],
	within: Frame,
): readonly (Spot | undefined)[] {
	const options = labels.map((label) => {
		const others = dots.filter((dot) => distance(dot, label.at) > 0);
		const taken = [
			...others.map((dot) => frameAt(dot, Math.max(18, 2 * dotRoom * label.size))),
			...fixed,
		];
		return sides
			.map((side) => spotBeside(label, side))
			.filter(({ box }) => contains(within, box) && !overlapsAny(box, taken))
			.map((spot, rank) => {
				// The room in which a neighbor would crowd it.
				const around = grow(spot.box, 0.9 * label.size, 0.3 * label.size);
				return {
					spot,
					cost: rank + 12 * others.filter((dot) => overlap(around, frameAt(dot, 2)) > 0).length,
				};
			});
	});
	const placed: Frame[] = [];
	return options.map((list, index) => {
		const later = options.slice(index + 1).filter(({ length }) => length > 0);
		/** Of the spots that each later label could have, the share that this one takes. */
		const taken = ({ box }: Spot) =>
			later.reduce(
				(sum, spots) =>
					sum + spots.filter(({ spot }) => overlap(spot.box, box) > 0).length / spots.length,
				0,
			);
		const free = list
			.filter(({ spot }) => !overlapsAny(spot.box, placed))
			.map(({ spot, cost }) => ({ spot, cost: cost + 32 * taken(spot) }));
		const best = free.sort((one, other) => one.cost - other.cost)[0]?.spot;
		if (best) placed.push(best.box);
		return best;
	});
}

/** Widths of signs in a system's sans-serif at weight 600, in em; all others count as 0.6. */
const signWidths: readonly (readonly [signs: string, em: number])[] = [
	["ijl.,'\u2019I|", 0.3],
	["ftr -", 0.38],
	["ABCDEFGHJKLNOPQRSTUVXYZ", 0.7],
	["mwMW", 0.9],
];

/**
 * Width of a text in a system's sans-serif at weight 600, in the unit of `size`: an estimate on the
 * wide side, since each system sets another face.
 */
export function estimateWidth(text: string, size: number): number {
	let em = 0;
	for (const sign of text) em += signWidths.find(([signs]) => signs.includes(sign))?.[1] ?? 0.6;
	return 1.07 * em * size;
}
