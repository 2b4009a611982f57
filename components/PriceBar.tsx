import { formatMoney } from "../islands/compareCosts.ts";
import { barWidth, type PriceRange, placeOnBar } from "../islands/placeOnBar.ts";
import type { PricesData } from "../pages/prices/schema.ts";
import { useSpeech } from "./useSpeech.ts";

type PricedRow = Exclude<PricesData["groups"][number]["rows"][number], { ask: true }>;

/** Returns the jobs with prices. Jobs marked `ask` have none. */
export const pricedRows = ({ groups }: Pick<PricesData, "groups">): readonly PricedRow[] =>
	groups.flatMap(({ rows }) => rows.flatMap((row) => ("ask" in row ? [] : [row])));

/** Returns the lowest and the highest price of all jobs, which are the ends of every bar. */
export function priceScale(prices: Pick<PricesData, "groups">): PriceRange {
	const sums = pricedRows(prices).flatMap(({ low, high }) => [low, high]);
	return { low: Math.min(...sums), high: Math.max(...sums) };
}

const powersWithin = ({ low, high }: PriceRange): readonly number[] =>
	[10, 100, 1_000, 10_000, 100_000, 1_000_000].filter((sum) => sum >= low && sum <= high);

/** A price range as a bar. Hidden from screen readers, because the text beside it says the same. */
export function PriceBar({
	range,
	scale,
}: {
	readonly range: PriceRange;
	readonly scale: PriceRange;
}) {
	const start = placeOnBar(range.low, scale);
	// If low and high are equal, the line's round ends make a dot.
	return (
		<svg className="price-bar" viewBox={`-4 0 ${barWidth + 8} 8`} aria-hidden="true">
			<path className="price-bar__ground" d={`M0 4h${barWidth}`} />
			<path className="price-bar__range" d={`M${start} 4H${placeOnBar(range.high, scale)}`} />
		</svg>
	);
}

/** The axis above the price bars: powers of ten. */
export function PriceAxis({ scale }: { readonly scale: PriceRange }) {
	const { language, locale } = useSpeech();
	return (
		<svg className="price-bar" viewBox={`-4 0 ${barWidth + 8} 16`} aria-hidden="true">
			{powersWithin(scale).map((sum) => {
				const x = placeOnBar(sum, scale);
				return (
					<text
						key={sum}
						className="price-bar__sum"
						x={x}
						y="12"
						textAnchor={x < barWidth / 8 ? "start" : x > (barWidth * 7) / 8 ? "end" : "middle"}
					>
						{formatMoney(sum, language, locale.currency)}
					</text>
				);
			})}
		</svg>
	);
}
