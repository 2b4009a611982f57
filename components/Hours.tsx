import { formatDate, formatDays, formatOpening } from "../site/formats.ts";
import { planDays, planHolidays } from "../site/hours.ts";
import type { Business } from "../site/schema/schema.ts";
import { useSpeech } from "./useSpeech.ts";

interface HoursProps {
	readonly business: Pick<Business, "hours" | "holidays">;
	/** The first day (YYYY-MM-DD) of the twelve months whose holidays are listed. */
	readonly from: string;
}

/**
 * A table of the opening hours. The OpenNow island finds today's row by `data-day`, and removes the
 * rows whose last day (`data-until`) is over.
 */
export function Hours({ business, from }: HoursProps) {
	const speech = useSpeech();
	const { dayHeading, hoursHeading } = speech.words.time;
	const rows = [
		...planDays(business.hours).map(({ day, spans }) => ({
			day: speech.days[day].long,
			name: speech.days[day].long,
			until: undefined,
			spans,
		})),
		...planHolidays(business.holidays, from, 1).map(({ date, through, days, name, spans }) => {
			const [startDate, endDate] = [formatDate(date, speech), formatDate(through, speech)];
			return {
				day: undefined,
				name: [
					name,
					startDate === endDate ? startDate : `${startDate} – ${endDate}`,
					...(days ? [formatDays(days, speech)] : []),
				].join(", "),
				until: through,
				spans,
			};
		}),
	];
	return (
		<table className="hours">
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{dayHeading}</th>
					<th scope="col">{hoursHeading}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ day, name, until, spans }) => (
					<tr key={name} data-day={day} data-until={until}>
						<th scope="row" className="hours__cell">
							{name}
						</th>
						<td className="hours__cell hours__cell--time">{formatOpening(spans, speech)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
