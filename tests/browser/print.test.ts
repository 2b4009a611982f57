import jsQR from "jsqr";
import sharp from "sharp";
import { expect } from "vitest";
import { business, routesOf } from "../data.ts";
import { inTurn } from "../full.ts";
import { it } from "./visits.ts";

const towns = [...routesOf("town")]
	.sort((one, other) => JSON.stringify(other.town).length - JSON.stringify(one.town).length)
	.slice(0, 4);

inTurn(
	it,
	[...routesOf("service"), ...towns].map(({ path }) => path),
	"%s prints on one sheet, front and back at most",
	async (path, { expect, look }) => {
		const { page } = await look(path);
		const pdf = await page.pdf({ format: "Letter" });
		const sides = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
		expect(sides.length).toBeGreaterThan(0);
		expect(sides.length).toBeLessThanOrEqual(2);
	},
);

it("prints the phone number first, as a code too, and no buttons or maps", async ({ open }) => {
	const { page } = await open(towns[0]?.path ?? "/", { deviceScaleFactor: 4 });
	await page.emulateMedia({ media: "print" });
	const first = await page
		.locator("body > *")
		.evaluateAll(
			(elements) =>
				elements.find(
					(element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
				)?.className,
		);
	expect(first).toBe("print-header");
	for (const selector of [".site-header", ".site-footer", ".call-bar", "iframe", ".button"]) {
		expect(
			await page
				.locator(selector)
				.evaluateAll((elements) => elements.some((element) => element.checkVisibility())),
			selector,
		).toBe(false);
	}
	const answers = await page
		.locator(".fold__answer")
		.evaluateAll((found) => found.map((answer) => answer.getBoundingClientRect().height > 0));
	expect(answers).toContain(true);
	expect(answers).not.toContain(false);
	// The town's text is printed. The list of neighbors isn't, because paper has no links.
	const isShown = (selector: string) =>
		page
			.locator(selector)
			.evaluateAll((elements) => elements.map((element) => element.checkVisibility()));
	expect(await isShown("main .fact-list")).toEqual([true]);
	expect(await isShown("main .town-list")).toEqual([false]);
	const code = await page.locator(".print-header").screenshot();
	const { data, info } = await sharp(code)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
		`tel:${business.phone}`,
	);
});

it("prints dark on white, also from a screen that is dark", async ({ look }) => {
	const { page } = await look(towns[0]?.path ?? "/", { colorScheme: "dark" });
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	const light = await page.locator("body, body *").evaluateAll((elements) => {
		const canvas = Object.assign(document.createElement("canvas"), {
			width: 1,
			height: 1,
		}).getContext("2d", { willReadFrequently: true });
		const lightness = (color: string) => {
			if (!canvas) return 0;
			canvas.fillStyle = "#fff";
			canvas.fillRect(0, 0, 1, 1);
			canvas.fillStyle = color;
			canvas.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
			return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
		};
		return elements.flatMap((element) => {
			const hasText = [...element.childNodes].some(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			if (!element.checkVisibility() || !(hasText || element === document.body)) return [];
			const { color, backgroundColor } = getComputedStyle(element);
			return lightness(color) > 0.45 || lightness(backgroundColor) < 0.8
				? [`${element.outerHTML.slice(0, 80)}: ${color} on ${backgroundColor}`]
				: [];
		});
	});
	expect(light).toEqual([]);
});
