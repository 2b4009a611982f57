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
	/**
	 * `x` and `y` are the offset, in drawing units, from the dot's center to the label's anchor.
	 * Vertically, the anchor is the middle of the label.
	 */
	readonly x: number;
	readonly y: number;
	readonly anchor: "start" | "middle" | "end";
	readonly box: Frame;
}

/** The distance from a dot's center to its label, in drawing units. */
const gap = 13;
/**
 * The space that labels leave around other towns' dots, in font sizes. It keeps a finger that is on
 * a dot from touching another town's label.
 */
const dotRoom = 0.75;
/** The space around a label, in font sizes. */
const margin = 0.14;

/**
 * Positions of a label beside its dot, in order of preference. [1, 0] is to the right, [0, 1]
 * below.
 */
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
	const anchorBeside = right > 0 ? "start" : "end";
	const anchor = down === 0 ? anchorBeside : "middle";
	return { x, y, anchor, box: frameAt(middle, width + 2 * margin * size, (1 + 2 * margin) * size) };
}

interface Candidate {
	readonly spot: Spot;
	/** The rank in the label's order of preference, plus other costs. The lowest cost wins. */
	readonly cost: number;
}

/** The cost of each other town's dot close to the label, in ranks of preference. */
const closeDotCost = 12;
/** The cost of blocking all candidates of a later label, in ranks of preference. */
const blockingCost = 32;

/**
 * Places labels inside of `within`. No label covers another label, another town's dot or a `fixed`
 * area. Earlier labels in the list have priority.
 * @param dots all towns' dots. A label keeps its distance from other towns' dots, so that readers
 * see which dot the label names.
 * @returns each label's position, or undefined if no position is free
 */
export function placeLabels(
	labels: readonly LabelRequest[],
	dots: readonly Point[],
	fixed: readonly Frame[],
	within: Frame,
): readonly (Spot | undefined)[] {
	const choices = labels.map((label): Candidate[] => {
		const otherDots = dots.filter((dot) => distance(dot, label.at) > 0);
		const blocked = [
			...otherDots.map((dot) => frameAt(dot, Math.max(18, 2 * dotRoom * label.size))),
			...fixed,
		];
		return directions
			.map((side) => spotBeside(label, side))
			.filter(({ box }) => contains(within, box) && !overlapsAny(box, blocked))
			.map((spot, rank) => {
				const neighborhood = grow(spot.box, 0.9 * label.size, 0.3 * label.size);
				const close = otherDots.filter((dot) => overlaps(neighborhood, frameAt(dot, 2)));
				return { spot, cost: rank + closeDotCost * close.length };
			});
	});
	const placed: (Spot | undefined)[] = [];
	for (const [index, candidates] of choices.entries()) {
		const taken = placed.flatMap((spot) => spot?.box ?? []);
		const later = choices.slice(index + 1).filter(({ length }) => length > 0);
		const free = candidates
			.filter(({ spot }) => !overlapsAny(spot.box, taken))
			.map(({ spot, cost }) => ({ spot, cost: cost + blockingCost * blockedShare(spot, later) }));
		placed.push(free.sort((one, other) => one.cost - other.cost)[0]?.spot);
	}
	return placed;
}

/** Adds up the shares (0 to 1) of each later label's candidates that a position would block. */
function blockedShare({ box }: Spot, later: readonly (readonly Candidate[])[]): number {
	const isBlocked = ({ spot }: Candidate) => overlaps(spot.box, box);
	return later.reduce((sum, list) => sum + list.filter(isBlocked).length / list.length, 0);
}

/**
 * Estimated widths in em, for a system sans-serif of weight 600. Other characters count as 0.6 em.
 */
const signWidths: readonly (readonly [signs: string, em: number])[] = [
	["ijl.,'\u2019I|", 0.3],
	["ftr -", 0.38],
	["ABCDEFGHJKLNOPQRSTUVXYZ", 0.7],
	["mwMW", 0.9],
];

/**
 * Estimates a text's width, in the unit of `size`. Adds 7%, because system fonts differ in width.
 */
export function estimateWidth(text: string, size: number): number {
	let em = 0;
	for (const sign of text) em += signWidths.find(([signs]) => signs.includes(sign))?.[1] ?? 0.6;
	return 1.07 * em * size;
}
