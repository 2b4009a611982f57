import { contains, distance, type Frame, frameAt, grow, overlap, overlapsAny, type Point } from "./geometry.ts";

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
	/** From its dot to the point that its text starts, ends or has its middle at; y is the middle of its line. */
	readonly x: number;
	readonly y: number;
	readonly anchor: "start" | "middle" | "end";
	/** The room it takes. */
	readonly box: Frame;
}

/** From the middle of a dot to its label. */
const gap = 13;
/** Room that other labels leave around a dot, in font sizes: a finger that means the dot must not hit them. */
const dotRoom = 0.75;
/** Room that labels keep between them, in font sizes. */
const margin = 0.14;

/** Sides of a dot, the best first: beside it, above and below it, and there with the text's start or end nearer to it. */
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

interface Option {
	readonly spot: Spot;
	/** The room in which a neighbor would crowd it. */
	readonly around: Frame;
	readonly cost: number;
}

/** Starts of the search: from some it ends where one label is shut in. Of a few labels, most have one order only. */
const mostStarts = (count: number): number => (count > 10 ? 24 : 2);

/**
 * Finds a spot for each label such that no label covers another, a dot, or what else must stay visible, and none leaves the
 * drawing. Where there is no room for all, the earlier ones in the list win.
 *
 * @param labels in order of importance
 * @param dots of all towns; a label beside another dot could be taken for that one's
 * @param fixed what else labels keep clear of
 * @param within the drawing
 * @returns a spot for each label, undefined for those that find no room
 */
export function placeLabels(labels: readonly LabelRequest[], dots: readonly Point[], fixed: readonly Frame[], within: Frame): readonly (Spot | undefined)[] {
	const options = labels.map((label) => {
		const others = dots.filter((dot) => distance(dot, label.at) > 0);
		const taken = [...others.map((dot) => frameAt(dot, Math.max(18, 2 * dotRoom * label.size))), ...fixed];
		return sides
			.map((side) => spotBeside(label, side))
			.filter(({ box }) => contains(within, box) && !overlapsAny(box, taken))
			.map((spot, rank): Option => {
				const around = grow(spot.box, 0.9 * label.size, 0.3 * label.size);
				return { spot, around, cost: rank + 12 * others.filter((dot) => overlap(around, frameAt(dot, 2)) > 0).length };
			});
	});
	let best = arrange(options, 0);
	for (let start = 1; start < mostStarts(labels.length) && countPlaced(best) < labels.length; start += 1) {
		const next = arrange(options, start);
		if (countPlaced(next) > countPlaced(best)) best = next;
	}
	return best.map((option) => option?.spot);
}

const countPlaced = (arrangement: readonly (Option | undefined)[]): number => arrangement.filter((option) => option !== undefined).length;

/**
 * Each label in turn moves to where it is least in the way, until none wants to move; then those still in the way go.
 *
 * @param start decides where each label stands at first
 */
function arrange(options: readonly (readonly Option[])[], start: number): (Option | undefined)[] {
	const chosen = options.map((list, index) => list[list.length > 0 ? (index * start * 5 + start) % list.length : 0]);
	const sumOf = (index: number, of: (other: Option) => number) => {
		let sum = 0;
		for (let at = 0; at < chosen.length; at += 1) {
			const other = chosen[at];
			if (other && at !== index) sum += of(other);
		}
		return sum;
	};
	const isInTheWay = (index: number, { spot }: Option) => sumOf(index, (other) => overlap(spot.box, other.spot.box)) > 0;
	for (let round = 0, moved = true; moved && round < 40; round += 1) {
		moved = false;
		options.forEach((list, index) => {
			let best = chosen[index];
			let least = Number.POSITIVE_INFINITY;
			for (const option of list) {
				const cost = option.cost + sumOf(index, ({ spot }) => 10 * overlap(option.spot.box, spot.box) + overlap(option.around, spot.box) / 80);
				if (cost < least) [best, least] = [option, cost];
			}
			moved ||= best !== chosen[index];
			chosen[index] = best;
		});
	}
	for (let index = chosen.length - 1; index >= 0; index -= 1) {
		const option = chosen[index];
		if (option && isInTheWay(index, option)) chosen[index] = undefined;
	}
	// Some of the dropped find room after all, now that others are gone.
	options.forEach((list, index) => {
		chosen[index] ??= list.find((option) => !isInTheWay(index, option));
	});
	return chosen;
}

/** Widths of signs in a system's sans-serif at weight 600, in em; all others count as 0.6. */
const signWidths = new Map(
	[
		["ijl.,'\u2019I|", 0.3],
		["ftr -", 0.38],
		["ABCDEFGHJKLNOPQRSTUVXYZ", 0.7],
		["mwMW", 0.9],
	].flatMap(([signs, em]) => [...String(signs)].map((sign): [string, number] => [sign, Number(em)])),
);

/**
 * Width of a text in a system's sans-serif at weight 600, in the unit of `size`: an estimate on the wide side, since each
 * system sets another face.
 */
export function estimateWidth(text: string, size: number): number {
	let em = 0;
	for (const sign of text) em += signWidths.get(sign) ?? 0.6;
	return 1.07 * em * size;
}
