import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareSites, renderChanges } from "../../generator/tools/changes.ts";
import { newFolder, writeFiles } from "./newFolder.ts";

const page = (text: string, script = "a1b2c3d4") =>
	`<html><head><style>p{color:red}</style></head><body><script src="/assets/islands-${script}.js"></script><p>${text}</p></body></html>`;

const writeSite = (files: Readonly<Record<string, string>>, folder?: string): string =>
	writeFiles(Object.entries({ ".build.json": "{}", ...files }), folder);

const before = {
	"index.html": page("We repair doors in Alpha."),
	"faq.html": page("Questions"),
	"areas.html": page("Towns"),
	"gone.html": page("Gone"),
	"assets/hero-480-a1b2c3d4.avif": "one",
};
const after = {
	"index.html": page("We repair doors in Beta."),
	"faq.html": page("Questions", "ffffffff"),
	"areas.html": page("<b>Towns</b>"),
	"new.html": page("New"),
	"assets/hero-480-ffffffff.avif": "two",
};

describe("two builds of one site", () => {
	it("are compared by pages, texts, markup and pictures", () => {
		expect(compareSites(writeSite(before), writeSite(after))).toEqual({
			added: ["new.html"],
			removed: ["gone.html"],
			texts: [
				{
					page: "index.html",
					before: "We repair doors in Alpha.",
					after: "We repair doors in Beta.",
				},
			],
			// A page that only loads a renamed script counts as unchanged.
			markup: ["areas.html"],
			pictures: ["assets/hero-480.avif"],
		});
	});

	it("can be equal", () => {
		expect(renderChanges(writeSite(before), writeSite(before))).toContain("Nothing has changed.");
	});
});

it("companies are compared by the names of their folders, with or without a dist folder", () => {
	const [old, fresh] = [newFolder(), newFolder()];
	writeSite(before, join(old, "acme"));
	writeSite(before, join(old, "left"));
	writeSite(after, join(fresh, "acme/dist"));
	writeSite(after, join(fresh, "fresh/dist"));
	const text = renderChanges(old, fresh);
	expect(text).toContain("## acme\n\n- New pages: 1\n  - new.html");
	expect(text).toContain("index.html: `We repair doors in Alpha.` → `We repair doors in Beta.`");
	expect(text).toContain("## fresh\n\nNew.");
	expect(text).toContain("## left\n\nGone, or not built.");
	expect(() => renderChanges(old, newFolder())).toThrow("holds no built site");
});
