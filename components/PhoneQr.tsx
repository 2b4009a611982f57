import { formatPhone } from "../generator/formatPhone.ts";
import { planQr } from "../generator/planQr.ts";

interface PhoneQrProps {
	/** E.164: "+18135550100". */
	readonly phone: string;
}

/** On paper, a code that dials the phone number; on screens, nothing. */
export function PhoneQr({ phone }: PhoneQrProps) {
	const { size, path } = planQr(`tel:${phone}`);
	return (
		<svg className="phone-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code that calls ${formatPhone(phone)}`}>
			<path d={path} />
		</svg>
	);
}
