import type { Links } from "../site/links.ts";
import type { PricesData } from "../site/schema/pages/prices.ts";
import { BulletList } from "./BulletList.tsx";
import { FormResult } from "./FormResult.tsx";
import { Island } from "./Island.tsx";
import { priceScale } from "./PriceBar.tsx";

interface QuoteFormProps {
	readonly prices: PricesData;
	readonly quote: NonNullable<PricesData["quote"]>;
	readonly to: Links;
}

/**
 * A form that marks a visitor's quote on the job's price bar (islands/QuoteCheck.ts), followed by
 * tips for any quote. CSS hides the form when JavaScript is off.
 */
export function QuoteForm({ prices, quote, to }: QuoteFormProps) {
	const { fields, choose, submit, results } = quote;
	const { place, ...figures } = results;
	return (
		<>
			<Island name="QuoteCheck" when="visible" props={{ scale: priceScale(prices) }}>
				<form className="quote-check needs-script" action={`#${quote.id}`}>
					<div>
						<label className="field__label" htmlFor="quote-job">
							{fields.job}
						</label>
						<select className="field__control" id="quote-job" name="job" required>
							<option value="">{choose}</option>
						</select>
					</div>
					<div>
						<label className="field__label" htmlFor="quote-sum">
							{`${fields.quote.label} (${fields.quote.unit})`}
						</label>
						<input
							className="field__control"
							id="quote-sum"
							name="quote"
							type="number"
							inputMode="decimal"
							step="any"
							min={1}
							max={fields.quote.max}
							required
						/>
					</div>
					<button className="button button--solid" type="submit">
						{submit}
					</button>
				</form>
				<FormResult choice="place" sentences={place} terms={figures}>
					<div data-bar />
				</FormResult>
			</Island>
			<div className="stack">
				<h3>{prices.tips.heading}</h3>
				<BulletList items={prices.tips.items} to={to} />
			</div>
		</>
	);
}
