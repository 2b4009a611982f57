import type { ReactNode } from "react";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Office } from "../pages/permits/schema.ts";
import { useSpeech } from "./useSpeech.ts";

interface OfficeLineProps {
	readonly office: Office;
	/** The office's name. On the card of a single town of that name, a link to the town's page. */
	readonly name: ReactNode;
	/** A remark on the phone number, such as that it isn't the permit desk's. */
	readonly note?: string | undefined;
	/** Shown if the office has neither a phone number nor a portal. */
	readonly missing: string;
}

/** A line of a card: an office's name, then the phone number or, without one, the portal. */
export function OfficeLine({ office: { phone, portal }, name, note, missing }: OfficeLineProps) {
	const speech = useSpeech();
	return (
		<p className="office-card__office">
			{name}{" "}
			{phone === null ? (
				portal ? (
					<a className="tall-link" href={portal.url}>
						{portal.name}
					</a>
				) : (
					missing
				)
			) : (
				<a className="tall-link" href={phoneLink(phone)}>
					{formatPhone(phone, speech)}
				</a>
			)}
			{note && <small className="muted office-card__note">{note}</small>}
		</p>
	);
}
