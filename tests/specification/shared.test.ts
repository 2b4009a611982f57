import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { business, site } from "../data.ts";
import { eachPage } from "../site/eachPage.ts";
import {
	addedPaths,
	all,
	attribute,
	type BuiltPage,
	cssOf,
	one,
	pageAt,
	shownPhone,
	textOf,
	texts,
} from "../site/pages.ts";
import { hrefs, links, officeLinks, phoneLink } from "./checks.ts";
import { pages } from "./pages.ts";
import { navigation, services } from "./specification.ts";

eachPage(pages, "shared parts on %s", {
	"has the header": (page) => {
		const header = one(page.root, "header.site-header");
		expect(links(header, ".menu__list .menu__link:not([hreflang])")).toEqual(
			navigation.map(([name, target]) => [name, target]),
		);
		expect(textOf(one(header, "button.menu__button .menu__open"))).toBe("Menu");
		// The link has the number, and says that someone answers.
		expect(links(header, ".site-header__call")).toEqual([
			[`${shownPhone} ${site.words.openNow.always}`, phoneLink],
		]);
		expect(cssOf(page)).toMatch(/\.site-header\{[^}]*position:sticky/);
	},

	"has the footer's four columns and its legal row": (page) => {
		const footer = one(page.root, "footer.site-footer");
		const columns = all(footer, ".site-footer__column");
		expect(columns).toHaveLength(4);
		const [blurb, quickLinks, ourServices, contactUs] = columns as [
			HTMLElement,
			HTMLElement,
			HTMLElement,
			HTMLElement,
		];
		expect(texts(blurb, ".social-links a")).toEqual(["Facebook", "Instagram", "Twitter"]);
		expect(textOf(one(quickLinks, "h2"))).toBe("Quick Links");
		expect(links(quickLinks)).toEqual(
			expect.arrayContaining(navigation.map(([name, target]) => [name, target])),
		);
		// The added pages at the top level.
		expect(hrefs(quickLinks)).toEqual(
			expect.arrayContaining(addedPaths.filter((added) => added.lastIndexOf("/") === 0)),
		);
		expect(textOf(one(ourServices, "h2"))).toBe("Our Services");
		expect(links(ourServices)).toEqual(services.map(([target, name]) => [name, target]));
		expect(textOf(one(contactUs, "h2"))).toBe("Contact Us");
		expect(links(contactUs)).toEqual([
			[shownPhone, phoneLink],
			[business.email, `mailto:${business.email}`],
		]);
		const order = [
			"7500 Old Pasco Rd Wesley Chapel, FL 33544",
			shownPhone,
			business.email,
			"Mon–Fri 7am–7pm Sat 8am–5pm Sun 9am–3pm",
		].map((text) => textOf(contactUs).indexOf(text));
		expect(order).not.toContain(-1);
		expect(order).toEqual([...order].sort((a, b) => a - b));

		const legal = one(footer, ".site-footer__legal");
		expect(textOf(one(legal, ".site-footer__copyright"))).toBe(
			`© ${site.buildDate.slice(0, 4)} ${business.name}`,
		);
		expect(links(legal, "a:not([hreflang])")).toEqual([
			["Privacy Policy", "/privacy-policy"],
			["Terms of Service", "/terms-of-service"],
		]);
	},

	"has the call bar in a landmark, and a number that starts with 813": (page) => {
		const bar = one(page.root, "aside.call-bar");
		expect(attribute(bar, "aria-label")).toBe("Call Now");
		const [call] = links(bar);
		expect(call?.[0]).toMatch(new RegExp(`^Call Now ${shownPhone.replace(/[()]/g, "\\$&")}`));
		expect(call?.[1]).toBe(phoneLink);
		expect(shownPhone).toMatch(/^\(813\) /);
		expect(
			hrefs(page.root).filter(
				(href) => href.startsWith("tel:") && href !== phoneLink && !officeLinks.has(href),
			),
		).toEqual([]);
	},

	"says Learn More about something": ({ path, root }) => {
		for (const link of all(root, "a")) expect(textOf(link), path).not.toBe("Learn More");
	},
});

describe("call-to-action block", () => {
	const block = (page: BuiltPage) => one(page.main, ".call-to-action");

	it.each(["/", "/services", "/about"])("has the defaults on %s", (path) => {
		const text = textOf(block(pageAt(path)));
		expect(text).toContain("Need Garage Door Service?");
		expect(text).toContain("Contact our experts today for a free consultation and quote!");
	});

	it.each(
		pages
			.filter(({ main }) => main.querySelector(".call-to-action"))
			.map((page) => [page.path, page] as const),
	)("calls and leads to /contact on %s", (path, page) => {
		// The fragment carries the page's subject to the form.
		expect(
			links(block(page)).map(([name, href]) => [name, (href ?? "").replace(/#.*/, "") || path]),
		).toEqual([
			[shownPhone, phoneLink],
			[path === "/faq" ? "Contact us" : "Get a Free Quote", "/contact"],
		]);
		expect(page.main.lastElementChild?.classNames, "the block ends the page").toContain(
			"call-to-action",
		);
	});

	it("stands on every page that the specification or the reader needs it on", () => {
		const without = pages
			.filter(({ main }) => !main.querySelector(".call-to-action"))
			.map(({ path }) => path);
		expect(without.sort()).toEqual([
			"/404",
			"/500",
			"/contact/sent",
			"/privacy-policy",
			"/sitemap",
			"/terms-of-service",
		]);
	});
});
