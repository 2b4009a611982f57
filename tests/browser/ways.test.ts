import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { routes, site, sites } from "../data.ts";
import { at, eventually, hydrated } from "./openPage.ts";
import { it } from "./visits.ts";

/** Safari's window between its bars. */
const viewport = { width: 390, height: 664 };

/** With scripts in the last language, and without in the main one. */
const cases = [sites.at(-1) ?? site, site].map((site, index) => ({
	site,
	javaScriptEnabled: index === 0,
	language: site.speech.language,
}));

describe.concurrent("ways to ask us", () => {
	it.for(cases)(
		"are in sight on a phone ($language, scripts: $javaScriptEnabled)",
		async ({ site, language, javaScriptEnabled }, { look }) => {
			const own = routes.filter((route) => route.language === language);
			const pathOf = (kind: string) => own.find((route) => route.kind === kind)?.path;
			const { page, errors } = await look(pathOf("contact") ?? "", { viewport, javaScriptEnabled });
			const top = async (selector: string) =>
				(await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
			// The demonstration's form stays away without a script, because nothing could be sent.
			const hasForm = javaScriptEnabled || site.business.form.provider !== "simulated";
			const { windows, photo } = site.pages.contact.form;
			for (const [selector, isThere] of [
				["select[name=window]", hasForm ? windows : undefined],
				["#contact-photo", hasForm ? photo : undefined],
				["#complaints", site.pages.contact.complaints],
				[`a[href="${site.business.booking?.url}"]`, site.business.booking],
			] as const)
				expect(await isInSight(page, selector), selector).toBe(isThere !== undefined);
			if (sites.length > 1) expect(await top(".site-header__language")).toBeLessThan(100);
			for (const kind of ["hurricane", "commercial"].flatMap((one) => pathOf(one) ?? [])) {
				await page.goto(at(kind));
				const { textPhone, whatsApp } = site.business;
				const isThere = (textPhone ?? whatsApp) !== undefined;
				expect(await isInSight(page, ".write-link"), kind).toBe(isThere);
			}
			for (const permits of [pathOf("permits") ?? []].flat()) {
				await page.goto(at(permits));
				expect(await top(".fact-list")).toBeLessThan(await top(".town-choice"));
			}
			for (const { name, slug, plan } of site.services) {
				const planned = own.find((one) => one.kind === "service" && one.service.slug === slug);
				if (!plan?.ask || !planned) continue;
				await page.goto(at(planned.path));
				await page.getByRole("link", { name: plan.ask.label }).click();
				await page.waitForURL(`**${pathOf("contact")}#subject=*`);
				expect(await isInSight(page, "[name=message]")).toBe(hasForm);
				if (!javaScriptEnabled) continue;
				await hydrated(page, "ContactForm");
				const { message } = plan.ask;
				await eventually(async () =>
					expect(await page.inputValue("[name=message]")).toContain(message),
				);
				expect(await page.inputValue("[name=subject]")).toBe(name);
			}
			expect(errors).toEqual([]);
		},
	);
});

/** Whether one element that matches is visible, as it is or scrolled to. */
const isInSight = async (page: Page, selector: string): Promise<boolean> =>
	(await page.locator(selector).filter({ visible: true }).count()) > 0;
