// @module-tag slow
import { expect, it } from "vitest";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import { renderForTest } from "../faults/renderForTest.ts";
import { loadSample, replaced } from "./sampleData.ts";

const noticeUntil = (until: string) =>
	replaced(
		"business.yaml",
		"holidays: []",
		`holidays: []\nnotice: { text: "Away. See [questions](/faq).", until: "${until}" }`,
	);
/** The sample company builds on 2026-11-21. */
const siteWithNotice = (until: string, translation = "") =>
	loadSample({
		...noticeUntil(until),
		"es/home.yaml": "title: Puertas\n",
		...(translation && { "es/business.yaml": translation }),
	});
const noticesOf = async ({ site }: LoadedSite) =>
	(await renderForTest(site, (routes) => routes.filter(({ kind }) => kind === "home"))).map(
		({ html }) => /<div class="site-notice"[^>]*>.*?<\/div>/.exec(html)?.[0].replace(/<.*?>/g, ""),
	);
const warningsOf = ({ warnings }: LoadedSite) =>
	warnings
		.filter(({ field }) => field?.startsWith("notice"))
		.map(({ code, file, line }) => [code, /(?:es\/)?\w+\.yaml$/.exec(file)?.[0], line]);

it("a page shows the notice until its last day, and the build then asks to remove the notice", async () => {
	const onLastDay = siteWithNotice("2026-11-21", "notice: { text: Cerrado. }\n");
	expect(await noticesOf(onLastDay)).toEqual(["Away. See questions.", "Cerrado."]);
	expect(warningsOf(onLastDay)).toEqual([]);
	const later = siteWithNotice("2026-11-20", "notice: { text: Cerrado. }\n");
	expect(await noticesOf(later)).toEqual([undefined, undefined]);
	expect(warningsOf(later)).toEqual([["notice-over", "business.yaml", 19]]);
});

it("a page in another language shows an untranslated notice as it is, and the build warns of it", async () => {
	for (const translation of ["", "tagline: Puertas\n", 'notice: { until: "2026-11-21" }\n']) {
		const loaded = siteWithNotice("2026-11-21", translation);
		expect(await noticesOf(loaded)).toEqual([
			"Away. See questions.",
			"Away. See questions (in inglés).",
		]);
		const [main, spanish] = await renderForTest(loaded.site, (routes) =>
			routes.filter(({ kind }) => kind === "home"),
		);
		expect(main?.html).toContain('<p class="wrap">Away.');
		expect(spanish?.html).toContain('<p class="wrap" lang="en">Away.');
		expect(warningsOf(loaded)).toEqual([["notice-untranslated", "es/business.yaml", undefined]]);
	}
});
