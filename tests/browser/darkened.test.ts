import sharp from "sharp";
import { expect } from "vitest";
import { it } from "./visits.ts";

type Rgb = readonly [number, number, number];

const luminance = (color: Rgb): number =>
	color
		.map((part) => part / 255)
		.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
		.reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

/** The contrast of a picture's commonest color to the color that differs most from it. */
async function contrastIn(picture: Buffer): Promise<number> {
	const data = await sharp(picture).removeAlpha().raw().toBuffer();
	const times = new Map<string, number>();
	for (let at = 0; at < data.length; at += 3) {
		const key = [...data.subarray(at, at + 3)].map((part) => part & 0xf8).join();
		times.set(key, (times.get(key) ?? 0) + 1);
	}
	const common = [...times].sort(([, one], [, other]) => other - one).slice(0, 12);
	const lights = common.map(([key]) => luminance(key.split(",").map(Number) as unknown as Rgb));
	const [ground = 0] = lights;
	return Math.max(
		...lights.map((light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05)),
	);
}

// Samsung Internet does so by default to pages that are light.
it("keeps call buttons and closing bands readable where the browser darkens the page", async ({
	open,
}) => {
	const { page, context } = await open("/");
	const devtools = await context.newCDPSession(page);
	await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
	const parts = await page.locator(".button--call, .call-to-action h2").all();
	const shown: number[] = [];
	for (const part of parts)
		if (await part.isVisible()) shown.push(await contrastIn(await part.screenshot()));
	expect(shown.length).toBeGreaterThan(2);
	expect(Math.min(...shown)).toBeGreaterThanOrEqual(4.5);
});
