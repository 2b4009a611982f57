import type { Assets } from "../../site/assets.ts";
import { phoneLink } from "../../site/formats.ts";
import type { Business } from "../../site/schema/schema.ts";
import type { Cache } from "../cache.ts";
import { type AssetBundle, hashedFile } from "./assets.ts";

/**
 * Draws two QR codes, 24 mm wide on paper: one dials the phone number, one opens `reviewLink` (if
 * business.yaml has a `reviewLink`).
 * @returns `css`: rules for the print stylesheet, which show the codes. If pages contained the
 * codes, each code would take 250 of the 14,336 bytes that fit into the first round trip.
 */
export async function drawCodes(
	{ phone, reviewLink }: Pick<Business, "phone" | "reviewLink">,
	basePath: string,
	cache: Cache,
): Promise<AssetBundle<Pick<Assets, "reviewCode">> & { readonly css: string }> {
	const phoneCode = printRule(".print-header::after", await drawCode(phoneLink(phone), cache));
	if (reviewLink === undefined)
		return { files: [], assets: { reviewCode: undefined }, css: phoneCode };
	const svg = await drawCode(reviewLink, cache);
	const file = hashedFile("review-code.svg", svg, "the code for reviews", basePath);
	return {
		files: [file],
		assets: { reviewCode: file.url },
		css: phoneCode + printRule(".print-header__review::before", svg),
	};
}

async function drawCode(link: string, cache: Cache): Promise<string> {
	const svg = await cache.remember("qr", ["qr 2", link], async () => {
		const qrcode = await import("qrcode");
		const width = (24 / 25.4) * 96;
		return Buffer.from(
			await qrcode.toString(link, { type: "svg", errorCorrectionLevel: "M", width }),
		);
	});
	return svg.toString().trim();
}

const printRule = (selector: string, svg: string): string =>
	`@media print {\n\t${selector} {\n\t\tcontent: url("data:image/svg+xml,${encodeURIComponent(svg)}");\n\t}\n}\n`;
