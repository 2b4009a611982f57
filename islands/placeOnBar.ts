export interface PriceRange {
	readonly low: number;
	readonly high: number;
}

/** Units of the drawing (components/PriceBar.tsx). */
export const barWidth = 300;

/**
 * Where a sum stands on a bar. The scale is logarithmic, because a door costs fifty times as much
 * as a remote. Sums beyond the scale stand at its ends.
 */
export const placeOnBar = (sum: number, { low, high }: PriceRange): number =>
	Math.round(
		barWidth * Math.min(1, Math.max(0, Math.log(Math.max(sum, 1) / low) / Math.log(high / low))),
	);
