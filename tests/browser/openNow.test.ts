import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { formatTime } from "../../site/formats.ts";
import { planHolidays } from "../../site/hours.ts";
import type { Weekday } from "../../site/schema/calendar.ts";
import { business, site } from "../data.ts";
import { hydrated, type openPage } from "./openPage.ts";
import { desktop } from "./steps.ts";
import { it } from "./visits.ts";

const { always, office, open: openWords, until, closed } = site.words.openNow;
const islands = ["OpenNow"];

/** Opens /contact at a moment, in a visitor's time zone. */
async function openAt(
	open: typeof openPage,
	moment: string,
	timezoneId: string = business.timeZone,
): Promise<Page> {
	const { page } = await open("/contact", { ...desktop, timezoneId }, (prepared) =>
		prepared.clock.install({ time: new Date(moment) }),
	);
	await wake(page);
	return page;
}
/** Runs the page's clock until the island is hydrated and has read the time. */
async function wake(page: Page): Promise<void> {
	await page.clock.runFor(1000);
	await hydrated(page, "OpenNow");
	await page.clock.runFor(1000);
}
const text = (page: Page) => page.locator(".open-now").first().textContent();
const saysOpen = (page: Page) =>
	page
		.locator("[data-open=true], [data-open=false]")
		.evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.open === "true"));
const today = (page: Page) =>
	page
		.locator(".hours__row--today")
		.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.day));

const special = planHolidays(business.holidays, site.buildDate, 1);
const isSpecial = (day: string | undefined) =>
	special.some(({ date, through }) => day !== undefined && day >= date && day <= through);
const dates = Array.from({ length: 60 }, (_, index) =>
	new Date(Date.parse(site.buildDate) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
);
const dayOf = (date: string) =>
	new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
const spanOf = (date: string) =>
	business.hours.filter(({ days }) => days.some((day) => day === dayOf(date)));
/** A day with regular hours, followed by another: it opens after 1 am and closes before 11 pm. */
const date = dates.find((day, index) => {
	const [span, second] = spanOf(day);
	return (
		span &&
		!second &&
		span.closes < "23:00" &&
		span.opens > "01:00" &&
		!isSpecial(day) &&
		!isSpecial(dates[index + 1])
	);
});
/** A time of that day on the company's clock, plus `later` minutes. */
const onClock = (time: string, later = 0): string => {
	const wall = Date.parse(`${date}T${time}:00Z`);
	const shown = new Date(wall).toLocaleString("sv-SE", { timeZone: business.timeZone });
	return new Date(
		wall - (Date.parse(`${shown.replace(" ", "T")}Z`) - wall) + later * 60_000,
	).toISOString();
};
const [span] = date ? spanOf(date) : [];

describe.concurrent("open now", () => {
	it.runIf(business.answersAlways)(
		"never begins with the office, where someone answers at any hour: in the header and, without a script, in the call bar",
		async ({ look, visit }) => {
			const page = await visit("/contact", { ...desktop, islands });
			const states = [openWords, until, closed]
				.map((state) => state.replace(/\{\w+\}/g, ".+"))
				.join("|");
			expect(await page.locator(".open-now").innerText()).toMatch(
				new RegExp(`^${always}\\s+${office.replace("{state}", `(${states})`)}`),
			);
			const { page: plain } = await look("/contact", { javaScriptEnabled: false });
			expect(await plain.locator(".call-bar__call").innerText()).toContain(always);
		},
	);

	it("removes what is over and says the year, where the page was built long ago", async ({
		open,
	}) => {
		const year = String(Number(site.buildDate.slice(0, 4)) + 2);
		const page = await openAt(open, `${year}-06-15T15:00:00Z`);
		expect(await page.locator("[data-year]").textContent()).toContain(`© ${year}`);
		const main = page.locator("main");
		await main.evaluate((root, month) => {
			for (const [text, day, hidden] of [
				["over", 14, false],
				["last", 15, false],
				["after", 14, true],
			] as const) {
				const part = document.createElement("div");
				part.append(text);
				part.hidden = hidden;
				part.dataset.until = `${month}-${day}`;
				root.append(part);
			}
			dispatchEvent(new Event("pageshow"));
		}, `${year}-06`);
		await page.clock.runFor(1000);
		expect(await main.innerText()).toMatch(/[^r]\s+last\s*after$/);
	});

	it.runIf(!business.answersAlways)(
		"promises no answer at any hour, where nobody answers then",
		async ({ visit }) => {
			const page = await visit("/contact", { ...desktop, islands });
			expect(await page.locator("body").textContent()).not.toContain(always);
		},
	);

	describe.each(date && span ? [{ day: dayOf(date), ...span }] : [])(
		"on a $day",
		({ day, opens, closes }) => {
			const marked = [site.speech.days[day as Weekday].long];

			it("reads the company's clock and day wherever the visitor is", async ({ open }) => {
				const whileOpen = new Set<string | null>();
				const whileClosed = new Set<string | null>();
				for (const zone of ["America/New_York", "Asia/Tokyo", "Pacific/Honolulu"]) {
					const page = await openAt(open, onClock(opens, 60), zone);
					whileOpen.add(await text(page));
					expect(await saysOpen(page)).toEqual([true]);
					expect(await today(page)).toEqual(marked);
					await page.clock.setSystemTime(new Date(onClock(closes, 10)));
					await page.reload();
					await wake(page);
					whileClosed.add(await text(page));
					expect(await saysOpen(page)).toEqual([false]);
					expect(await today(page)).toEqual(marked);
				}
				expect([...whileOpen]).toHaveLength(1);
				expect([...whileClosed]).toHaveLength(1);
				expect(whileOpen).not.toEqual(whileClosed);
			});

			it("changes by itself when we close, and at midnight", async ({ open }) => {
				const page = await openAt(open, onClock(closes, -1));
				const before = await text(page);
				await page.clock.runFor(90_000);
				expect(await text(page)).not.toBe(before);
				expect(await today(page)).toEqual(marked);
				const minutes = 24 * 60 - Number(closes.slice(0, 2)) * 60 - Number(closes.slice(3));
				await page.clock.runFor((minutes + 1) * 60_000);
				expect(await today(page)).not.toEqual(marked);
			});

			it("looks again when its tab comes back", async ({ open }) => {
				const page = await openAt(open, onClock(opens, 60));
				const before = await text(page);
				await page.clock.setSystemTime(new Date(onClock(closes, 60)));
				await page.evaluate(() => dispatchEvent(new Event("pageshow")));
				await page.clock.runFor(1000);
				expect(await text(page)).not.toBe(before);
			});
		},
	);

	it("without JavaScript: the plain hours, and no day marked", async ({ look }) => {
		const { page } = await look("/contact", { ...desktop, javaScriptEnabled: false });
		expect(await text(page)).toContain(formatTime(business.hours[0]?.opens ?? "", site.words.time));
		expect(await page.locator(".hours__row--today").count()).toBe(0);
	});
});
