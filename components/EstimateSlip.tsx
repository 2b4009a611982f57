import type { PricesData } from "../site/schema/pages/prices.ts";
import { pricedRows } from "./PriceBar.tsx";
import { formatRange } from "./PriceLine.tsx";
import { useSpeech } from "./useSpeech.ts";

interface EstimateSlipProps {
	readonly prices: PricesData;
	readonly slip: NonNullable<PricesData["slip"]>;
	readonly brand: string;
}

/**
 * An example of the company's estimate, drawn as a slip of paper. A line shows the company's price
 * for its `job`, or else its `amount`, or else `slip.open`. If only price guides have a price for
 * the job, the line also shows their range.
 */
export function EstimateSlip({ prices, slip, brand }: EstimateSlipProps) {
	const speech = useSpeech();
	const rows = pricedRows(prices);
	return (
		<figure className="estimate-slip">
			<figcaption className="estimate-slip__stamp">{slip.stamp}</figcaption>
			<p className="estimate-slip__title">
				<span>{slip.title}</span> <small>{brand}</small>
			</p>
			<dl className="seams">
				{slip.lines.map(({ name, amount, job }) => {
					const row = rows.find(({ id }) => id === job);
					const sum = row?.own ? formatRange(row.own, speech) : amount;
					return (
						<div key={name} className="estimate-slip__line">
							<dt>{name}</dt>
							<dd className={sum === undefined ? "estimate-slip__open" : undefined}>
								{sum ?? slip.open}
							</dd>
							{row && !row.own && (
								<dd className="estimate-slip__note">
									{`${prices.serviceLine.before} ${formatRange(row, speech)}`}
								</dd>
							)}
						</div>
					);
				})}
			</dl>
			<p className="estimate-slip__line estimate-slip__total">
				<span>{slip.total}</span> <span className="estimate-slip__open">{slip.open}</span>
			</p>
			<p className="estimate-slip__note">{slip.foot}</p>
		</figure>
	);
}
