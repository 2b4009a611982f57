import type { Business } from "../site/schema/schema.ts";
import { fill } from "../site/words.ts";
import { useSpeech } from "./useSpeech.ts";

/**
 * The license number with a link to the state's own look-up. Without a number, a company that says
 * that it is licensed says where the number will stand.
 */
export function License({ business }: { readonly business: Business }) {
	const { footer } = useSpeech().words;
	const { licenseNumber, licenseLookup, promises } = business;
	if (licenseNumber === "" && !promises.licensedAndInsured) return null;
	return (
		<p className="small-print">
			{`${licenseNumber === "" ? footer.licenseLater : fill(footer.license, { number: licenseNumber }).replace(/^[^\p{L}]+/u, "")} `}
			{licenseLookup !== undefined && <a href={licenseLookup}>{footer.licenseLookup}</a>}
		</p>
	);
}
