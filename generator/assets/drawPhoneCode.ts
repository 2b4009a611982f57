import type { Cache } from "../cache.ts";
import { phoneLink } from "../site/formats.ts";

/**
 * A QR code that dials, 24 mm wide, for the header that pages have on paper. It travels with the
 * styles for print: on the page it would cost each visitor 250 bytes of the first round trip.
 * @param phone E.164
 * @returns the rule for print
 */
export async function drawPhoneCode(phone: string, cache: Cache): Promise<string> {
	const link = phoneLink(phone);
	const svg = await cache.remember("qr", ["qr 2", link], async () => {
		const qrcode = await import("qrcode");
		return Buffer.from(
			await qrcode.toString(link, {
				type: "svg",
				errorCorrectionLevel: "M",
				width: (24 / 25.4) * 96,
			}),
		);
	});
	return `@media print {\n\t.print-header::after {\n\t\tcontent: url("data:image/svg+xml,${encodeURIComponent(svg.toString().trim())}");\n\t}\n}\n`;
}
