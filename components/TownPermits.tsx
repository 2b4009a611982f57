import { formatDate, formatMonth, formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import type { Speech } from "../generator/site/words.ts";
import { QuestionList } from "../islands/QuestionList.tsx";
import type { Office, PermitsData } from "../pages/permits/schema.ts";
import type { TownPermit } from "../pages/town/schema.ts";
import { Paragraphs } from "./Paragraphs.tsx";
import { useSpeech } from "./useSpeech.ts";

interface TownPermitsProps {
	readonly permits: PermitsData;
	readonly permit: TownPermit;
	readonly to: Links;
}

/**
 * A town's permits: a general sentence, each office's phone number, and the folded details of the
 * office that is likelier to be in charge.
 */
export function TownPermits({ permits, permit, to }: TownPermitsProps) {
	const speech = useSpeech();
	const { labels } = permits;
	const [office, ...others] = permit.offices.flatMap(
		(id) => permits.offices.find((candidate) => candidate.id === id) ?? [],
	);
	if (office === undefined) return null;
	return (
		<div className="stack">
			<p>
				{`${permits.townSentence} `}
				<a href={to.page("permits")}>{permits.townLink}</a>
			</p>
			<div className="office-card">
				{[office, ...others].map((each, index) => (
					<p key={each.id} className="office-card__office">
						{index === 0 ? <strong>{each.short}</strong> : each.short}{" "}
						<Phone office={each} missing={labels.noPhone} />
					</p>
				))}
				<QuestionList
					name="office"
					questions={[
						{
							id: "office",
							question: labels.more,
							answer: (
								<Paragraphs paragraphs={describePermit(permits, permit, office, speech)} to={to} />
							),
						},
					]}
				/>
			</div>
		</div>
	);
}

function Phone({
	office: { phone, portal },
	missing,
}: {
	readonly office: Office;
	readonly missing: string;
}) {
	const speech = useSpeech();
	if (phone !== null)
		return (
			<a className="tall-link" href={phoneLink(phone)}>
				{formatPhone(phone, speech)}
			</a>
		);
	return portal ? (
		<a className="tall-link" href={portal.url}>
			{portal.name}
		</a>
	) : (
		missing
	);
}

function describePermit(
	{ labels, answers }: PermitsData,
	{ howToTell, first, historic, flood, notes = [] }: TownPermit,
	office: Office,
	speech: Speech,
): readonly string[] {
	const { wholeDoor, before, note, phoneNote } = office;
	return [
		howToTell,
		first &&
			joinSentences([
				`**${labels.first}:** ${first.who}.`,
				first.text,
				first.phone && `${formatPhone(first.phone, speech)}.`,
			]),
		`**${answers[wholeDoor.answer]}.** ${wholeDoor.text}`,
		historic && `**${labels.historic}:** ${historic}`,
		flood && `**${labels.flood}:** ${flood}`,
		...notes,
		describeOffice(office, labels),
		before,
		phoneNote && `${labels.phone}: ${phoneNote}.`,
		note,
		readOn(office, labels, speech),
	].filter((text) => text !== undefined);
}

const describeOffice = (
	{ name, filing, email, counter, portal, phone }: Office,
	labels: PermitsData["labels"],
): string =>
	joinSentences([
		`${name}.`,
		filing,
		email && `[${email}](mailto:${email}).`,
		counter && `${labels.counter}: ${counter}.`,
		portal && phone !== null && `[${portal.name}](${portal.url})`,
	]);

const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
	sentences.filter(Boolean).join(" ");

/**
 * Formats when the office's rule was last read: the day of the check, or the month of an archived
 * copy.
 */
const readOn = (
	{ checked, stored }: Office,
	{ checked: checkedOn, read, readNote }: PermitsData["labels"],
	speech: Speech,
): string =>
	checked === null
		? `${read} ${formatMonth(stored, speech)}. ${readNote}`
		: `${checkedOn} ${formatDate(checked, speech)}.`;
