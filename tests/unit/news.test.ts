import { describe, expect, it } from "vitest";
import { renderExtras } from "../../generator/render/renderExtras.ts";
import { type Changes, loadSample, replaced, sampleText } from "./sampleData.ts";

const item = (title: string, more = "") => `---
title: "${title}"
description: What ${title.replaceAll('"', "'")} is.
${more}---

Some **text**.
`;
const news = {
	"news.yaml": sampleText("news.yaml"),
	"news/2026-03-02-truck.md": item("A truck & a dog"),
	"news/2026-11-20-hours.md": item("New hours"),
	"news/2025-07-04-shop.md": item("The shop", 'updated: "2026-11-21"\n'),
};
const spanish = {
	"es/sources.json": "{}",
	"es/news.yaml": "slug: novedades\ntitle: Novedades\n",
	"es/news/2026-11-20-hours.md": "---\nslug: horario\ntitle: Horario nuevo\n---\n\nTexto.\n",
};
const pathsOf = (files: Changes) =>
	loadSample(files).routes.flatMap(({ kind, path }) => (/^news/.test(kind) ? path : []));
const feedsOf = (files: Changes) => {
	const { site, routes } = loadSample(files);
	return new Map(
		renderExtras(site, routes, { precompress: false })
			.filter(({ owner }) => owner.startsWith("the feed"))
			.map(({ path, contents }) => [path, String(contents)]),
	);
};

describe("news", () => {
	it("have pages below their list, newest first, in each language", () => {
		expect(pathsOf({ ...news, ...spanish }).join(" ")).toBe(
			"/news /news/2026-11-20-hours /news/2026-03-02-truck /news/2025-07-04-shop " +
				"/es/novedades /es/novedades/horario",
		);
	});

	it("have no list and no feed if there are none", () => {
		expect(pathsOf({})).toEqual([]);
		expect(pathsOf({ "news.yaml": news["news.yaml"] })).toEqual([]);
		expect([...feedsOf({ "news.yaml": news["news.yaml"] })]).toEqual([]);
	});

	it("of a coming day wait for it", () => {
		const later = { ...news, "news/2027-01-01-soon.md": item("Soon") };
		const paths = loadSample(later).routes.map(({ path }) => path);
		expect(paths).toContain("/news/2026-11-20-hours");
		expect(paths).not.toContain("/news/2027-01-01-soon");
		expect([...feedsOf(later).values()].join("")).not.toContain("2027-01-01");
		const alone = { "news.yaml": news["news.yaml"], "news/2027-01-01-soon.md": item("Soon") };
		expect(loadSample(alone).routes.map(({ path }) => path)).not.toContain("/news");
	});
});

describe("the feed", () => {
	const feeds = feedsOf({ ...news, ...spanish });
	const feed = feeds.get("news.xml") ?? "";

	it("dates entries at noon in the company's time zone, and itself by the latest change", () => {
		const times = (name: string) =>
			[...feed.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "g"))].map(([, time]) => time);
		expect(times("published").join(" ")).toBe(
			"2026-11-20T12:00:00-05:00 2026-03-02T12:00:00-05:00 2025-07-04T12:00:00-04:00",
		);
		expect(times("updated")[0]).toBe("2026-11-21T12:00:00-05:00");
		const utc = replaced("business.yaml", "America/New_York", "Atlantic/Reykjavik");
		expect(feedsOf({ ...news, ...utc }).get("news.xml")).toContain("2026-11-20T12:00:00+00:00");
	});

	it("escapes texts, and has the base path", () => {
		expect(feed).toContain("<title>A truck &amp; a dog</title>");
		expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
		const url = replaced("business.yaml", "https://acme.example", "https://acme.example/doors");
		const below = feedsOf({ ...news, ...url }).get("news.xml");
		expect(below).toContain("<id>https://acme.example/doors/news</id>");
		expect(below).toContain('href="https://acme.example/doors/news.xml"');
	});
});
