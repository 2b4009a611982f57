import type { QrDrawing } from "../generator/assets/planQr.ts";
import { formatPhone } from "../generator/site/formats.ts";

interface PhoneQrProps {
	/** E.164: "+18135550100". */
	readonly phone: string;
	/** The code of the link that dials it. */
	readonly drawing: QrDrawing;
}

/** On paper, a code that dials the phone number; on screens, nothing. */
export function PhoneQr({ phone, drawing: { size, path } }: PhoneQrProps) {
	return (
		<svg className="phone-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code that calls ${formatPhone(phone)}`}>
			<path d={path} />
		</svg>
	);
}
