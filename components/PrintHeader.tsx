import { formatAddress, formatHourLines, formatPhone } from "../site/formats.ts";
import type { Business } from "../site/schema/schema.ts";
import { useSpeech } from "./useSpeech.ts";

/**
 * The company's contact data, for printed pages only. Print styles add QR codes of the phone number
 * and the review link (generator/assets/drawCodes.ts).
 */
export function PrintHeader({ business }: { readonly business: Business }) {
	const speech = useSpeech();
	const hours = [
		...formatHourLines(business.hours, speech),
		...(business.answersAlways ? [speech.words.promises.anyHourHours] : []),
	].join(" · ");
	return (
		<div className="print-header">
			<p>
				<span className="print-header__phone">{formatPhone(business.phone, speech)}</span>
				{` ${business.name} · ${formatAddress(business.address, speech).join(", ")} · ${business.email}`}
				<br />
				{hours}
			</p>
			{business.reviewLink !== undefined && (
				<p className="print-header__review">{speech.words.reviewUs.link}</p>
			)}
		</div>
	);
}
