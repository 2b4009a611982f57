import type { ReactNode } from "react";
import { formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { Office } from "../pages/permits/schema.ts";
import { useSpeech } from "./useSpeech.ts";

interface OfficeLineProps {
	readonly office: Office;
	/** The office's name, or what stands for it. */
	readonly name: ReactNode;
	/** What answers at the number, where it is not the permit desk. */
	readonly note?: string | undefined;
	/** What a line says without a phone number and without a portal. */
	readonly missing: string;
}

/** A line of an office's card: the name, and how to reach it. */
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
