import {
	contains,
	distance,
	type Frame,
	frameAt,
	grow,
	overlaps,
	overlapsAny,
	type Point,
} from "./geometry.ts";

export interface LabelRequest {
	readonly at: Point;
	readonly width: number;
	readonly size: number;
}

export interface Spot {
	/** `x` and `y` lead from the dot to the text's anchor, at the middle of the line's height. */
	readonly x: number;
	readonly y: number;
	readonly anchor: "start" | "middle" | "end";
	readonly box: Frame;
}

/** Drawing units between the center of a dot and its label. */
const gap = 13;
/** Space around a dot in font sizes, so that a finger on the dot doesn't touch another label. */
const dotRoom = 0.75;
/** Space between labels, in font sizes. */
const margin = 0.14;

/** Positions of a label beside its dot as [right, down], in order of preference. */
const directions: readonly Point[] = [
	[1, 0],
	[-1, 0],
	[0, -1],
	[0, 1],
	[0.5, -1],
	[-0.5, -1],
	[0.5, 1],
	[-0.5, 1],
];

function spotBeside({ at, width, size }: LabelRequest, [right, down]: Point): Spot {
	const x = Math.round(down === 0 ? right * gap : (right * width) / 2);
	const y = Math.round(down * (gap + size / 2));
	const middle: Point = [at[0] + x + (down === 0 ? (right * width) / 2 : 0), at[1] + y];
	const anchor = down !== 0 ? "middle" : right > 0 ? "start" : "end";
	return { x, y, anchor, box: frameAt(middle, width + 2 * margin * size, (1 + 2 * margin) * size) };
}

/**
 * Places labels inside of `within`, where a label covers no other label, no dot, no `fixed` area.
 * Labels that come first in the list have priority.
 * @param dots dots that labels must keep away from: next to another town's dot, a label would be
 * ambiguous
 * @returns each label's position, or undefined if no position is free
 */
export function placeLabels(
	labels: readonly LabelRequest[],
	dots: readonly Point[],
	fixed: readonly Frame[],
	within: Frame,
): readonly (Spot | undefined)[] {
	const options = labels.map((label) => {
		const otherDots = dots.filter((dot) => distance(dot, label.at) > 0);
		const blocked = [
			...otherDots.map((dot) => frameAt(dot, Math.max(18, 2 * dotRoom * label.size))),
			...fixed,
		];
		return directions
			.map((side) => spotBeside(label, side))
			.filter(({ box }) => contains(within, box) && !overlapsAny(box, blocked))
			.map((spot, rank) => {
				// A position costs more if another town's dot would crowd the label.
				const neighborhood = grow(spot.box, 0.9 * label.size, 0.3 * label.size);
				return {
					spot,
					cost:
						rank + 12 * otherDots.filter((dot) => overlaps(neighborhood, frameAt(dot, 2))).length,
				};
			});
	});
	const placed: Frame[] = [];
	return options.map((list, index) => {
		const later = options.slice(index + 1).filter(({ length }) => length > 0);
		/** Adds up, over all later labels, the share of their positions that this position blocks. */
		const blockedShare = ({ box }: Spot) =>
			later.reduce(
				(sum, spots) =>
					sum + spots.filter(({ spot }) => overlaps(spot.box, box)).length / spots.length,
				0,
			);
		const free = list
			.filter(({ spot }) => !overlapsAny(spot.box, placed))
			.map(({ spot, cost }) => ({ spot, cost: cost + 32 * blockedShare(spot) }));
		const best = free.sort((one, other) => one.cost - other.cost)[0]?.spot;
		if (best) placed.push(best.box);
		return best;
	});
}

/** Widths in em, for a system sans-serif of weight 600. Characters not listed here have 0.6 em. */
const signWidths: readonly (readonly [signs: string, em: number])[] = [
	["ijl.,'\u2019I|", 0.3],
	["ftr -", 0.38],
	["ABCDEFGHJKLNOPQRSTUVXYZ", 0.7],
	["mwMW", 0.9],
];

/** Estimates a text's width, in the unit of `size`. Generous, because systems' fonts differ. */
export function estimateWidth(text: string, size: number): number {
	let em = 0;
	for (const sign of text) em += signWidths.find(([signs]) => signs.includes(sign))?.[1] ?? 0.6;
	return 1.07 * em * size;
}
