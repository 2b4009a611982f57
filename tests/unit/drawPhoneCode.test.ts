import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPhoneCode } from "../../generator/assets/drawPhoneCode.ts";
import { noCache } from "./noCache.ts";

describe("drawPhoneCode", () => {
	it.each(["+12015550123", "+13525550100", "+442079460958"])(
		"draws a code that dials %s, for paper only",
		async (phone) => {
			const rule = await drawPhoneCode(phone, noCache);
			const [, svg = ""] =
				/^@media print \{\s*\.print-header::after \{\s*content: url\("data:image\/svg\+xml,([^"]*)"\);\s*\}\s*\}\s*$/.exec(
					rule,
				) ?? [];
			const { data, info } = await sharp(Buffer.from(decodeURIComponent(svg)), { density: 288 })
				.ensureAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true });
			expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`tel:${phone}`);
		},
	);
});
