import { QuestionList } from "../islands/QuestionList.tsx";
import { formatDate, formatMonth, formatPhone } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import type { Office, PermitsData } from "../site/schema/pages/permits.ts";
import type { TownPermit } from "../site/schema/pages/town.ts";
import type { Speech } from "../site/words.ts";
import { ActionLink } from "./ActionLink.tsx";
import { OfficeLine } from "./OfficeLine.tsx";
import { officesOf } from "./officesOf.ts";
import { Paragraphs } from "./Paragraphs.tsx";
import { useSpeech } from "./useSpeech.ts";

interface TownPermitsProps {
	readonly permits: PermitsData;
	readonly permit: TownPermit;
	readonly to: Links;
}

/** Permits in a town. Shows details of the first office, which is most likely responsible. */
export function TownPermits({ permits, permit, to }: TownPermitsProps) {
	const speech = useSpeech();
	const { labels } = permits;
	const offices = officesOf(permit, permits);
	const [office] = offices;
	if (office === undefined) return null;
	return (
		<div className="stack">
			<div className="office-card">
				<p className="office-card__answer">
					<strong>{`${labels.wholeDoor}: ${permits.answers[office.wholeDoor.answer]}.`}</strong>{" "}
					{labels.repairs}
				</p>
				{offices.map((each, index) => (
					<OfficeLine
						key={each.id}
						office={each}
						name={index === 0 ? <strong>{each.short}</strong> : each.short}
						missing={labels.noPhone}
					/>
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
			<p>
				<ActionLink href={to.page("permits")} label={permits.townLink} />
			</p>
		</div>
	);
}

function describePermit(
	{ labels }: PermitsData,
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
		wholeDoor.text,
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
 * Returns when we read the office's rule: the day on which we checked it, or the month of a stored
 * copy of the rule.
 */
const readOn = (
	{ checked, stored }: Office,
	{ checked: checkedOn, read, readNote }: PermitsData["labels"],
	speech: Speech,
): string =>
	checked === null
		? `${read} ${formatMonth(stored, speech)}. ${readNote}`
		: `${checkedOn} ${formatDate(checked, speech)}.`;
