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

	describe.each(date && span ? [{ day: dayOf(date), ...span }] : [])(
		"on a $day",
		({ day, opens, closes }) => {
			const marked = [site.speech.days[day as Weekday].long];

			it("reads the company's clock and day wherever the visitor is, also when its tab comes back, and changes by itself when we close, and at midnight", async ({
				open,
			}) => {
				const said = new Set<string>();
				for (const zone of ["Asia/Tokyo", "Pacific/Honolulu"]) {
					const page = await openAt(open, onClock(opens, 60), zone);
					const whileOpen = await text(page);
					expect(await saysOpen(page)).toEqual([true]);
					expect(await today(page)).toEqual(marked);
					await page.clock.setSystemTime(new Date(onClock(closes, -1)));
					await page.evaluate(() => dispatchEvent(new Event("pageshow")));
					await page.clock.runFor(90_000);
					const whileClosed = await text(page);
					expect(whileClosed).not.toBe(whileOpen);
					expect(await saysOpen(page)).toEqual([false]);
					expect(await today(page)).toEqual(marked);
					said.add(`${whileOpen} ${whileClosed}`);
					const minutes = 24 * 60 - Number(closes.slice(0, 2)) * 60 - Number(closes.slice(3));
					await page.clock.runFor((minutes + 1) * 60_000);
					expect(await today(page)).not.toEqual(marked);
				}
				expect([...said]).toHaveLength(1);
			});

			it("looks again when its tab comes back, removes what is over and says the year, where the page was built long ago", async ({
				open,
			}) => {
				const page = await openAt(open, onClock(opens, 60));
				const before = await text(page);
				await page.clock.setSystemTime(new Date(onClock(closes, 60)));
				await page.evaluate(() => dispatchEvent(new Event("pageshow")));
				await page.clock.runFor(1000);
				expect(await text(page)).not.toBe(before);

				const year = String(Number(site.buildDate.slice(0, 4)) + 2);
				await page.clock.setSystemTime(new Date(`${year}-06-15T15:00:00Z`));
				await page.locator("main").evaluate((root, month) => {
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
				expect(await page.locator("main").innerText()).toMatch(/[^r]\s+last\s*after$/);
				expect(await page.locator("[data-year]").textContent()).toContain(`© ${year}`);
			});
		},
	);

	it("without JavaScript: the plain hours, and no day marked", async ({ look }) => {
		const { page } = await look("/contact", { ...desktop, javaScriptEnabled: false });
		expect(await text(page)).toContain(formatTime(business.hours[0]?.opens ?? "", site.words.time));
		expect(await page.locator(".hours__row--today").count()).toBe(0);
	});
});
