import sharp from "sharp";
import { describe, expect } from "vitest";
import { hungDoor, looksOf } from "../../site/doors.ts";
import { routesOf, site } from "../data.ts";
import { pictureBomb } from "../unit/pictureBomb.ts";
import { eventually, findFaults, hydrated } from "./openPage.ts";
import { it } from "./visits.ts";

/** Returns the name of the shown picture: "carriage-top-black". The house has one hung. */
const shownDoor = () => {
	const door = document.querySelector(".door-house__door") as Element;
	return /door-([\w-]+)-[0-9a-f]{8}\./.exec(getComputedStyle(door).backgroundImage)?.[1];
};

describe.each(routesOf("doors"))("the doors on $path", ({ path, page: doors }) => {
	it("show every choice without a script", async ({ look }) => {
		const { page, errors } = await look(path, { javaScriptEnabled: false });
		const choices = doors.styles.flatMap((style) =>
			looksOf(style).map(({ name, windows, color }) => ({
				name,
				fields: [style.id, `${style.id}-windows-${windows}`, `${style.id}-color-${color}`],
			})),
		);
		const shown: (string | undefined)[] = [];
		for (const { fields } of choices) {
			// One press, as visitors do, and then without: a press takes fifty times as long.
			if (shown.length === 0) await page.locator(`#door-${fields[0]}`).check();
			await page.evaluate((ids) => {
				for (const id of ids)
					Object.assign(document.getElementById(`door-${id}`) ?? {}, { checked: true });
			}, fields);
			shown.push((await page.evaluate(shownDoor)) ?? hungDoor);
		}
		expect(shown).toEqual(choices.map(({ name }) => name));
		expect(errors).toEqual([]);
	});

	it("are in the address and in the message", async ({ open }) => {
		// A new tab: browsers count at most 50 entries of a tab that was used.
		const { page } = await open(path);
		const style = doors.styles.at(-1);
		const look = looksOf(style as NonNullable<typeof style>).at(-1);
		const visited = () => page.evaluate(() => history.length);
		const before = await visited();
		// The script starts at the first touch, and may miss that choice.
		await page.locator(`#door-${style?.id}`).check();
		await hydrated(page, "DoorChooser");
		await page.locator(`#door-${style?.id}-color-${look?.color}`).check();
		expect(new URL(page.url()).searchParams.get("door")).toBe(look?.name);
		expect(await page.locator(".door-chooser__shown").innerText()).toContain(style?.door);
		await page.reload();
		await hydrated(page, "DoorChooser");
		expect(await page.evaluate(shownDoor)).toBe(look?.name);
		// A style that comes in one color leaves no second choice, so no second entry.
		const entries = (await visited()) - before;
		expect(entries).toBeGreaterThan(0);
		for (let entry = 0; entry < entries; entry++) await page.goBack();
		await eventually(async () =>
			expect(await page.locator(`#door-${doors.styles[0]?.id}`).isChecked()).toBe(true),
		);
		expect(await findFaults(page, ".door-chooser")).toEqual([]);
		await page.goForward();
		await eventually(async () =>
			expect(await page.locator(`#door-${style?.id}`).isChecked()).toBe(true),
		);
		await page.locator(`.door-form--${style?.id} [type=submit]`).click();
		await eventually(async () =>
			expect(await page.locator("#contact-message").inputValue()).toContain(style?.door),
		);
	});

	it("lie on a photo, with each corner under its handle", async ({ visit }) => {
		const page = await visit(path);
		await page.locator(".own-house__choose").hover();
		await hydrated(page, "DoorChooser");
		const buffer = await sharp({
			create: { width: 800, height: 600, channels: 3, background: "#a05a2c" },
		})
			.jpeg()
			.toBuffer();
		const input = page.locator(".own-house__choose input");
		await input.setInputFiles({ name: "house.jpg", mimeType: "image/jpeg", buffer });
		const corners = page.locator(".own-house__corner");
		await corners.first().focus();
		for (let step = 0; step < 3; step++) await page.keyboard.press("Shift+ArrowLeft");
		await page.keyboard.press("ArrowUp");
		const distances = await page.evaluate(() => {
			const door = document.querySelector(".own-house__door") as HTMLElement;
			const matrix = new DOMMatrix(getComputedStyle(door).transform);
			const frame = (door.parentElement as HTMLElement).getBoundingClientRect();
			const { offsetWidth: width, offsetHeight: height } = door;
			return [...document.querySelectorAll(".own-house__corner")].map((handle, index) => {
				const [x = 0, y = 0] = [
					[0, 0],
					[width, 0],
					[width, height],
					[0, height],
				][index] as number[];
				const point = matrix.transformPoint(new DOMPoint(x, y));
				const box = handle.getBoundingClientRect();
				return Math.hypot(
					box.x + box.width / 2 - frame.x - point.x / point.w,
					box.y + box.height / 2 - frame.y - point.y / point.w,
				);
			});
		});
		expect(distances).toHaveLength(4);
		expect(Math.max(...distances)).toBeLessThan(2);
		const before = await corners.nth(2).boundingBox();
		await corners.nth(2).hover();
		await page.mouse.down();
		await page.mouse.move(300, 260);
		await page.mouse.up();
		const after = await corners.nth(2).boundingBox();
		expect(after).not.toEqual(before);
		const center = [after?.x, after?.y].map((at) =>
			Math.round((at ?? 0) + (after?.width ?? 0) / 2),
		);
		expect(center).toEqual([300, 260]);
		const saved = page.waitForEvent("download");
		await page.locator(".own-house__save").click();
		const { width, height, channels } = await sharp(await (await saved).path()).metadata();
		expect([width, height, channels]).toEqual([800, 600, 3]);
		for (const unreadable of [Buffer.from("x"), pictureBomb(40_000, 40_000)]) {
			const file = { name: "house.png", mimeType: "image/png", buffer: unreadable };
			await input.setInputFiles(file);
			await eventually(async () =>
				expect(await page.locator(".own-house__problem").innerText()).toBe(
					doors.ownHouse.unreadable,
				),
			);
		}
		const sendsPhoto = site.pages.contact.form.photo !== undefined;
		expect(await page.locator(".own-house__send").count()).toBe(Number(sendsPhoto));
		if (!sendsPhoto) return;
		await page.locator(".own-house__send").click();
		await eventually(async () =>
			expect(
				await page
					.locator("#contact-photo")
					.evaluate((field: HTMLInputElement) => field.files?.[0]?.name),
			).toBe("door.jpg"),
		);
	});
});
