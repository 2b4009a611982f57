import { Icon } from "../islands/Icon.tsx";
import { formatPhone } from "../site/formats.ts";
import type { Business } from "../site/schema/schema.ts";
import { useSpeech } from "./useSpeech.ts";

interface FridgeMagnetProps {
	readonly business: Business;
	/** Whether data/theme.yaml names a drawing as the company's mark. */
	readonly hasMark: boolean;
}

/** A drawn fridge magnet. Screen readers skip it, because the header has the same texts. */
export function FridgeMagnet({ business, hasMark }: FridgeMagnetProps) {
	const speech = useSpeech();
	return (
		<div className="fridge-magnet sign" aria-hidden="true">
			<p className="fridge-magnet__brand">
				{hasMark && <Icon name="mark" className="fridge-magnet__mark" />}
				<span>
					<span>{business.shortName}</span>
					<span className="fridge-magnet__tagline">{business.tagline}</span>
				</span>
			</p>
			<p className="fridge-magnet__phone">{formatPhone(business.phone, speech)}</p>
		</div>
	);
}
