import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { it } from "./contactForm.ts";
import { eventually, findFaults } from "./openPage.ts";

const photoField = (page: Page) => page.locator("#contact-photo");
const chosen = (page: Page) =>
	photoField(page).evaluate((input: HTMLInputElement) => [
		input.files?.[0]?.name,
		input.validity.valid,
	]);

/** A photo as phones take it: too large, and with its location. */
const photo = await sharp({
	create: { width: 2000, height: 1500, channels: 3, background: "#a05a2c" },
})
	.withExif({
		IFD0: { Make: "Phone" },
		IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 0/1 0/1" },
	})
	.jpeg()
	.toBuffer();
const choose = (page: Page, name: string, buffer = photo) =>
	photoField(page).setInputFiles({ name, mimeType: "image/jpeg", buffer });
const becomes = (page: Page, name: string | undefined, isValid = true) =>
	eventually(async () => expect(await chosen(page)).toEqual([name, isValid]));

describe.concurrent("the photo with a message", () => {
	it("goes small and without its place, and stays when sending fails", async ({ openForm }) => {
		const { form, page, server, errors } = await openForm({ behaviour: "breaks" });
		expect((await sharp(photo).metadata()).exif).toBeDefined();
		await choose(page, "IMG 4711.JPG");
		await becomes(page, "photo.jpg");
		await form.fillAndSend();
		await form.hasFailed();
		expect(await chosen(page)).toEqual(["photo.jpg", true]);
		expect(await form.draft()).not.toContain("photo");
		server.behaviour = "accepts";
		await form.button.click();
		await form.isSent();
		expect(server.received.map(({ fields }) => fields.photo)).toEqual(["photo.jpg", "photo.jpg"]);
		const sent = await sharp(server.files[1]).metadata();
		expect([sent.format, sent.width, sent.height, sent.exif]).toEqual([
			...["jpeg", 1600, 1200],
			undefined,
		]);
		expect(await chosen(page)).toEqual([undefined, true]);
		expect(errors.filter((error) => !error.includes("status of 5"))).toEqual([]);
	});

	it("that the browser never reads is taken out, so that the message can go; another has a minute to arrive", async ({
		openForm,
	}) => {
		const { form, page } = await openForm({ behaviour: "answers never", clock: true });
		await page.evaluate(() => {
			const read = window.createImageBitmap;
			window.createImageBitmap = (() => {
				window.createImageBitmap = read;
				return new Promise(() => {});
			}) as typeof read;
		});
		await choose(page, "IMG.JPG");
		await becomes(page, "IMG.JPG", false);
		await form.stopClock();
		await page.clock.runFor(10_000);
		await becomes(page, undefined);
		expect(await page.locator("#contact-photo-error").isVisible()).toBe(true);

		await choose(page, "IMG.JPG");
		await becomes(page, "photo.jpg");
		await form.fill();
		await form.button.click();
		await form.isSending();
		await page.clock.runFor(59_999);
		expect(await form.notice.count()).toBe(0);
		await page.clock.runFor(1);
		await form.hasFailed();
	});

	it("goes as it is where the browser reads noise from a canvas, and what is none is taken out with a word", async ({
		openForm,
	}) => {
		const { form, page, server } = await openForm();
		await page.evaluate(() => {
			CanvasRenderingContext2D.prototype.getImageData = () =>
				new ImageData(new Uint8ClampedArray([9, 200, 70, 255]), 1, 1);
		});
		await choose(page, "IMG.JPG");
		await becomes(page, "IMG.JPG");
		await choose(page, "door.jpg", Buffer.from("no photo"));
		await page.locator("#contact-photo-error").waitFor();
		expect(await findFaults(page, ".contact-form")).toEqual([]);
		expect(await chosen(page)).toEqual([undefined, true]);
		await form.fillAndSend();
		await form.isSent();
		expect(server.received.map(({ fields }) => fields.photo)).toEqual([""]);
	});
});
