import { Fragment } from "react";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import type { Town } from "../generator/site/site.ts";
import type { Office, PermitsData } from "../pages/permits/schema.ts";
import { useSpeech } from "./useSpeech.ts";

interface OfficeTableProps {
	readonly label: string;
	readonly towns: readonly Town[];
	readonly permits: PermitsData;
	readonly to: Links;
}

/**
 * A table of the permit offices of some towns. Offices that serve the fewest towns come first. A
 * town with several offices is in several rows.
 */
export function OfficeTable({ label, towns, permits, to }: OfficeTableProps) {
	const speech = useSpeech();
	const isNamedAfterTown = ({ short }: Office, served: readonly Town[]) =>
		served.every(({ name }) => name === short);
	const townLinks = (served: readonly Town[]) =>
		served.map(({ id, name }, index) => (
			<Fragment key={id}>
				{index > 0 && " "}
				<span className="office-table__town">
					<a className="tall-link" href={to.town(id)}>
						{name}
					</a>
					{index < served.length - 1 && ","}
				</span>
			</Fragment>
		));
	const rows = permits.offices
		.map((office) => ({
			office,
			served: towns.filter(({ permit }) => permit?.offices.includes(office.id)),
		}))
		.filter(({ served }) => served.length > 0)
		.sort((one, other) => one.served.length - other.served.length);
	return (
		<table className="office-table" aria-label={label}>
			<thead className="office-table__head">
				<tr>
					{permits.table.columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ office, served }) => (
					<tr key={office.id} className="office-table__row">
						<th className="office-table__name" scope="row">
							{isNamedAfterTown(office, served) ? townLinks(served) : office.short}
						</th>
						<td className="office-table__towns">
							{!isNamedAfterTown(office, served) && townLinks(served)}
						</td>
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
			</tbody>
		</table>
	);
}
