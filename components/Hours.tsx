import type { Business } from "../data/schema.ts";
import { formatDate, formatOpening } from "../generator/site/formats.ts";
import { planDays, planHolidays } from "../generator/site/hours.ts";

interface HoursProps {
	readonly business: Pick<Business, "hours" | "holidays">;
	/** YYYY-MM-DD: the holidays of the year that follows are listed. */
	readonly from: string;
}

/** The opening hours, a row for each day and each holiday to come. The OpenNow island marks today's row by its `data-day`. */
export function Hours({ business, from }: HoursProps) {
	const rows = [
		...planDays(business.hours).map(({ day, spans }) => ({ day, name: day, spans })),
		...planHolidays(business.holidays, from, 1).map(({ date, name, spans }) => ({ day: undefined, name: `${name}, ${formatDate(date)}`, spans })),
	];
	return (
		<table className="hours">
			<thead className="visually-hidden">
				<tr>
					<th scope="col">Day</th>
					<th scope="col">Hours</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ day, name, spans }) => (
					<tr key={name} data-day={day}>
						<th scope="row" className="hours__cell">
							{name}
						</th>
						<td className="hours__cell hours__cell--time">{formatOpening(spans)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
