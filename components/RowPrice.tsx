import type { Site } from "../site/site.ts";
import { formatRange } from "./PriceLine.tsx";
import { priceRow } from "./priceRow.ts";
import { useSpeech } from "./useSpeech.ts";

interface RowPriceProps {
	readonly prices: Site["pages"]["prices"];
	/** The `id` of a row in prices.yaml. */
	readonly id: string | undefined;
	/** Shown if no price is known. */
	readonly ask: string;
}

/** The row's own price from the company, or else the price guides' range, or else `ask`. */
export function RowPrice({ prices, id, ask }: RowPriceProps) {
	const speech = useSpeech();
	const row = priceRow(prices, id);
	if (row?.own) return formatRange(row.own, speech);
	return !row || "ask" in row ? ask : formatRange(row, speech);
}
