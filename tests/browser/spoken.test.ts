import { expect } from "vitest";
import { formatRange } from "../../components/PriceLine.tsx";
import { formatMinutes, formatPhone } from "../../site/formats.ts";
import { fill } from "../../site/words.ts";
import { business, routesOf, site } from "../data.ts";
import { bringToLife, eventually } from "./openPage.ts";
import { between, readOut, said, startReader } from "./screenReader.ts";
import { it, type Visits } from "./visits.ts";

// What a screen reader says during the tasks for which most visitors come.

const { words } = site.speech;
const phone = formatPhone(business.phone, site.speech);

/** Opens a page, wakes it and starts a screen reader. */
async function listen(look: Visits["look"], path: string) {
	const watched = await look(path);
	await bringToLife(watched.page);
	await startReader(watched.page);
	return watched;
}

it("finds out whether we come: each answer is told where the focus is", async ({ look }) => {
	const [town] = site.towns.values();
	if (!town) throw new Error("no towns");
	const all = [...site.towns.values()].flatMap(({ zips }) => zips);
	const elsewhere =
		["9", "1"]
			.map((digit) => (all[0] ?? "").replace(/\d/g, digit))
			.find((zip) => !all.includes(zip)) ?? "";
	const { answer, hint, label } = words.zipLookup;
	const { page } = await listen(look, "/");
	const field = page.locator("#zip");
	await field.focus();
	await eventually(async () =>
		expect((await said(page)).at(-1)).toBe(`textbox, ${label}, placeholder ${hint}, required`),
	);
	const minutes = fill(answer.minutes, { minutes: formatMinutes(town.responseMinutes ?? [0, 0]) });
	// Some languages use no-break spaces.
	const flat = (text: string) => text.replace(/\s+/g, " ");
	for (const [typed, told] of [
		["12", [answer.invalid]],
		[elsewhere, [fill(answer.outside, { place: elsewhere }), phone]],
		[town.zips[0] ?? "", [town.name, minutes, phone]],
	] as const) {
		await field.fill(typed);
		await field.press("Enter");
		await expect
			.poll(async () =>
				(await said(page)).filter((phrase) =>
					told.every((part) => phrase.startsWith("polite: ") && flat(phrase).includes(flat(part))),
				),
			)
			.not.toEqual([]);
	}
});

it.for(routesOf("symptoms"))(
	"finds what to do with a symptom: how many are left is told, and the answer says how urgent it is",
	async ({ path }, { look }) => {
		const { symptoms } = site.pages;
		const branches = site.folders.symptoms;
		const [row] = branches[0]?.rows ?? [];
		if (!symptoms || !row) throw new Error("no symptoms");
		const { finder, urgency } = symptoms;
		const { page } = await listen(look, path);
		await page.locator("#symptom-search").focus();
		await eventually(async () => expect((await said(page)).at(-1)).toMatch(/^searchbox, /));
		expect((await said(page)).at(-1)).toContain(finder.label);
		await page.keyboard.type(row.words[0] ?? "");
		const count = branches.flatMap(({ rows }) => rows).length;
		await eventually(async () => expect((await said(page)).at(-1)).toMatch(/^polite: [1-9]/));
		expect((await said(page)).at(-1)).toContain(`${count} ${finder.counted}`);
		const found = await readOut(page);
		const at = found.indexOf(`link, ${row.symptom}`);
		expect(found[at + 1]).toBe(urgency.levels[row.urgency].word);
		await page.getByRole("link", { name: row.symptom, exact: true }).click();
		await page.waitForURL(/#/);
		await startReader(page);
		const answer = await readOut(page);
		// Only steps without links and facts, because those are said differently.
		for (const step of row.now.filter((text) => !/[{[*]/.test(text)))
			expect(answer).toContain(step);
		expect(answer.some((phrase) => phrase.includes(urgency.levels[row.urgency].word))).toBe(true);
	},
);

it("asks for a quote: what is missing and what was sent is told first", async ({ look }) => {
	const { fields, send } = words.contactForm;
	const { page, errors } = await listen(look, "/contact");
	const form = page.locator(".contact-form");
	const submit = form.locator("[type=submit]");
	await submit.click();
	const missing = await form
		.locator("[name=name]")
		.evaluate((input: HTMLInputElement) => input.validationMessage);
	await eventually(async () =>
		expect((await said(page)).slice(-2)).toEqual([
			`button, ${send.send}`,
			`textbox, ${fields.name}, ${missing}, invalid, required`,
		]),
	);
	const phrases = await readOut(page);
	for (const name of [fields.email, fields.message])
		expect(
			phrases.filter(
				(phrase) => phrase.startsWith(`textbox, ${name}`) && phrase.endsWith(", required"),
			),
		).toHaveLength(1);
	await form.locator("[name=name]").fill("Ann");
	await form.locator("[name=email]").fill("ann@example.com");
	await form.locator("[name=subject]").selectOption({ index: 1 });
	await form.locator("[name=message]").fill("It is stuck.");
	await submit.click();
	// How a notice is read out, formSending.test.ts says.
	const role = business.form.provider === "simulated" ? /status/ : /status|alert/;
	await eventually(async () => expect((await said(page)).slice(-2).join()).toMatch(role));
	expect(errors.filter((error) => /policy/i.test(error))).toEqual([]);
});

it("reads the bar to call with, and the menu: its button and every page have a name", async ({
	look,
}) => {
	const { page } = await listen(look, "/about");
	const [, link] = between(
		await readOut(page),
		`complementary, ${words.call.barLabel}`,
		`end of complementary, ${words.call.barLabel}`,
	);
	expect(link?.startsWith(`link, ${fill(words.call.callNow, { phone })}`), link).toBe(true);
	await page.locator(".menu__button").click();
	await eventually(async () =>
		expect((await said(page)).at(-1)).toBe(`button, ${words.menu.button}`),
	);
	const phrases = await readOut(page);
	expect(phrases).toContain(`button, ${words.menu.close}`);
	const menu = between(
		phrases,
		`navigation, ${words.menu.label}`,
		`end of navigation, ${words.menu.label}`,
	);
	for (const name of [words.pages.services, words.pages.areas, words.pages.contact])
		expect(menu).toContain(`link, ${name}`);
	expect(menu).toContain(`link, ${words.pages.about}, current page`);
});

it.for(routesOf("prices"))(
	"reads the prices: each job, then what it costs",
	async ({ path }, { look }) => {
		const { prices } = site.pages;
		if (!prices) throw new Error("no prices");
		const { page } = await listen(look, path);
		const phrases = await readOut(page);
		for (const row of prices.groups.flatMap(({ rows }) => rows)) {
			const price = row.own ?? row;
			const told = "ask" in price ? `${prices.figure.ask}:` : formatRange(price, site.speech);
			expect(between(phrases, row.name, "end of definition").slice(0, 4)).toEqual([
				row.name,
				"end of term",
				"definition",
				told,
			]);
		}
	},
);
