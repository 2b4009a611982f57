import type { ReactNode } from "react";
import { formatPhone, phoneLink } from "../site/formats.ts";
import type { Office } from "../site/schema/pages/permits.ts";
import { useSpeech } from "./useSpeech.ts";

interface OfficeLineProps {
	readonly office: Office;
	/**
	 * The office's name, or a link to the town's page on the card of a single town with the same
	 * name.
	 */
	readonly name: ReactNode;
	/** A remark at the line's end, such as "code enforcement; ask for the building desk". */
	readonly note?: string | undefined;
	readonly missing: string;
}

/**
 * A line with an office's name, and then its phone number, or else its portal, or else `missing`.
 */
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
