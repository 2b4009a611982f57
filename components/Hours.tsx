import type { Business } from "../data/schema.ts";
import { formatOpening } from "../generator/site/formats.ts";

/** The opening hours, a row for each day. The OpenNow island marks today's row by its `data-day`. */
export function Hours({ hours }: { readonly hours: Business["hours"] }) {
	return (
		<table className="hours">
			<thead className="visually-hidden">
				<tr>
					<th scope="col">Day</th>
					<th scope="col">Hours</th>
				</tr>
			</thead>
			<tbody>
				{hours.flatMap((group) =>
					group.days.map((day) => (
						<tr key={day} data-day={day}>
							<th scope="row" className="hours__cell">
								{day}
							</th>
							<td className="hours__cell hours__cell--time">{formatOpening(group)}</td>
						</tr>
					)),
				)}
			</tbody>
		</table>
	);
}
