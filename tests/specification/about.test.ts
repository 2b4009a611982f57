import { expect, test } from "vitest";
import { all, hrefs, one, pageAt, textOf, texts } from "../site/pages.ts";
import { openItems } from "./checks.ts";

test("about has the story, three values, four people, four badges and the area", () => {
	const page = pageAt("/about");
	expect(texts(page.main, ".reason-grid h3")).toEqual(["Excellence", "Integrity", "Community"]);
	const members = all(page.main, ".team-member");
	const years = members.map((member) => textOf(one(member, ".team-member__years")));
	expect(years.sort()).toEqual(["10+", "12+", "15+", "20+"]);
	for (const member of members)
		for (const part of ["h3", ".team-member__position", ".muted"])
			expect(textOf(one(member, part)).length).toBeGreaterThan(3);
	expect(all(page.main, ".badges > li")).toHaveLength(4);
	expect(all(page.main, ".prose p").length).toBeGreaterThan(1);
	expect(openItems(page.main, ".why-list__item").length).toBeGreaterThan(1);
	expect(hrefs(page.main)).toContain("/areas");
});
