import type { PricesData } from "../data/schema.ts";
import { formatMonth } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { joinWords, type Speech } from "../generator/site/words.ts";
import { formatMoney } from "../islands/workOut.ts";
import { inlineNodes } from "./markdownTokens.tsx";
import { useSpeech } from "./useSpeech.ts";

interface PriceLineProps {
	readonly prices: PricesData;
	/** The service whose jobs it names. */
	readonly slug: string;
	readonly to: Links;
}

/** What guides say that a service's jobs cost, in one sentence, with the month and the note that it is not our price. */
export function PriceLine({ prices: { groups, serviceLine, sources, figure }, slug, to }: PriceLineProps) {
	const speech = useSpeech();
	const rows = groups.flatMap((group) => group.rows).flatMap((row) => ("line" in row && row.line === slug ? [row] : []));
	if (rows.length === 0) return null;
	const jobs = rows.map((row) => `${formatRange(row, speech)} (${row.name.charAt(0).toLowerCase()}${row.name.slice(1)})`);
	return (
		<p>
			{`${serviceLine.before} ${joinWords(jobs, speech.words)}, ${figure.read.toLowerCase()} ${formatMonth(firstRead(sources), speech)}. `}
			{inlineNodes(serviceLine.after, to)}
		</p>
	);
}

/** "$150–$400". */
export const formatRange = ({ low, high }: { readonly low: number; readonly high: number }, { language, locale }: Speech): string =>
	`${formatMoney(low, language, locale.currency)}–${formatMoney(high, language, locale.currency)}`;

/** The month in which the first of the sources was read: nothing is newer than it says. */
export const firstRead = (sources: PricesData["sources"]): string =>
	Object.values(sources)
		.map(({ read }) => read)
		.sort()[0] ?? "";
