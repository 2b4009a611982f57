import type { QrDrawing } from "../generator/assets/planQr.ts";
import { formatPhone } from "../generator/site/formats.ts";
import { fill } from "../generator/site/words.ts";
import { useWords } from "./useWords.ts";

interface PhoneQrProps {
	/** E.164. */
	readonly phone: string;
	/** The code of the link that dials it. */
	readonly drawing: QrDrawing;
}

/** On paper, a code that dials the phone number; on screens, nothing. */
export function PhoneQr({ phone, drawing: { size, path } }: PhoneQrProps) {
	const speech = useWords();
	return (
		<svg className="phone-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={fill(speech.words.call.qr, { phone: formatPhone(phone, speech) })}>
			<path d={path} />
		</svg>
	);
}
