import type { Frame, Point } from "./mapPath.ts";

/** Where a label stands from its dot, as on a compass. */
export type Side = "e" | "w" | "n" | "s" | "ne" | "se" | "nw" | "sw";

/** A label to place. */
export interface LabelRequest {
	readonly at: Point;
	/** Width of the text, in the drawing's units. */
	readonly width: number;
	/** Font size, in the drawing's units. */
	readonly size: number;
	/** Sides to try, the best first. */
	readonly sides: readonly Side[];
}

/**
 * The room that a label takes on a side of its dot. styles/components/service-map.css moves the text by the same lengths
 * (`.service-map__label[data-side]`).
 */
export function labelBox([x, y]: Point, width: number, size: number, side: Side): Frame {
	const up = 0.78 * size;
	const height = size;
	const left = side.includes("e") ? x + (side === "e" ? 11 : 8) : side.includes("w") ? x - (side === "w" ? 11 : 8) - width : x - width / 2;
	const baseline =
		side === "e" || side === "w" ? y + 0.35 * size : side.startsWith("n") ? y - (side === "n" ? 12 : 8) : y + (side === "s" ? 11 : 7) + 0.75 * size;
	return { x: left, y: baseline - up, width, height };
}

/** The area that two frames share, in square units. */
export function overlap(one: Frame, other: Frame): number {
	const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
	const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
	return width > 0 && height > 0 ? width * height : 0;
}

/** Whether the second frame lies within the first. */
export const contains = (outer: Frame, inner: Frame): boolean =>
	inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

interface Option {
	readonly side: Side;
	readonly rank: number;
	readonly box: Frame;
}

function overlapsAny(box: Frame, frames: readonly Frame[]): boolean {
	for (const frame of frames) if (overlap(frame, box) > 0) return true;
	return false;
}

/**
 * Finds a side for each label such that no label covers another, a fixed frame, or a dot, and none leaves the drawing.
 * Where there is no room for all, the earlier ones in the list win.
 *
 * @param labels in order of importance
 * @param fixed what must stay visible: dots, other texts
 * @param within the drawing
 * @returns a side for each label, undefined for those that find no room
 */
export function placeLabels(labels: readonly LabelRequest[], fixed: readonly Frame[], within: Frame): readonly (Side | undefined)[] {
	const options = labels.map(({ at, width, size, sides }) => {
		const list: Option[] = [];
		for (let rank = 0; rank < sides.length; rank += 1) {
			const side = sides[rank] ?? "e";
			const box = labelBox(at, width, size, side);
			if (contains(within, box) && !overlapsAny(box, fixed)) list.push({ side, rank, box });
		}
		return list;
	});
	// From some starts the search ends where one label is shut in; others are tried until all have room.
	let best = arrange(options, 0);
	for (let start = 1; start < mostStarts && best.includes(undefined) && labels.length <= mostForStarts; start += 1) {
		const next = arrange(options, start);
		if (countPlaced(next) > countPlaced(best)) best = next;
	}
	return best.map((option) => option?.side);
}

/** Starts of the search, and the number of labels up to which it is worth more than one. */
const mostStarts = 24;
const mostForStarts = 60;

const countPlaced = (arrangement: readonly (Option | undefined)[]): number => arrangement.reduce((count, option) => count + (option ? 1 : 0), 0);

/** One arrangement of the labels, from a start that decides where each label stands at first. */
function arrange(options: readonly (readonly Option[])[], start: number): (Option | undefined)[] {
	const chosen = options.map((list, index) => list[list.length > 0 ? (index * start * 5 + start) % list.length : 0]);
	const crowd = (index: number, box: Frame) => {
		let sum = 0;
		for (let other = 0; other < chosen.length; other += 1) {
			const option = other === index ? undefined : chosen[other];
			if (option) sum += overlap(box, option.box);
		}
		return sum;
	};

	// Each label in turn moves to where it is least in the way, until none wants to move; then those still in the way go.
	for (let round = 0, moved = true; moved && round < 40; round += 1) {
		moved = false;
		for (let index = 0; index < options.length; index += 1) {
			let best = chosen[index];
			let least = Number.POSITIVE_INFINITY;
			for (const option of options[index] ?? []) {
				const cost = 10 * crowd(index, option.box) + option.rank;
				if (cost < least) {
					best = option;
					least = cost;
				}
			}
			moved ||= best !== chosen[index];
			chosen[index] = best;
		}
	}
	for (let index = chosen.length - 1; index >= 0; index -= 1) {
		const box = chosen[index]?.box;
		if (box && crowd(index, box) > 0) chosen[index] = undefined;
	}
	// Some of the dropped find room after all, now that others are gone.
	options.forEach((list, index) => {
		chosen[index] ??= list.find(({ box }) => crowd(index, box) === 0);
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
