import { describe, expect, it } from "vitest";
import { createLinks } from "../../site/links.ts";
import { planRoutes } from "../planRoutes.ts";
import { messagesAfter, problemsAfter, replaced, sampleSite } from "./sampleData.ts";
import { optionalFiles } from "./sampleFiles.ts";

it("a symptom's how-to without any how-to is reported", () => {
	const none = { "how-to/pull.yaml": undefined, "how-to/sizes.yaml": undefined };
	const stuck = replaced("symptoms/stuck.yaml", "howtos: [pull]\n", "");
	const changes = { ...optionalFiles, ...stuck, ...none, "how-to.yaml": undefined };
	expect(problemsAfter(changes)).toEqual([
		"slug-unknown data/symptoms/stuck.yaml:23:12 › rows[0].howto",
	]);
});

describe("symptoms, how-tos and commercial doors", () => {
	it("report a missing page before the links to it", () => {
		const [first = "", ...others] = messagesAfter({
			...optionalFiles,
			...replaced("about.md", "(/services)", "(/symptoms)"),
			"symptoms.yaml": undefined,
		});
		expect(first).toMatch(/^data\/symptoms\.yaml {2}got "no such file"/);
		expect(others).toEqual([
			expect.stringContaining('got "/symptoms"  expected a link to a page that exists'),
		]);
	});

	const site = sampleSite(optionalFiles);
	const routes = planRoutes(site);
	const help = routes.filter(({ path }) => /^\/(symptoms|how-to|commercial)/.test(path));

	it("have pages in the order of their `order` fields", () => {
		expect(help.map(({ path }) => path).join(" ")).toBe(
			"/symptoms /symptoms/loud /symptoms/stuck /how-to /how-to/sizes /how-to/pull /commercial",
		);
	});

	it("are listed on the sitemap page, not in the header", () => {
		const columns = help.map(({ listing }) => listing?.column).join();
		expect(columns).toBe("Help,Symptoms,Symptoms,Help,Help,Help,Help");
		expect(help.filter(({ inNavigation }) => inNavigation)).toEqual([]);
		expect(help.every(({ indexed }) => indexed)).toBe(true);
	});

	it("link to the form with a subject and a message", () => {
		const draft = { subject: "Repair & more", message: "It squeals, 50% of the time." };
		const links = createLinks(routes, site.business.url);
		const { hash, pathname } = new URL(links.quote(draft), "https://acme.example");
		expect(pathname).toBe("/contact");
		expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual(draft);
	});
});
