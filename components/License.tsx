import { Icon } from "../islands/Icon.tsx";
import type { Business } from "../site/schema/schema.ts";
import { fill } from "../site/words.ts";
import { useSpeech } from "./useSpeech.ts";

/** Returns whether a company gives its license number, or says that it is licensed. */
export const hasLicense = ({ licenseNumber, promises }: Business): boolean =>
	licenseNumber !== "" || promises.licensedAndInsured === true;

/**
 * A card with the license number, or a note that the number will follow, and a link to the state's
 * license look-up.
 */
export function License({ business }: { readonly business: Business }) {
	const { footer, promises: said } = useSpeech().words;
	const { licenseNumber, licenseLookup, promises } = business;
	const number = fill(footer.license, { number: licenseNumber }).replace(/^[^\p{L}]+/u, "");
	return (
		<div className="license-card">
			<Icon name="shield" className="license-card__icon" />
			{promises.licensedAndInsured && <p>{said.licensed}</p>}
			<p className="license-card__number">{licenseNumber === "" ? footer.licenseLater : number}</p>
			{licenseLookup !== undefined && (
				<p>
					<a className="tall-link" href={licenseLookup}>
						{footer.licenseLookup}
					</a>
				</p>
			)}
		</div>
	);
}
