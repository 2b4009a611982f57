import type { PricesData } from "../data/schema.ts";
import { formatMonth, formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { InlineMarkdown } from "./InlineMarkdown.tsx";
import { formatRange } from "./PriceLine.tsx";

type Row = PricesData["groups"][number]["rows"][number];

interface PriceListProps {
	readonly prices: PricesData;
	readonly rows: readonly Row[];
	/** Ours, E.164: what has no sourced figure says "Ask". */
	readonly phone: string;
	readonly to: Links;
}

/** Jobs with what guides say they cost, when that was read, and what moves it. */
export function PriceList({ prices: { figure, sources }, rows, phone, to }: PriceListProps) {
	/** Who says so: when it was read, and whether it is one voice only. */
	const from = (figures: Readonly<Record<string, unknown>>): string => {
		const names = Object.keys(figures);
		const read = names.map((name) => sources[name]?.read ?? "").sort();
		return `${names.length === 1 ? figure.fewSources : figure.label}, ${figure.read.toLowerCase()} ${formatMonth(read[0] ?? "")}`;
	};
	return (
		<dl className="price-list seams">
			{rows.map((row) => (
				<div key={row.id} className="price-list__row">
					<dt className="price-list__name">{row.name}</dt>
					{row.own && (
						<dd className="price-list__range">
							{formatRange(row.own)} <small>{figure.own}</small>
						</dd>
					)}
					<dd className="price-list__range">
						{"ask" in row ? (
							<>
								{`${figure.ask}: `}
								<a href={phoneLink(phone)}>{formatPhone(phone)}</a>
							</>
						) : (
							formatRange(row)
						)}
					</dd>
					<dd className="price-list__moves">
						{"figures" in row && `${from(row.figures)}: `}
						<InlineMarkdown text={row.moves.join(" · ")} to={to} />
					</dd>
				</div>
			))}
		</dl>
	);
}
