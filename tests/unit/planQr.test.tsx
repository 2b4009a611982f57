import jsQR from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PhoneQr } from "../../components/PhoneQr.tsx";
import { planQr } from "../../generator/assets/planQr.ts";
import { saying } from "./sampleSpeech.ts";

/** Draws the path as a scanner would see it, four pixels to a module, and reads it. */
function scan({ size, path }: { size: number; path: string }): string | undefined {
	const scale = 4;
	const side = size * scale;
	const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
	let [x, y] = [0, 0];
	for (const [, letter, first = "0", second = "0"] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
		if (letter === "M") [x, y] = [Number(first), Number(second)];
		else if (letter === "m") x += Number(first);
		else {
			for (let row = (y - 0.5) * scale; row < (y + 0.5) * scale; row += 1) {
				for (let column = x * scale; column < (x + Number(first)) * scale; column += 1)
					pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
			}
			x += Number(first);
		}
	}
	return jsQR(pixels, side, side)?.data;
}

describe("planQr", () => {
	it.each(["tel:+18135550137", "tel:+13525550100", "https://gulfandpine.example/contact"])("draws a code that reads %s", async (text) => {
		expect(scan(await planQr(text))).toBe(text);
	});
});

describe("PhoneQr", () => {
	it("is a labelled drawing of less than a kilobyte, without inline style", async () => {
		const qr = await planQr("tel:+18135550137");
		const html = renderToStaticMarkup(saying(<PhoneQr phone="+18135550137" drawing={qr} />));
		expect(html).toContain('role="img" aria-label="QR code that calls (813) 555-0137"');
		expect(html.length).toBeLessThan(1_000);
		expect(html).not.toContain("style=");
	});
});
