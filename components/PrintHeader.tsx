import type { Business } from "../data/schema.ts";
import type { QrDrawing } from "../generator/assets/planQr.ts";
import { formatPhone } from "../generator/site/formats.ts";
import { fill } from "../generator/site/words.ts";
import { PhoneQr } from "./PhoneQr.tsx";
import { useWords } from "./useWords.ts";

/** The first lines on paper: who we are and how to reach us. */
export function PrintHeader({ business, phoneQr }: { readonly business: Business; readonly phoneQr: QrDrawing }) {
	const speech = useWords();
	const { street, city, state, zip } = business.address;
	return (
		<div className="print-header">
			<p>
				<span className="print-header__phone">{formatPhone(business.phone, speech)}</span>
				{` ${business.name} · ${street}, ${fill(speech.words.places.cityLine, { city, state, zip })} · ${business.email}`}
			</p>
			<PhoneQr phone={business.phone} drawing={phoneQr} />
		</div>
	);
}
