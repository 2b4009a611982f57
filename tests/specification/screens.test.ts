import { describe, expect, it, test } from "vitest";
import { business } from "../data.ts";
import { eachPage } from "../site/eachPage.ts";
import { mustHave, nodes } from "../site/graph.ts";
import {
	addedPaths,
	all,
	attribute,
	attributes,
	builtFiles,
	hrefs,
	linesOf,
	metaOf,
	one,
	pageAt,
	readBuilt,
	textOf,
	texts,
} from "../site/pages.ts";
import { checkMapFrame, checkTestimonial, expectInOrder, links, openItems } from "./checks.ts";
import { pages } from "./pages.ts";
import {
	counts,
	countyCards,
	doorsOf,
	formTexts,
	indexedPaths,
	leadsTo,
	linkTexts,
	lists,
	said,
	services,
	towns,
	unindexedPaths,
} from "./specification.ts";

const mainOf = (path: string) => pageAt(path).main;

describe("each screen", () => {
	it.each(Object.entries(said))("%s says what sections 1, 2 and 9 fix", (path, wanted) => {
		const text = textOf(mainOf(path));
		expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
	});

	it.each(lists)("%s has in %s: %j", (path, selector, wanted) => {
		expect(texts(mainOf(path), selector)).toEqual(wanted);
	});

	it.each(counts)(
		"%s has in sight, as %s, at least %i and at most %i",
		(path, selector, least, most) => {
			const { length } = openItems(mainOf(path), selector);
			expect(length).toBeGreaterThanOrEqual(least);
			expect(length).toBeLessThanOrEqual(most);
		},
	);

	it.each(linkTexts)("%s has in %s the links %j", (path, selector, wanted) => {
		expect(links(one(mainOf(path), selector))).toEqual(wanted);
	});

	it.each(leadsTo)("%s leads on, in %s, to %j", (path, selector, targets) => {
		expect(hrefs(mainOf(path), selector)).toEqual(expect.arrayContaining([...targets]));
	});
});

describe("routes", () => {
	test("are the specification's, and hosts answer them without a slash", () => {
		expect(indexedPaths).toHaveLength(54);
		// A page in areas/index.html would have the path /areas/index.
		expect(pages.map(({ path }) => path).sort()).toEqual(
			[...indexedPaths, ...unindexedPaths, ...addedPaths].sort(),
		);
	});

	test("all stand on the sitemap for people", () => {
		const found = new Set(hrefs(mainOf("/sitemap"), ".sitemap-list__link"));
		expect(found).toEqual(new Set([...indexedPaths, ...addedPaths]));
	});
});

eachPage(pages, "%s tells search engines what it is about", {
	"has a description that says something and fits into search results": (page) => {
		const length = metaOf(page, "description")?.length ?? 0;
		expect(length).toBeGreaterThanOrEqual(70);
		// The specification fixes the descriptions of towns.
		const isTown = towns.some((town) => town.path === page.path);
		expect(length).toBeLessThanOrEqual(isTown ? 200 : 160);
	},

	"has keywords if it is the home page, or of a service or a county": (page) => {
		const wanted = ["/", "/areas/pinellas", ...services.map(([path]) => path)];
		if (!wanted.includes(page.path)) return;
		expect(metaOf(page, "keywords")?.split(", ").length).toBeGreaterThan(2);
	},

	"carries the business, and where it prints them, the rating and two sample reviews": (page) => {
		if (unindexedPaths.includes(page.path)) return;
		const { aggregateRating, review, ...node } = mustHave(page, "HomeAndConstructionBusiness");
		const hours = expect.objectContaining({ opens: "07:00", closes: "19:00" });
		expect(node).toMatchObject({
			priceRange: "$$",
			address: { streetAddress: "7500 Old Pasco Rd", addressLocality: "Wesley Chapel" },
			geo: { "@type": "GeoCoordinates" },
			openingHoursSpecification: expect.arrayContaining([hours]),
		});
		expect(nodes(node.areaServed).length).toBeGreaterThan(2);
		if (page.path !== "/" && page.path !== "/testimonials") return;
		expect(aggregateRating).toMatchObject({ ratingValue: 4.9, reviewCount: 137 });
		expect(review).toHaveLength(2);
	},
});

test("the home page has its parts in the specification's order", () => {
	const main = mainOf("/");
	const parts =
		'.home-hero | .serving-strip | .why-list | .service-door | a[href="/services"].action-link | .check-list | .testimonials | .call-to-action';
	expectInOrder(parts.split(" | ").map((selector) => one(main, selector)));
	expect(all(main, ".home-hero picture img[alt]")).toHaveLength(1);
});

test("six service cards lead to their pages, and six services say what is included", () => {
	const cards = all(mainOf("/"), ".service-card");
	const shown = cards.map((card) => [...hrefs(card), textOf(one(card, "h3"))]);
	expect(shown).toEqual(services.map(([path, name]) => [path, ...doorsOf(path), name]));
	for (const card of cards) {
		expect(textOf(one(card, ".service-card__more"))).toMatch(/^Learn More about /);
		for (const part of ["li", "img, svg"]) expect(all(card, part).length).toBeGreaterThan(0);
	}
	const items = all(mainOf("/services"), ".service-list__item");
	expect(items.map((item) => [...hrefs(item), ...texts(item, "h2, h3")])).toEqual(
		services.map(([path, name]) => [path, ...doorsOf(path), name, "What's Included"]),
	);
	for (const item of items) expect(openItems(item, ".check-list > li").length).toBeGreaterThan(2);
	const areas = openItems(mainOf("/services"), "a").map((link) => attribute(link, "href"));
	const counties = Object.keys(countyCards).map((county) => `/areas/${county}`);
	expect(areas).toEqual(expect.arrayContaining([...counties, ...towns.map(({ path }) => path)]));
	for (const [path] of services)
		expect(hrefs(mainOf(path), ".breadcrumbs a"), path).toEqual(["/", "/services"]);
});

test.each(["/", "/testimonials"])("each review on %s has its stars", (path) => {
	const cards = all(mainOf(path), ".testimonial");
	expect(cards.length).toBeGreaterThanOrEqual(3);
	cards.forEach(checkTestimonial);
});

test("maintenance contrasts a single service with the annual plan", () => {
	const table = one(
		mainOf("/services/maintenance"),
		"table.comparison-table, .comparison-table table",
	);
	const plans = [/^Single service\b/, /^Annual plan\b/].map((plan) => expect.stringMatching(plan));
	expect(texts(table, "thead th").slice(-2)).toEqual(plans);
	const rows = all(table, "tbody tr").map((row) =>
		texts(row, "th, td").map((cell) => cell.replace(/^—/, "")),
	);
	expect(rows).toEqual(
		expect.arrayContaining([
			["Visits per year", "One", "Two"],
			["Priority scheduling", "Not included", "Included"],
			["Discount on repairs", "Not included", "10%"],
			["Extended warranty on repair work", "Not included", "Included"],
		]),
	);
});

test("four people have position, bio and years", () => {
	const members = all(mainOf("/about"), ".team-member");
	expect(texts(mainOf("/about"), ".team-member__years").toSorted()).toEqual(
		"10+ 12+ 15+ 20+".split(" "),
	);
	for (const member of members)
		for (const part of ["h3", ".team-member__position", ".muted"])
			expect(textOf(one(member, part)).length).toBeGreaterThan(3);
});

test("the FAQ has four questions in each section, of which one at a time is open", () => {
	const sections = all(mainOf("/faq"), "section").filter(
		(section) => section.querySelector("details") && !section.querySelector("section"),
	);
	const names = sections.flatMap((section) => {
		expect(all(section, "details")).toHaveLength(4);
		expect(all(section, "details[open]")).toEqual([]);
		return [...new Set(attributes(section, "details", "name"))];
	});
	expect(new Set(names).size).toBe(4);
	expect(names).toHaveLength(4);
});

test("the not-found page tells the console the path, the scripts hold the form's notices", () => {
	const inline = all(pageAt("/404").root, "script:not([src])").map(({ rawText }) => rawText);
	expect(inline.join("\n")).toMatch(/console\.error\(.*location\.pathname/);
	expect(links(mainOf("/404"))).toContainEqual(["Return to Home", "/"]);
	expect(linesOf(mainOf("/500"))).toContain("500 Internal Server Error");
	const scripts = builtFiles.filter((file) => file.endsWith(".js"));
	const code = scripts.map((file) => readBuilt(file)).join("\n");
	for (const text of formTexts) expect(code).toContain(text);
});

describe("the contact form (section 5)", () => {
	const { main } = pageAt("/contact");
	const form = one(main, "form");
	const control = (name: string) => one(form, `[name="${name}"]`);
	const names = ["name", "email", "phone", "subject", "message"];

	it("has its fields in order, with their labels, types and rules", () => {
		const shown = all(form, "input, select, textarea").filter(
			(field) => attribute(field, "type") !== "hidden" && !field.hasAttribute("hidden"),
		);
		// What this company asks besides comes last, and nobody has to answer it.
		const more = ["window", "photo"];
		expect(shown.map((field) => attribute(field, "name"))).toEqual([...names, ...more]);
		const optional = shown.filter((field) => !field.hasAttribute("required"));
		expect(optional.map((field) => attribute(field, "name"))).toEqual(["phone", ...more]);
		expect(attribute(control("email"), "type")).toBe("email");
		expect(control("subject").localName).toBe("select");
		expect(control("message").localName).toBe("textarea");
		expect(attribute(control("message"), "rows")).toBe("6");
		for (const name of names)
			expect(textOf(one(form, `label[for="${control(name).id}"]`)).toLowerCase()).toContain(name);
	});

	it("leaves all checks and their words to the browser", () => {
		expect(form.hasAttribute("novalidate")).toBe(false);
		expect(all(form, "[pattern], [minlength], [maxlength]")).toEqual([]);
		for (const error of all(form, ".field__error")) expect(textOf(error)).toBe("");
	});

	it("offers the subjects, after an empty placeholder", () => {
		const options = all(control("subject"), "option");
		const subjects = ["Select a Subject", ...services.map(([, name]) => name), "Other"];
		expect(options.map((option) => option.text.trim())).toEqual(subjects);
		expect(options[0]?.getAttribute("value")).toBe("");
	});

	it("says once, above its button, that it is a demonstration, and the page shows the office and five questions", () => {
		const simulated = business.form.provider === "simulated";
		const lines = texts(main, "p").filter((line) => line.includes("demonstration"));
		expect(lines).toHaveLength(simulated ? 1 : 0);
		for (const line of lines) expect(line).toMatch(/nothing.*call/i);
		expect(all(main, "noscript p")).toHaveLength(simulated ? 1 : 0);
		checkMapFrame(pageAt("/contact"), "7500 Old Pasco Rd, Wesley Chapel");
		expect(texts(main, ".fold__summary")).toHaveLength(5);
	});
});
