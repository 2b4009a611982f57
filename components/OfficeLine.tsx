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

/** A line with an office's name and its phone number, or else its portal, or else `missing`. */
export function OfficeLine({ office, name, note, missing }: OfficeLineProps) {
	return (
		<p className="office-card__office">
			{name} <Contact office={office} missing={missing} />
			{note && <small className="muted office-card__note">{note}</small>}
		</p>
	);
}

function Contact({ office, missing }: Pick<OfficeLineProps, "office" | "missing">) {
	const { phone, portal } = office;
	const speech = useSpeech();
	if (phone !== null)
		return (
			<a className="tall-link" href={phoneLink(phone)}>
				{formatPhone(phone, speech)}
			</a>
		);
	if (!portal) return missing;
	return (
		<a className="tall-link" href={portal.url}>
			{portal.name}
		</a>
	);
}
