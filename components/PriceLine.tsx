import { formatSums } from "../islands/compareCosts.ts";
import type { PriceRange } from "../islands/placeOnBar.ts";
import { formatMonth } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import type { PricesData } from "../site/schema/pages/prices.ts";
import { joinWords, type Speech } from "../site/words.ts";
import { inlineNodes } from "./markdownTokens.tsx";
import { useSpeech } from "./useSpeech.ts";

interface PriceLineProps {
	readonly prices: PricesData;
	readonly slug: string;
	readonly to: Links;
}

/**
 * The prices of a service's jobs. A job without the company's price shows the price guides' range,
 * with a note and the month in which the guides were read.
 */
export function PriceLine({
	prices: { groups, serviceLine, sources, figure },
	slug,
	to,
}: PriceLineProps) {
	const speech = useSpeech();
	const rows = groups
		.flatMap((group) => group.rows)
		.flatMap((row) => ("line" in row && row.line === slug ? [row] : []));
	const describeJob = (row: (typeof rows)[number]): string => {
		const name = `${row.name.charAt(0).toLowerCase()}${row.name.slice(1)}`;
		return `${formatRange(row.own ?? row, speech)} (${name})`;
	};
	const companyJobs = rows.filter(({ own }) => own !== undefined).map(describeJob);
	const guideJobs = rows.filter(({ own }) => own === undefined).map(describeJob);
	const readMonth = `${figure.read.toLowerCase()} ${formatMonth(firstRead(sources), speech)}`;
	return (
		<>
			{companyJobs.length > 0 && <p>{`${figure.own}: ${joinWords(companyJobs, speech)}.`}</p>}
			{guideJobs.length > 0 && (
				<p>
					{`${serviceLine.before} ${joinWords(guideJobs, speech)}, ${readMonth}. `}
					{inlineNodes(serviceLine.after, to)}
				</p>
			)}
		</>
	);
}

export const formatRange = (range: PriceRange, { language, locale }: Speech): string =>
	formatSums(range, language, locale.currency);

/**
 * Returns the note of a price list: where the prices come from, and in which month we read the
 * sources.
 */
export const listNote = ({ figure, sources }: PricesData, speech: Speech): string =>
	`${figure.label}, ${figure.read.toLowerCase()} ${formatMonth(firstRead(sources), speech)}.`;

/** Returns the first month (YYYY-MM) in which a source was read, or "" without sources. */
export const firstRead = (sources: PricesData["sources"]): string =>
	Object.values(sources)
		.map(({ read }) => read)
		.sort()[0] ?? "";
