import type { Office, PermitsData, TownPermit } from "../data/schema.ts";
import { formatDate, formatMonth, formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { Icon } from "../islands/Icon.tsx";
import { InlineMarkdown } from "./InlineMarkdown.tsx";

interface OfficeCardProps {
	readonly permits: PermitsData;
	readonly permit: TownPermit;
	readonly to: Links;
}

/** Where a town's permits come from: the likelier office open, all else about it folded, other offices in a line each. */
export function OfficeCard({ permits, permit, to }: OfficeCardProps) {
	const { labels, answers } = permits;
	const [office, ...others] = permit.offices.flatMap((id) => permits.offices.find((candidate) => candidate.id === id) ?? []);
	if (office === undefined) return null;
	const { name, phone, phoneNote, portal, wholeDoor, filing, before, counter, note } = office;
	const rows: readonly (readonly [string, string | undefined])[] = [
		[labels.filing, filing],
		[labels.portal, portal && `[${portal.name}](${portal.url})`],
		[labels.counter, counter],
		[labels.before, before],
	];
	return (
		<div className="office-card">
			<h3 className="office-card__name">{name}</h3>
			<p>
				<strong>{answers[wholeDoor.answer]}.</strong> <InlineMarkdown text={wholeDoor.text} to={to} />
			</p>
			<Phone office={office} missing={labels.noPhone} />
			{phone !== null && phoneNote !== undefined && (
				<p className="small-print">
					<InlineMarkdown text={phoneNote} to={to} />
				</p>
			)}
			<details className="office-card__more">
				<summary className="office-card__summary">{labels.more}</summary>
				<dl>
					{rows.map(
						([term, text]) =>
							text !== undefined && (
								<div key={term} className="office-card__row">
									<dt className="office-card__term">{term}</dt>
									<dd>
										<InlineMarkdown text={text} to={to} />
									</dd>
								</div>
							),
					)}
				</dl>
				{note !== undefined && (
					<p>
						<InlineMarkdown text={note} to={to} />
					</p>
				)}
				<p className="small-print">{age(office, labels)}</p>
			</details>
			{others.map((other) => (
				<p key={other.id} className="office-card__other">
					<span>{other.short}</span> <Phone office={other} missing={labels.noPhone} />
				</p>
			))}
		</div>
	);
}

/** An office's number, or its page where it has none that we found. */
function Phone({ office: { phone, portal }, missing }: { readonly office: Office; readonly missing: string }) {
	if (phone === null) return portal ? <a href={portal.url}>{portal.name}</a> : <span>{missing}</span>;
	return (
		<a className="office-card__phone" href={phoneLink(phone)}>
			<Icon name="phone" />
			<span>{formatPhone(phone)}</span>
		</a>
	);
}

/** When somebody looked: the day of a check, or the month in which a stored copy was read. */
const age = ({ checked, stored }: Office, { checked: checkedOn, read, readNote }: PermitsData["labels"]): string =>
	checked === null ? `${read} ${formatMonth(stored)}. ${readNote}` : `${checkedOn} ${formatDate(checked)}.`;
