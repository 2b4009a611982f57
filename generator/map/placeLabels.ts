import { contains, type Frame, frameAt, framesAlong, grow, overlap, overlapsAny, type Point } from "./geometry.ts";

/** A label to place. */
export interface LabelRequest {
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
	/** Ends of a line that leads from the dot to a label which stands apart from it. */
	readonly leader?: readonly [Point, Point];
}

/** Half the room that a dot takes, and the gap from its middle to its label. */
export const dotRadius = 9;
const gap = 13;
/** Room that labels keep between them, in font sizes. */
const margin = 0.14;

/** Sides of a dot, the best first, and how far a leader may reach, in font sizes. */
const sides: readonly Point[] = [
	[1, 0],
	[-1, 0],
	[1, -1],
	[1, 1],
	[-1, -1],
	[-1, 1],
	[0, -1],
	[0, 1],
];
const reaches = [1.3, 2, 2.8, 3.6];
const leaderAngles = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);

/** The spot beside a dot on one of its sides. */
function spotBeside({ at, width, size }: LabelRequest, [right, down]: Point): Spot {
	const x = right * (down === 0 ? gap : gap - 5);
	const y = down * ((right === 0 ? gap : gap - 6) + size / 2);
	return toSpot(at, width, size, x, y);
}

/** A spot apart from the dot, with a line to it. */
function spotApart({ at, width, size }: LabelRequest, angle: number, reach: number): Spot {
	const [x, y] = [(gap + reach * size) * Math.cos(angle), (gap + reach * size) * Math.sin(angle)];
	const side = Math.abs(x) < 0.4 * Math.abs(y) ? 0 : Math.sign(x);
	const spot = toSpot(at, width, size, side === 0 ? 0 : x + side * 3, side === 0 ? y + Math.sign(y) * 0.6 * size : y);
	return { ...spot, leader: [at, [at[0] + (side === 0 ? 0 : x), at[1] + y]] };
}

function toSpot([atX, atY]: Point, width: number, size: number, x: number, y: number): Spot {
	const height = (1 + 2 * margin) * size;
	const left = x > 0 ? x : x < 0 ? x - width : -width / 2;
	return {
		x: Math.round(x),
		y: Math.round(y),
		anchor: x > 0 ? "start" : x < 0 ? "end" : "middle",
		box: { x: atX + left - margin * size, y: atY + y - height / 2, width: width + 2 * margin * size, height },
	};
}

interface Option {
	readonly spot: Spot;
	readonly cost: number;
}

/**
 * Finds a spot for each label such that no label covers another, a dot, or what else must stay visible, and none leaves the
 * drawing: beside its dot, or else at the end of a line. Where there is no room for all, the earlier ones in the list win.
 *
 * @param labels in order of importance
 * @param dots of all towns; a label beside another dot could be taken for that one's
 * @param fixed what else labels keep clear of
 * @param within the drawing
 * @returns a spot for each label, undefined for those that find no room
 */
export function placeLabels(labels: readonly LabelRequest[], dots: readonly Point[], fixed: readonly Frame[], within: Frame): readonly (Spot | undefined)[] {
	const taken = [...dots.map((dot) => frameAt(dot, 2 * dotRadius)), ...fixed];
	const isFree = ({ box }: Spot) => contains(within, box) && !overlapsAny(box, taken);
	const strangers = ({ at, size }: LabelRequest, { box }: Spot) => {
		const around = grow(box, 0.9 * size, 0.25 * size);
		return dots.filter((dot) => (dot[0] !== at[0] || dot[1] !== at[1]) && overlap(around, frameAt(dot, 2)) > 0).length;
	};
	const options = labels.map((label) =>
		sides
			.map((side) => spotBeside(label, side))
			.filter(isFree)
			.map((spot, rank): Option => ({ spot, cost: rank + 12 * strangers(label, spot) })),
	);
	const spots = arrange(options).map((option) => option?.spot);
	for (const spot of spots) if (spot) taken.push(spot.box);
	labels.forEach((label, index) => {
		if (spots[index]) return;
		const found = reaches
			.flatMap((reach) => leaderAngles.map((angle) => spotApart(label, angle, reach)))
			.find((spot) => isFree(spot) && !overlapsAny(spot.box, leaderFrames(spot)) && !leaderFrames(spot).some((frame) => overlapsAny(frame, taken)));
		if (!found) return;
		spots[index] = found;
		taken.push(found.box, ...leaderFrames(found));
	});
	return spots;
}

/** The room of a leader, beyond its own dot. */
export function leaderFrames({ leader }: Spot): readonly Frame[] {
	if (!leader) return [];
	const own = frameAt(leader[0], 2 * dotRadius + 2);
	return framesAlong(leader, 2).filter((frame) => overlap(frame, own) === 0);
}

/** Each label in turn moves to where it is least in the way, until none wants to move; then those still in the way go. */
function arrange(options: readonly (readonly Option[])[]): (Option | undefined)[] {
	const chosen = options.map((list): Option | undefined => list[0]);
	const crowd = (index: number, { spot }: Option) =>
		chosen.reduce((sum, other, at) => (other && at !== index ? sum + overlap(spot.box, other.spot.box) : sum), 0);
	for (let round = 0, moved = true; moved && round < 40; round += 1) {
		moved = false;
		options.forEach((list, index) => {
			let best = chosen[index];
			let least = Number.POSITIVE_INFINITY;
			for (const option of list) {
				const cost = 10 * crowd(index, option) + option.cost;
				if (cost < least) [best, least] = [option, cost];
			}
			moved ||= best !== chosen[index];
			chosen[index] = best;
		});
	}
	for (let index = chosen.length - 1; index >= 0; index -= 1) {
		const option = chosen[index];
		if (option && crowd(index, option) > 0) chosen[index] = undefined;
	}
	// Some of the dropped find room after all, now that others are gone.
	options.forEach((list, index) => {
		chosen[index] ??= list.find((option) => crowd(index, option) === 0);
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
