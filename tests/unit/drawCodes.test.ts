import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawCodes } from "../../generator/assets/drawCodes.ts";
import { noCache } from "./noCache.ts";

// tests/site/seo.test.ts reads the code that dials.
it("a code for the reviews is drawn for a page and for print", async () => {
	const reviewLink = "https://reviews.example/acme?place=1";
	const business = { phone: "+12015550123", reviewLink };
	const { files, assets, css } = await drawCodes(business, "/base", noCache);
	const [file] = files;
	expect(assets.reviewCode).toBe(`/base/${file?.path}`);
	const [, printed = ""] = /__review::before \{[^}]*image\/svg\+xml,([^"]*)"/.exec(css) ?? [];
	for (const svg of [file?.contents ?? "", decodeURIComponent(printed)]) {
		const image = sharp(Buffer.from(svg), { density: 288 }).ensureAlpha().raw();
		const { data, info } = await image.toBuffer({ resolveWithObject: true });
		expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(reviewLink);
	}
});
