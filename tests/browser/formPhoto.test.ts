import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { button, draft, fill, fillAndSend, hasFailed, isSent, it } from "./contactForm.ts";
import { eventually, findFaults } from "./openPage.ts";

const photoField = (page: Page) => page.locator("#contact-photo");
const chosen = (page: Page) =>
	photoField(page).evaluate((input: HTMLInputElement) => [
		input.files?.[0]?.name,
		input.validity.valid,
	]);

/** A photo as phones take it: large, and with its location. */
const takePhoto = () =>
	sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#a05a2c" } })
		.withExif({
			IFD0: { Make: "Phone" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 0/1 0/1" },
		})
		.jpeg()
		.toBuffer();

describe.concurrent("the photo with a message", () => {
	it("goes small and without its place, and stays when sending fails", async ({ openForm }) => {
		const { page, internet, errors } = await openForm({ behaviour: "refuses" });
		const photo = await takePhoto();
		expect((await sharp(photo).metadata()).exif).toBeDefined();
		await photoField(page).setInputFiles({
			name: "IMG 4711.JPG",
			mimeType: "image/jpeg",
			buffer: photo,
		});
		await eventually(async () => expect(await chosen(page)).toEqual(["photo.jpg", true]));
		await fillAndSend(page);
		await hasFailed(page);
		expect(await chosen(page)).toEqual(["photo.jpg", true]);
		expect(await draft(page)).not.toContain("photo");
		internet.behaviour = "accepts";
		await button(page).click();
		await isSent(page);
		expect(internet.received.map(({ fields }) => fields.photo)).toEqual(["photo.jpg", "photo.jpg"]);
		const sent = await sharp(internet.files[1]).metadata();
		expect([sent.format, sent.width, sent.height, sent.exif]).toEqual([
			"jpeg",
			1600,
			1200,
			undefined,
		]);
		expect(await chosen(page)).toEqual([undefined, true]);
		expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
	});

	it("that is none is refused in words, until there is another or none", async ({ openForm }) => {
		const { page, internet } = await openForm();
		await photoField(page).setInputFiles({
			name: "door.jpg",
			mimeType: "image/jpeg",
			buffer: Buffer.from("no photo"),
		});
		await page.locator("#contact-photo-error").waitFor();
		expect(await findFaults(page)).toEqual([]);
		await fill(page);
		await button(page).click();
		await page.waitForTimeout(300);
		expect(internet.received).toEqual([]);
		await photoField(page).setInputFiles([]);
		await eventually(async () =>
			expect(await photoField(page).getAttribute("aria-invalid")).toBe("false"),
		);
		await button(page).click();
		await isSent(page);
		expect(internet.received.map(({ fields }) => fields.photo)).toEqual([""]);
	});
});
