export interface PriceRange {
	readonly low: number;
	readonly high: number;
}

/**
 * Returns a sum's position on a price bar, in percent. The scale is logarithmic, because a door
 * costs fifty times as much as a remote. A sum beyond the scale is placed at the bar's end.
 */
export const placeOnBar = (sum: number, { low, high }: PriceRange): number =>
	Math.round(
		1000 * Math.min(1, Math.max(0, Math.log(Math.max(sum, 1) / low) / Math.log(high / low))),
	) / 10;
