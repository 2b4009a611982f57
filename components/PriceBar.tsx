import { formatMoney } from "../islands/compareCosts.ts";
import type { PricesData } from "../pages/prices/schema.ts";
import { useSpeech } from "./useSpeech.ts";

interface Range {
	readonly low: number;
	readonly high: number;
}

const width = 300;

/** The lowest and the highest figure of all rows. Every bar on the page uses this scale. */
export function priceScale({ groups }: Pick<PricesData, "groups">): Range {
	const sums = groups
		.flatMap(({ rows }) => rows)
		.flatMap((row) => ("ask" in row ? [] : [row.low, row.high]));
	return { low: Math.min(...sums), high: Math.max(...sums) };
}

/**
 * A figure's position on a logarithmic scale, because a door costs fifty times as much as a remote.
 */
const place = (sum: number, { low, high }: Range): number =>
	Math.round((width * Math.log(sum / low)) / Math.log(high / low));

const powersWithin = ({ low, high }: Range): readonly number[] =>
	[10, 100, 1_000, 10_000, 100_000, 1_000_000].filter((sum) => sum >= low && sum <= high);

/** Draws a price range as a bar. Screen readers get the figures beside the bar instead. */
export function PriceBar({ range, scale }: { readonly range: Range; readonly scale: Range }) {
	const start = place(range.low, scale);
	// A single price is a dot: a line without length, with round ends.
	return (
		<svg className="price-bar" viewBox={`-4 0 ${width + 8} 8`} aria-hidden="true">
			<path className="price-bar__ground" d={`M0 4h${width}`} />
			<path className="price-bar__range" d={`M${start} 4H${place(range.high, scale)}`} />
		</svg>
	);
}

/** The axis above price bars, with round sums. */
export function PriceAxis({ scale }: { readonly scale: Range }) {
	const { language, locale } = useSpeech();
	return (
		<svg className="price-bar" viewBox={`-4 0 ${width + 8} 16`} aria-hidden="true">
			{powersWithin(scale).map((sum) => {
				const x = place(sum, scale);
				return (
					<text
						key={sum}
						className="price-bar__sum"
						x={x}
						y="12"
						textAnchor={x < width / 8 ? "start" : x > (width * 7) / 8 ? "end" : "middle"}
					>
						{formatMoney(sum, language, locale.currency)}
					</text>
				);
			})}
		</svg>
	);
}
