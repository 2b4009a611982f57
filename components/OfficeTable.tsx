import type { PermitsData } from "../data/schema.ts";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import type { Town } from "../generator/site/site.ts";
import { inlineNodes } from "./markdownTokens.tsx";
import { useSpeech } from "./useSpeech.ts";

interface OfficeTableProps {
	/** What the table holds, for those who cannot see what stands above it. */
	readonly label: string;
	readonly towns: readonly Town[];
	readonly permits: PermitsData;
	readonly to: Links;
	/** The towns whose own words are in the page's language. */
	readonly told: ReadonlySet<string>;
}

/**
 * The offices of some towns: a group of rows for each town. On a phone each office takes two lines.
 */
export function OfficeTable({ label, towns, permits, to, told }: OfficeTableProps) {
	const speech = useSpeech();
	const [town, ...columns] = permits.table.columns;
	const officeOf = new Map(permits.offices.map((office) => [office.id, office]));
	return (
		<table className="office-table" aria-label={label}>
			<thead className="office-table__head">
				<tr>
					<th scope="col">{town}</th>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			{towns.map(({ id, name, permit }) => {
				const howToTell = told.has(id) ? permit?.howToTell : undefined;
				const offices = permit?.offices.flatMap((office) => officeOf.get(office) ?? []) ?? [];
				return (
					<tbody key={id} className="office-table__town">
						{offices.map((office, index) => (
							<tr key={office.id} className="office-table__row">
								{index === 0 && (
									<th
										className="office-table__name"
										scope="rowgroup"
										rowSpan={offices.length + (howToTell === undefined ? 0 : 1)}
									>
										<a className="tall-link" href={to.town(id)}>
											{name}
										</a>
									</th>
								)}
								<td>{office.short}</td>
								<td className="office-table__answer">{permits.answers[office.wholeDoor.answer]}</td>
								<td className="office-table__phone">
									{office.phone === null ? (
										office.portal && <a href={office.portal.url}>{office.portal.name}</a>
									) : (
										<a className="tall-link" href={phoneLink(office.phone)}>
											{formatPhone(office.phone, speech)}
										</a>
									)}
									{office.phoneNote && (
										<small className="muted office-table__note">{office.phoneNote}</small>
									)}
								</td>
							</tr>
						))}
						{howToTell !== undefined && (
							<tr className="office-table__row">
								<td className="small-print" colSpan={3}>
									{inlineNodes(howToTell, to)}
								</td>
							</tr>
						)}
					</tbody>
				);
			})}
		</table>
	);
}
