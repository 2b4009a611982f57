import { formatMoney } from "../islands/compareCosts.ts";
import { type PriceRange, placeOnBar } from "../islands/placeOnBar.ts";
import type { PricesData } from "../site/schema/pages/prices.ts";
import { useSpeech } from "./useSpeech.ts";

type PricedRow = Exclude<PricesData["groups"][number]["rows"][number], { ask: true }>;

/** Returns the jobs that have prices. Jobs marked `ask` have none. */
export const pricedRows = ({ groups }: Pick<PricesData, "groups">): readonly PricedRow[] =>
	groups.flatMap(({ rows }) => rows.flatMap((row) => ("ask" in row ? [] : [row])));

/** Returns the lowest and the highest price of all jobs, which are the ends of every bar. */
export function priceScale(prices: Pick<PricesData, "groups">): PriceRange {
	const sums = pricedRows(prices).flatMap(({ low, high }) => [low, high]);
	return { low: Math.min(...sums), high: Math.max(...sums) };
}

/** A price range as a bar. Hidden from screen readers, because the text beside it says the same. */
export function PriceBar({
	range,
	scale,
}: {
	readonly range: PriceRange;
	readonly scale: PriceRange;
}) {
	// The range is a line with round ends. If low and high are equal, the line is a dot.
	return (
		<svg className="price-bar" aria-hidden="true">
			<line className="price-bar__ground" x2="100%" y1="5" y2="5" />
			<line
				className="price-bar__range"
				x1={`${placeOnBar(range.low, scale)}%`}
				x2={`${placeOnBar(range.high, scale)}%`}
				y1="5"
				y2="5"
			/>
		</svg>
	);
}

export function PriceAxis({ scale }: { readonly scale: PriceRange }) {
	const { language, locale } = useSpeech();
	const powers = [10, 100, 1_000, 10_000, 100_000, 1_000_000];
	const shown = powers.filter((sum) => sum >= scale.low && sum <= scale.high);
	return (
		<svg className="price-bar price-bar--axis" aria-hidden="true">
			{shown.map((sum) => {
				const x = placeOnBar(sum, scale);
				return (
					<text
						key={sum}
						className="price-bar__sum"
						x={`${x}%`}
						y="15"
						textAnchor={x < 12 ? "start" : x > 88 ? "end" : "middle"}
					>
						{formatMoney(sum, language, locale.currency)}
					</text>
				);
			})}
		</svg>
	);
}
