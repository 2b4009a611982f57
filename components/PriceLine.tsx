import { formatMonth } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { joinWords, type Speech } from "../generator/site/words.ts";
import { formatMoney } from "../islands/workOut.ts";
import type { PricesData } from "../schema/schema.ts";
import { inlineNodes } from "./markdownTokens.tsx";
import { useSpeech } from "./useSpeech.ts";

interface PriceLineProps {
	readonly prices: PricesData;
	/** The service whose jobs it names. */
	readonly slug: string;
	readonly to: Links;
}

/**
 * What a service's jobs cost: ours where the company has a price, else what guides say, with the
 * month and the note that it is not our price.
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
	const jobs = (isOwn: boolean) =>
		rows.flatMap((row) =>
			(row.own !== undefined) === isOwn
				? `${formatRange(row.own ?? row, speech)} (${row.name.charAt(0).toLowerCase()}${row.name.slice(1)})`
				: [],
		);
	const [own, guides] = [jobs(true), jobs(false)];
	return (
		<>
			{own.length > 0 && <p>{`${figure.own}: ${joinWords(own, speech)}.`}</p>}
			{guides.length > 0 && (
				<p>
					{`${serviceLine.before} ${joinWords(guides, speech)}, ${figure.read.toLowerCase()} ${formatMonth(firstRead(sources), speech)}. `}
					{inlineNodes(serviceLine.after, to)}
				</p>
			)}
		</>
	);
}

/** "$150–$400"; of a fixed price "$75". */
export const formatRange = (
	{ low, high }: { readonly low: number; readonly high: number },
	{ language, locale }: Speech,
): string =>
	(low === high ? [low] : [low, high])
		.map((sum) => formatMoney(sum, language, locale.currency))
		.join("–");

/** The month in which the first of the sources was read: nothing is newer than it says. */
export const firstRead = (sources: PricesData["sources"]): string =>
	Object.values(sources)
		.map(({ read }) => read)
		.sort()[0] ?? "";
