import { describe, expect, it } from "vitest";
import { formatAddress, formatPhone } from "../../generator/site/formats.ts";
import { fill } from "../../generator/site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { all, attribute, flat, one, pageAt, pages, textOf, texts } from "./pages.ts";

describe("what the company may choose", () => {
	const contacts = routes.filter(({ kind }) => kind === "contact");

	it("the bar that calls, and the button that a page opens with, say that somebody answers at any hour where that is so", () => {
		for (const route of routes) {
			const { answering } = siteOf(route).speech;
			const { root } = pageAt(route.path);
			const buttons = all(
				root,
				".call-bar .button--call, .hero .button--call, .home-hero .row .button--call",
			);
			expect(
				buttons.flatMap((button) => texts(button, ".button__note")),
				route.path,
			).toEqual(business.answersAlways ? buttons.map(() => answering) : []);
		}
	});

	it("a phone's bar leads to what to do until we come, and the foot says the year and who we are on paper too", () => {
		const { email, name, phone } = business;
		for (const route of routes) {
			const { root } = pageAt(route.path);
			const { services, speech, words } = siteOf(route);
			const emergency = services.filter(({ doNow }) => doNow).slice(0, 1);
			const led = all(root, ".call-bar__link:not(.call-bar__link--book)").map(
				(link) => routes.find(({ path }) => path === attribute(link, "href"))?.source,
			);
			expect(led, route.path).toEqual(emergency.map(({ slug }) => `/services/${slug}`));
			const copyright = fill(words.footer.copyright, {
				year: site.buildDate.slice(0, 4),
				company: name,
			});
			expect(textOf(one(root, ".site-footer__copyright")), route.path).toContain(flat(copyright));
			const onPaper = textOf(one(root, ".print-header"));
			for (const text of [
				formatPhone(phone, speech),
				name,
				email,
				...formatAddress(business.address, speech),
			])
				expect(onPaper, route.path).toContain(flat(text));
		}
	});

	it("text messages are offered in the menu and on the contact page where it has a number for them, and nowhere else", () => {
		const link = business.textPhone && `sms:${business.textPhone}`;
		for (const { root, path } of pages) {
			const found = all(root, "a[href^='sms:']").map((element) => attribute(element, "href"));
			expect(found, path).toEqual(
				link ? Array(contacts.some((route) => route.path === path) ? 2 : 1).fill(link) : [],
			);
		}
	});

	it.each(contacts.map((route) => [route.path, route] as const))(
		"%s says what photos are good for, and asks for the windows of the data",
		(path, route) => {
			const { main } = pageAt(path);
			const { pages, words } = siteOf(route);
			expect(textOf(main).includes(words.textMessage.photos)).toBe(
				business.textPhone !== undefined,
			);
			const { windows } = pages.contact.form;
			expect(all(main, "select[name=window]:not([required]) option").map(textOf)).toEqual(
				windows ? [windows.none, ...windows.options] : [],
			);
		},
	);
});
