import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawCodes } from "../../generator/assets/drawCodes.ts";
import { noCache } from "./noCache.ts";

async function read(svg: string | Uint8Array): Promise<string | undefined> {
	const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const drawingsIn = (css: string) =>
	new Map(
		[
			...css.matchAll(
				/@media print \{\s*(\S+) \{\s*content: url\("data:image\/svg\+xml,([^"]*)"\);\s*\}\s*\}/g,
			),
		].map(([, selector = "", svg = ""]) => [selector, decodeURIComponent(svg)]),
	);

describe("drawCodes", () => {
	it.each(["+12015550123", "+13525550100", "+442079460958"])(
		"draws a code for print that dials %s",
		async (phone) => {
			const { files, assets, css } = await drawCodes({ phone }, "", noCache);
			const drawings = drawingsIn(css);
			expect([...drawings.keys()]).toEqual([".print-header::after"]);
			expect(await read(drawings.get(".print-header::after") ?? "")).toBe(`tel:${phone}`);
			expect([files, assets.reviewCode]).toEqual([[], undefined]);
		},
	);

	it("draws a code for the reviews, for print and for a page", async () => {
		const reviewLink = "https://reviews.example/acme?place=1";
		const { files, assets, css } = await drawCodes(
			{ phone: "+12015550123", reviewLink },
			"/base",
			noCache,
		);
		const [file] = files;
		expect(assets.reviewCode).toBe(`/base/${file?.path}`);
		expect(await read(file?.contents ?? "")).toBe(reviewLink);
		expect(await read(drawingsIn(css).get(".print-header__review::before") ?? "")).toBe(reviewLink);
	});
});
