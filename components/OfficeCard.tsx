import type { Office, PermitsData, TownPermit } from "../data/schema.ts";
import { formatDate, formatMonth, formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { QuestionList } from "../islands/QuestionList.tsx";
import { InlineMarkdown } from "./InlineMarkdown.tsx";

interface OfficeCardProps {
	readonly permits: PermitsData;
	readonly permit: TownPermit;
	readonly to: Links;
}

/** Where a town's permits come from: the likelier office first, what else is known of it folded, other offices in a line each. */
export function OfficeCard({ permits, permit, to }: OfficeCardProps) {
	const { labels, answers } = permits;
	const [office, ...others] = permit.offices.flatMap((id) => permits.offices.find((candidate) => candidate.id === id) ?? []);
	if (office === undefined) return null;
	const { phone, portal, wholeDoor, filing, counter, before, note, phoneNote } = office;
	const more = [
		filing,
		portal && phone !== null && `[${portal.name}](${portal.url})`,
		counter && `${labels.counter}: ${counter}.`,
		before,
		phoneNote && `${labels.phone}: ${phoneNote}.`,
		note,
		readOn(office, labels),
	];
	return (
		<div className="office-card">
			<p>
				<strong>{office.name}</strong>
			</p>
			<p>
				{`${answers[wholeDoor.answer]}. `}
				<InlineMarkdown text={wholeDoor.text} to={to} />
			</p>
			<p className="office-card__ways">
				<Phone office={office} missing={labels.noPhone} />
			</p>
			{others.map((other) => (
				<p key={other.id} className="office-card__ways">
					{other.short} <Phone office={other} missing={labels.noPhone} />
				</p>
			))}
			<QuestionList
				name="office"
				questions={[
					{
						id: "office",
						question: labels.more,
						answer: more.map(
							(text) =>
								text !== undefined && (
									<p key={text}>
										<InlineMarkdown text={text} to={to} />
									</p>
								),
						),
					},
				]}
			/>
		</div>
	);
}

/** An office's number, or its page where we found none. */
function Phone({ office: { phone, portal }, missing }: { readonly office: Office; readonly missing: string }) {
	if (phone !== null)
		return (
			<a className="office-card__link" href={phoneLink(phone)}>
				{formatPhone(phone)}
			</a>
		);
	return portal ? (
		<a className="office-card__link" href={portal.url}>
			{portal.name}
		</a>
	) : (
		missing
	);
}

/** When somebody looked: the day of a check, or the month in which a stored copy was read. */
const readOn = ({ checked, stored }: Office, { checked: checkedOn, read, readNote }: PermitsData["labels"]): string =>
	checked === null ? `${read} ${formatMonth(stored)}. ${readNote}` : `${checkedOn} ${formatDate(checked)}.`;
