import { expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import type { Site } from "../../site/site.ts";
import { buildDate } from "./sampleData.ts";

/** Lists everything optional that a company may have, and whether this company has it. */
function needsOf({ business, offers, pages, folders, publicFiles }: Site) {
	const { verification, booking, attribution, reviewLink, outsideServices } = business;
	const blocks = folders.pages.flatMap((page) => page.blocks ?? []);
	const has = (choice: unknown) => choice !== undefined;
	return {
		"a page in the phone's menu": folders.pages.some(({ shownIn }) => shownIn === "menu"),
		"a page in the last line": folders.pages.some(({ shownIn }) => shownIn === "footer"),
		"a page on /sitemap alone": folders.pages.some(({ shownIn }) => shownIn === "sitemap"),
		"a page with a band at its end": folders.pages.some(({ cta }) => has(cta)),
		"a block of text": blocks.some(({ text }) => has(text)),
		"a block of photos": blocks.some(({ photos }) => has(photos)),
		"a block of questions": blocks.some(({ questions }) => has(questions)),
		"a list of services": blocks.some(({ list }) => list === "services"),
		"a list of towns": blocks.some(({ list }) => list === "towns"),
		news: has(pages.news) && folders.news.length > 1,
		"news with a photo": folders.news.some(({ image }) => has(image)),
		"files as they are": publicFiles.length > 0,
		verification: has(verification?.google) && has(verification?.bing),
		jobs: has(pages.jobs) && folders.jobs.length > 2,
		booking: has(booking),
		attribution: attribution === true,
		"a link for reviews": has(reviewLink),
		offers: (offers ?? []).some(({ until }) => until >= buildDate),
		"a service outside": has(outsideServices),
		"a photo with the message": has(pages.contact.form.photo),
	};
}

// `npm run check example` runs the site and browser tests for the example.
it("the example company uses every option", () => {
	const { site } = loadSite("tests/javelina", buildDate);
	expect(Object.entries(needsOf(site)).filter(([, has]) => !has)).toEqual([]);
});
