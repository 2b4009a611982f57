import { UrgencyMark } from "../islands/UrgencyMark.tsx";
import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { SymptomRow } from "../site/schema/pages/symptom.ts";
import type { SymptomsData } from "../site/schema/pages/symptoms.ts";
import type { Guide, Service } from "../site/site.ts";
import { ActionLink } from "./ActionLink.tsx";
import { BulletList } from "./BulletList.tsx";
import { Button } from "./Button.tsx";
import { CallButton } from "./CallButton.tsx";
import { classNames } from "./classNames.ts";
import { Drawing } from "./Drawing.tsx";
import { FactList } from "./FactList.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { useSpeech } from "./useSpeech.ts";

interface SymptomAnswerProps {
	readonly row: SymptomRow;
	readonly page: SymptomsData;
	/** The services that fix the symptom. The contact link preselects the first service. */
	readonly services: readonly Service[];
	readonly howTo: Guide | undefined;
	readonly phone: string;
	readonly prices: string | undefined;
	readonly open: boolean;
	/** Shows the answer at once on wide screens (styles/late/wide-open.css). */
	readonly openWide: boolean;
	readonly to: Links;
	readonly assets: Pick<Assets, "drawings">;
}

export function SymptomAnswer({
	row,
	page,
	services,
	howTo,
	phone,
	prices,
	open,
	openWide,
	to,
	assets,
}: SymptomAnswerProps) {
	const { pages, drawings } = useSpeech().words;
	const { labels } = page;
	const [service] = services;
	const title = (
		<>
			<UrgencyMark urgency={row.urgency} word={page.urgency.levels[row.urgency].word} />{" "}
			<span>{row.symptom}</span>
		</>
	);
	return (
		<details className={classNames("symptom-answer", openWide && "wide-open")} open={open}>
			<summary className="symptom-answer__symptom">{title}</summary>
			{openWide && <h3 className="wide-open__title">{title}</h3>}
			{/* The id is inside <details>, because browsers open a <details> that contains the target
			    of a link. */}
			<div className="symptom-answer__body stack" id={row.id}>
				<p>
					<strong
						className={`symptom-answer__safe--${row.safe}`}
					>{`${page.safe[row.safe]}. `}</strong>
					{row.safeNote}
				</p>
				<div>
					<h3 className="symptom-answer__now">{labels.now}</h3>
					<BulletList numbered items={row.now} to={to} />
				</div>
				{howTo && (
					<p>
						<ActionLink href={to.below("how-to", howTo)} label={`${labels.howto}: ${howTo.name}`} />
					</p>
				)}
				{row.emergency !== undefined && (
					<Paragraph text={`${labels.emergency} ${row.emergency}.`} to={to} />
				)}
				<div className="row">
					<CallButton phone={phone} text="call" />
					<Button
						href={to.quote({ ...(service && { subject: service.name }), message: row.message })}
						label={labels.send}
						about={row.symptom}
					/>
				</div>
				{row.worn && <Drawing name={row.worn} texts={drawings.worn[row.worn]} assets={assets} />}
				<FactList
					facts={[
						{ term: labels.cause, value: row.cause },
						...(row.visit === undefined ? [] : [{ term: labels.visit, value: row.visit }]),
						...(row.time === undefined ? [] : [{ term: labels.time, value: row.time }]),
					]}
				/>
				<div className="row">
					{services.map((done) => (
						<ActionLink key={done.slug} href={to.service(done)} label={done.name} />
					))}
					{prices !== undefined && <ActionLink href={prices} label={pages.prices} />}
				</div>
			</div>
		</details>
	);
}
