import { describe, expect, it } from "vitest";
import { business, site } from "../data.ts";
import { eachPage } from "../site/eachPage.ts";
import {
	addedPaths,
	all,
	attribute,
	type BuiltPage,
	cssOf,
	hrefs,
	one,
	pageAt,
	shownPhone,
	textOf,
	texts,
} from "../site/pages.ts";
import { links, officeLinks } from "./checks.ts";
import { pages } from "./pages.ts";
import { navigation, phoneLink, services, unindexedPaths } from "./specification.ts";

eachPage(pages, "shared parts on %s", {
	"has the header": (page) => {
		const header = one(page.root, "header.site-header");
		expect(links(header, ".menu__list .menu__link:not([hreflang])")).toEqual(navigation);
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
		const [blurb = footer, quickLinks = footer, ourServices = footer, contactUs = footer] = columns;
		expect(texts(blurb, ".social-links a")).toEqual(["Facebook", "Instagram", "Twitter"]);
		expect(textOf(one(quickLinks, "h2"))).toBe("Quick Links");
		expect(links(quickLinks)).toEqual(expect.arrayContaining([...navigation]));
		const added = addedPaths.filter((path) => path.lastIndexOf("/") === 0);
		expect(hrefs(quickLinks)).toEqual(expect.arrayContaining(added));
		expect(textOf(one(ourServices, "h2"))).toBe("Our Services");
		expect(links(ourServices)).toEqual(services.map(([target, name]) => [name, target]));
		expect(textOf(one(contactUs, "h2"))).toBe("Contact Us");
		expect(links(contactUs)).toEqual([
			[shownPhone, phoneLink],
			[business.email, `mailto:${business.email}`],
		]);
		const address = "7500 Old Pasco Rd Wesley Chapel, FL 33544";
		const hours = "Mon–Fri 7am–7pm Sat 8am–5pm Sun 9am–3pm";
		const places = [address, shownPhone, business.email, hours].map((text) =>
			textOf(contactUs).indexOf(text),
		);
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((a, b) => a - b));

		const legal = one(footer, ".site-footer__legal");
		const copyright = `© ${site.buildDate.slice(0, 4)} ${business.name}`;
		expect(textOf(one(legal, ".site-footer__copyright"))).toBe(copyright);
		expect(links(legal, "a:not([hreflang])")).toEqual([
			["Privacy Policy", "/privacy-policy"],
			["Terms of Service", "/terms-of-service"],
		]);
	},

	"has the call bar in a landmark, and a number that starts with 813": (page) => {
		const bar = one(page.root, "aside.call-bar");
		expect(attribute(bar, "aria-label")).toBe("Call Now");
		const [[text = "", href] = []] = links(bar);
		expect(text.startsWith(`Call Now ${shownPhone}`), text).toBe(true);
		expect(href).toBe(phoneLink);
		expect(shownPhone).toMatch(/^\(813\) /);
		const phones = hrefs(page.root, 'a[href^="tel:"]').filter((phone) => !officeLinks.has(phone));
		expect(new Set(phones)).toEqual(new Set([phoneLink]));
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

	it.each(pages.filter(({ main }) => main.querySelector(".call-to-action")))(
		"calls and leads to /contact on $path",
		(page) => {
			const { path, main } = page;
			// The fragment carries the page's subject to the form.
			const targets = links(block(page)).map(([name, href]) => [
				name,
				href?.replace(/#.*/, "") || path,
			]);
			const quote = path === "/faq" ? "Contact us" : "Get a Free Quote";
			expect(targets.slice(0, 2)).toEqual([
				[shownPhone, phoneLink],
				[quote, "/contact"],
			]);
			// Where a photo helps, the ways to send one follow.
			for (const [, href] of targets.slice(2)) expect(href).toMatch(/^(?:sms:|https:\/\/wa\.me\/)/);
			expect(main.lastElementChild, "the block ends the page").toBe(block(page));
		},
	);

	it("stands on every page that the specification or the reader needs it on", () => {
		const without = pages.filter(({ main }) => !main.querySelector(".call-to-action"));
		const legal = ["/privacy-policy", "/terms-of-service"];
		expect(without.map(({ path }) => path).sort()).toEqual(
			[...unindexedPaths, "/sitemap", ...legal].sort(),
		);
	});
});
