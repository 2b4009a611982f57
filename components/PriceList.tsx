import { formatPhone, phoneLink } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import type { PricesData } from "../site/schema/pages/prices.ts";
import { inlineNodes } from "./markdownTokens.tsx";
import { PriceAxis, PriceBar, priceScale } from "./PriceBar.tsx";
import { formatRange } from "./PriceLine.tsx";
import { useSpeech } from "./useSpeech.ts";

type Row = PricesData["groups"][number]["rows"][number];

interface PriceListProps {
	readonly prices: PricesData;
	readonly rows: readonly Row[];
	readonly phone: string;
	readonly to: Links;
}

/** A list of jobs with their prices. A job marked `ask` has a link to call instead of a price. */
export function PriceList({ prices, rows, phone, to }: PriceListProps) {
	const { figure } = prices;
	const speech = useSpeech();
	const scale = priceScale(prices);
	const hasRanges = scale.low < scale.high && rows.some((row) => !("ask" in row));
	return (
		<div className="price-list">
			{hasRanges && (
				<div className="price-list__axis">
					<PriceAxis scale={scale} />
				</div>
			)}
			<dl className="seams">
				{rows.map((row) => (
					<div
						key={row.id}
						className="price-list__row"
						id={`price-${row.id}`}
						data-range={"ask" in row ? undefined : JSON.stringify([row.low, row.high])}
					>
						<dt className="price-list__name">{row.name}</dt>
						{row.own && (
							<dd className="price-list__range">
								{formatRange(row.own, speech)} <small>{figure.own}</small>
							</dd>
						)}
						{"ask" in row ? (
							!row.own && (
								<dd className="price-list__range price-list__range--ask">
									{`${figure.ask}: `}
									<a href={phoneLink(phone)}>{formatPhone(phone, speech)}</a>
								</dd>
							)
						) : (
							<dd className="price-list__range">{formatRange(row, speech)}</dd>
						)}
						{hasRanges && !("ask" in row) && (
							<dd className="price-list__bar" aria-hidden="true">
								<PriceBar range={row} scale={scale} />
							</dd>
						)}
						<dd className="price-list__moves">
							{"figures" in row &&
								Object.keys(row.figures).length === 1 &&
								`${figure.fewSources}. `}
							<span data-moves>{inlineNodes(row.moves.join("\u00a0· "), to)}</span>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
