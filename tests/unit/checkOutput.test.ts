import { describe, expect, it } from "vitest";
import { checkOutput } from "../../generator/output/checkOutput.ts";
import { DataProblems } from "../../generator/problems.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleSite } from "./sampleData.ts";

const sample = sampleSite();
const routes = planRoutes(sample);
const files = new Set([...routes.map(({ file }) => file), "assets/hero-1a2b.jpg", "robots.txt"]);

const siteAt = (url = "https://acme.example", redirects = sample.redirects) => ({
	folder: "data",
	business: { ...sample.business, url },
	redirects,
});

/** Checks a build whose home page has these links and the id "own". Other pages have some ids. */
function check(
	links: readonly string[],
	url?: string,
	redirects = sample.redirects,
	findLinks?: Parameters<typeof checkOutput>[3],
): void {
	const pages = routes.map((route) =>
		route.kind === "home"
			? { route, links: new Set(links), ids: new Set(["own"]) }
			: { route, links: new Set<string>(), ids: new Set(["top", "piñón"]) },
	);
	checkOutput(pages, files, siteAt(url, redirects), findLinks);
}

describe("a link may lead", () => {
	const encodedSection = encodeURI("/faq#piñón");
	it.each([
		["to a page", ["/faq", "/areas/pasco", "/"]],
		["to a section of another page, encoded or not", ["/faq#top", "/faq#piñón", encodedSection]],
		["to a section of the same page", ["#own", "#"]],
		["with a query", ["/contact?a=1&b=2", "/contact?a=1&b=2#top"]],
		["to a file", ["/assets/hero-1a2b.jpg", "/robots.txt"]],
		[
			"off the site",
			["https://other.example/x", "//cdn.example/y", "tel:+18135550199", "mailto:a@b.example"],
		],
	])("%s", (_what, links) => {
		expect(() => check(links)).not.toThrow();
	});
});

describe("a broken link is reported:", () => {
	const nowhere = "a link to a page or file of the build";
	const noSection = "a fragment that is the id of an element there";
	const fix = "Correct the link where it is written, or add what it leads to.";
	const broken = (file: string, got: string, expected: string) => ({
		code: "link-broken" as const,
		file,
		got,
		expected,
		fix,
	});
	it.each([
		["to a missing page", "/prices", nowhere],
		["with .html, which the site does not use", "/faq.html", nowhere],
		["to a missing picture", "/assets/hero-9999.jpg", nowhere],
		["to a missing section", "/faq#prices", noSection],
		["to a section that another page has", "/faq#own", noSection],
		["to a section with an invalid name", "/faq#%zz", noSection],
		["to a missing section of the same page", "#prices", noSection],
	])("%s", (_what, link, reason) => {
		expect(() => check([link])).toThrow(new DataProblems([broken("/", link, reason)]));
	});

	it("to a missing section, with the texts that it is written in and a section that is meant", () => {
		const asked: string[] = [];
		const place = { file: "data/home.yaml", line: 3, column: 7, field: "lede" };
		const findLinks = (target: string) => {
			asked.push(target);
			return [place, { ...place, file: "data/es/home.yaml" }];
		};
		const expected = `${noSection}, such as #top`;
		expect(() => check(["/repo/faq#tops"], "https://a.example/repo", [], findLinks)).toThrow(
			new DataProblems([{ ...broken("", "/repo/faq#tops", expected), ...place }]),
		);
		expect(asked).toEqual(["/faq#tops"]);
	});

	it.each([
		["", undefined],
		["/repo", "https://acme.example/repo"],
	])("from a redirect to a section, below %j", (base, url) => {
		const redirects = ["/faq#top", "/faq", "/faq#no"].map((to) => ({ from: `/old${to}`, to }));
		expect(() => check([], url, redirects)).toThrow(
			new DataProblems([broken("data/redirects.yaml", `${base}/faq#no`, noSection)]),
		);
	});

	it("without the base path of a project page", () => {
		expect(() => check(["/faq", "/repository/faq"], "https://acme.example/repo")).toThrow(
			new DataProblems([broken("/", "/faq", nowhere), broken("/", "/repository/faq", nowhere)]),
		);
	});

	it("once for all pages that have it, with the first page", () => {
		const pages = routes.map((route, index) => ({
			route,
			links: new Set(["#own", "/no", ...(index === routes.length - 1 ? ["/alone"] : [])]),
			ids: new Set(route.kind === "home" ? ["own"] : []),
		}));
		const pathAt = (index: number): string => routes.at(index)?.path ?? "";
		expect(() => checkOutput(pages, files, siteAt())).toThrow(
			new DataProblems([
				broken(pathAt(0), `/no, as on ${routes.length - 1} more pages`, nowhere),
				broken(pathAt(1), `#own, as on ${routes.length - 2} more pages`, noSection),
				broken(pathAt(-1), "/alone", nowhere),
			]),
		);
	});
});
