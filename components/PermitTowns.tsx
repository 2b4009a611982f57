import { Fragment } from "react";
import type { Links } from "../site/links.ts";
import { permitId } from "../site/permitId.ts";
import type { PermitsData } from "../site/schema/pages/permits.ts";
import type { Town } from "../site/site.ts";
import { OfficeLine } from "./OfficeLine.tsx";
import { officesOf } from "./officesOf.ts";
import { byName } from "./townsByLetter.ts";
import { useSpeech } from "./useSpeech.ts";

interface PermitTownsProps {
	readonly towns: readonly Town[];
	readonly permits: PermitsData;
	readonly to: Links;
}

/** Towns with the same permit offices share a card. */
export function PermitTowns({ towns, permits, to }: PermitTownsProps) {
	const { language } = useSpeech();
	const cards = new Map<string, Town[]>();
	for (const town of byName(towns, language)) {
		const key = town.permit?.offices.join() ?? "";
		cards.set(key, [...(cards.get(key) ?? []), town]);
	}
	return (
		<ul className="permit-towns">
			{[...cards.values()].map((sharing) => (
				<Card key={sharing[0]?.id} towns={sharing} permits={permits} to={to} />
			))}
		</ul>
	);
}

function Card({ towns, permits, to }: PermitTownsProps) {
	const { labels, answers } = permits;
	const [likelier, ...others] = officesOf(towns[0]?.permit, permits);
	if (likelier === undefined) return null;
	const names = towns.map((town) => (
		<Fragment key={town.id}>
			<a className="tall-link permit-towns__name" id={permitId(town)} href={to.town(town)}>
				{town.name}
			</a>{" "}
		</Fragment>
	));
	const isNamedAfterTown = towns.length === 1 && towns[0]?.name === likelier.short;
	const likelierLine = (
		<OfficeLine
			office={likelier}
			name={isNamedAfterTown ? names : <strong>{likelier.short}</strong>}
			note={likelier.phoneNote}
			missing={labels.noPhone}
		/>
	);
	return (
		<li className="office-card permit-towns__card">
			{isNamedAfterTown ? likelierLine : <p className="permit-towns__names">{names}</p>}
			<p className="office-card__answer">
				<strong>{`${labels.wholeDoor}: ${answers[likelier.wholeDoor.answer]}.`}</strong>{" "}
				{labels.spring}
			</p>
			{!isNamedAfterTown && likelierLine}
			{others.map((office) => (
				<OfficeLine key={office.id} office={office} name={office.short} missing={labels.noPhone} />
			))}
		</li>
	);
}
