import { describe, expect, it } from "vitest";
import { formatAddress, formatPhone } from "../../site/formats.ts";
import { fill } from "../../site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { all, flat, hrefs, one, pageAt, pages, routeAt, textOf, texts } from "./pages.ts";

describe("what the company may choose", () => {
	const contacts = routes.filter(({ kind }) => kind === "contact");
	const link = business.textPhone && `sms:${business.textPhone}`;

	it("the bar that calls, and the button that a page opens with, say that somebody answers at any hour where that is so", () => {
		for (const route of routes) {
			const { answering } = siteOf(route).speech;
			const { root } = pageAt(route.path);
			const buttons = all(root, ":is(.call-bar, .hero, .home-hero .row) .button--call");
			const notes = buttons.flatMap((button) => texts(button, ".button__note"));
			expect(notes, route.path).toEqual(business.answersAlways ? buttons.map(() => answering) : []);
		}
	});

	it("a phone's bar leads to what to do until we come, and the foot says the year and who we are on paper too", () => {
		const { email, name, phone } = business;
		for (const route of routes) {
			const { root } = pageAt(route.path);
			const { services, speech, words } = siteOf(route);
			const emergency = services.filter(({ doNow }) => doNow).slice(0, 1);
			const leads = hrefs(root, ".call-bar__link:not(.call-bar__link--book)");
			const led = leads.map((href) => routeAt(href)?.source);
			expect(led, route.path).toEqual(emergency.map(({ slug }) => `/services/${slug}`));
			const year = site.buildDate.slice(0, 4);
			const copyright = fill(words.footer.copyright, { year, company: name });
			expect(textOf(one(root, ".site-footer__copyright")), route.path).toContain(flat(copyright));
			const onPaper = textOf(one(root, ".print-header"));
			const address = formatAddress(business.address, speech);
			for (const text of [formatPhone(phone, speech), name, email, ...address])
				expect(onPaper, route.path).toContain(flat(text));
		}
	});

	it("text messages are offered in the menu, on the contact page and where a photo helps, if there is a number for them", () => {
		for (const { root, path } of pages) {
			const count = contacts.some((route) => route.path === path) ? 2 : 1;
			const plain = hrefs(root, "a[href^='sms:']:not(.write-link)");
			expect(plain, path).toEqual(link ? Array(count).fill(link) : []);
		}
		for (const kind of ["hurricane", "symptom", "commercial"] as const)
			for (const { path } of routes.filter((route) => route.kind === kind)) {
				const { main } = pageAt(path);
				const texts = hrefs(main, ".write-link[href^='sms:']");
				expect(texts.length > 0, path).toBe(link !== undefined);
				expect(
					texts.every((href) => href.startsWith(`${link}?&body=`)),
					path,
				).toBe(true);
				const { whatsApp } = business;
				const chats = hrefs(main, ".write-link[href^='https://wa.me/']");
				expect(chats.length, path).toBe(whatsApp === undefined ? 0 : texts.length);
			}
	});

	it.each(contacts)(
		"$path says what photos are good for, and asks for the windows of the data",
		(route) => {
			const { main } = pageAt(route.path);
			const { pages, words } = siteOf(route);
			expect(textOf(main).includes(words.textMessage.photos)).toBe(link !== undefined);
			const { windows } = pages.contact.form;
			expect(texts(main, "select[name=window]:not([required]) option")).toEqual(
				windows ? [windows.none, ...windows.options] : [],
			);
		},
	);
});
