import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import {
	button,
	draft,
	fill,
	fillAndSend,
	hasFailed,
	isSending,
	isSent,
	it,
	notice,
	stopClock,
	withClock,
} from "./contactForm.ts";
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
		const { page, internet, errors } = await openForm({ behaviour: "breaks" });
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
		expect(errors.filter((error) => !error.includes("status of 5"))).toEqual([]);
	});

	it("goes as it is where the browser reads noise from a canvas", async ({ openForm }) => {
		const { page } = await openForm();
		await page.evaluate(() => {
			CanvasRenderingContext2D.prototype.getImageData = () =>
				new ImageData(new Uint8ClampedArray([9, 200, 70, 255]), 1, 1);
		});
		const buffer = await takePhoto();
		await photoField(page).setInputFiles({ name: "IMG.JPG", mimeType: "image/jpeg", buffer });
		await eventually(async () => expect(await chosen(page)).toEqual(["IMG.JPG", true]));
	});

	it("that the browser never reads is taken out, so that the message can go", async ({
		openForm,
	}) => {
		const { page } = await openForm({ prepare: withClock });
		await page.evaluate(() => {
			window.createImageBitmap = () => new Promise(() => {});
		});
		const buffer = await takePhoto();
		await photoField(page).setInputFiles({ name: "IMG.JPG", mimeType: "image/jpeg", buffer });
		await eventually(async () => expect(await chosen(page)).toEqual(["IMG.JPG", false]));
		await stopClock(page);
		await page.clock.runFor(10_000);
		await eventually(async () => expect(await chosen(page)).toEqual([undefined, true]));
		expect(await page.locator("#contact-photo-error").isVisible()).toBe(true);
	});

	it("has a minute to arrive before the message counts as failed", async ({ openForm }) => {
		const { page } = await openForm({ behaviour: "answers never", prepare: withClock });
		const buffer = await takePhoto();
		await photoField(page).setInputFiles({ name: "IMG.JPG", mimeType: "image/jpeg", buffer });
		await eventually(async () => expect(await chosen(page)).toEqual(["photo.jpg", true]));
		await fill(page);
		await stopClock(page);
		await button(page).click();
		await isSending(page);
		await page.clock.runFor(59_999);
		expect(await notice(page).count()).toBe(0);
		await page.clock.runFor(1);
		await hasFailed(page);
	});

	it("that is none is taken out with a word, and the message goes without it", async ({
		openForm,
	}) => {
		const { page, internet } = await openForm();
		await photoField(page).setInputFiles({
			name: "door.jpg",
			mimeType: "image/jpeg",
			buffer: Buffer.from("no photo"),
		});
		await page.locator("#contact-photo-error").waitFor();
		expect(await findFaults(page)).toEqual([]);
		expect(await chosen(page)).toEqual([undefined, true]);
		await fill(page);
		await button(page).click();
		await isSent(page);
		expect(internet.received.map(({ fields }) => fields.photo)).toEqual([""]);
	});
});
