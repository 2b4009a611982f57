import { expect, it } from "vitest";
import { formatAddress, formatPhone } from "../../site/formats.ts";
import { plainText } from "../../site/markdown.ts";
import { fill } from "../../site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { eachPage, type Rules } from "./eachPage.ts";
import {
	all,
	allTextOf,
	attribute,
	attributes,
	basePath,
	flat,
	hrefs,
	one,
	pageAt,
	readBuilt,
	routeAt,
	textOf,
	texts,
} from "./pages.ts";

// What a company may choose stands on its pages where it belongs, and nowhere else.

/** Each route with its page and the site in its language. */
const shown = routes.map((route) => ({
	...siteOf(route),
	...pageAt(route.path),
	route,
	kind: route.kind,
}));
type Shown = (typeof shown)[number];

const inLanguageOf = ({ route: { language } }: Shown, kind: string) =>
	routes.find((route) => route.kind === kind && route.language === language)?.path;
const isOneOf = ({ kind }: Shown, ...kinds: readonly string[]) => kinds.includes(kind);

const calls: Rules<Shown> = {
	"says that somebody answers at any hour where that is so": ({ root, speech }) => {
		const buttons = all(root, ":is(.call-bar, .hero, .home-hero .row) .button--call");
		const notes = buttons.flatMap((button) => texts(button, ".button__note"));
		expect(notes).toEqual(business.answersAlways ? buttons.map(() => speech.answering) : []);
	},

	"leads from a phone's bar to what to do until we come": ({ root, services }) => {
		const emergency = services.filter(({ doNow }) => doNow).slice(0, 1);
		const leads = hrefs(root, ".call-bar__link:not(.call-bar__link--book)");
		const led = leads.map((href) => routeAt(href)?.source);
		expect(led).toEqual(emergency.map(({ slug }) => `/services/${slug}`));
	},

	"says the year at its foot, and who we are on paper too": ({ root, words, speech }) => {
		const { email, name, phone, licenseNumber: number } = business;
		const year = site.buildDate.slice(0, 4);
		const copyright = fill(words.footer.copyright, { year, company: name });
		expect(textOf(one(root, ".site-footer__copyright"))).toContain(flat(copyright));
		const license = number === "" ? [] : [fill(words.footer.license, { number })];
		expect(texts(root, ".site-footer__license")).toEqual(license);
		const onPaper = textOf(one(root, ".print-header"));
		const address = formatAddress(business.address, speech);
		for (const text of [formatPhone(phone, speech), name, email, ...address])
			expect(onPaper).toContain(flat(text));
		const asked = business.reviewLink ? [words.reviewUs.link] : [];
		expect(texts(root, ".print-header__review")).toEqual(asked);
	},

	"tells where to look up the license, and of none where there is none": (page) => {
		const { licenseNumber, licenseLookup, promises } = business;
		const isLater = page.kind === "about" && licenseNumber === "" && promises.licensedAndInsured;
		expect(allTextOf(page).includes(page.words.footer.licenseLater)).toBe(isLater);
		const isLinked = licenseLookup !== undefined && (licenseNumber !== "" || isLater);
		expect(hrefs(page.root).includes(licenseLookup ?? "")).toBe(isLinked);
	},

	"offers text messages in the menu, on the contact page and where a photo helps": (page) => {
		const { textPhone, whatsApp } = business;
		const link = textPhone && `sms:${textPhone}`;
		const plain = hrefs(page.root, "a[href^='sms:']:not(.write-link)");
		expect(plain).toEqual(link ? Array(page.kind === "contact" ? 2 : 1).fill(link) : []);
		if (!isOneOf(page, "hurricane", "symptom", "commercial")) return;
		const sent = hrefs(page.main, ".write-link[href^='sms:']");
		expect(sent.length > 0).toBe(link !== undefined);
		for (const href of sent) expect(href.startsWith(`${link}?&body=`), href).toBe(true);
		const chats = hrefs(page.main, ".write-link[href^='https://wa.me/']");
		expect(chats.length).toBe(whatsApp === undefined ? 0 : sent.length);
	},

	"has WhatsApp first on translated pages, with the page's matter, and the policy names it": (
		page,
	) => {
		const { kind, main, speech, words } = page;
		const links = hrefs(main, ".write-link").map((href) => new URL(href));
		if (links.length > 1) expect(links[0]?.protocol).toBe(speech.original ? "https:" : "sms:");
		for (const { searchParams } of links)
			expect(searchParams.get("text") ?? searchParams.get("body")).toMatch(/\S{3}/);
		if (kind === "privacy-policy")
			expect(textOf(main).includes(words.textMessage.whatsApp)).toBe(
				business.whatsApp !== undefined,
			);
	},

	"has a booking page beside call and quote, in the phone's menu and bar": (page) => {
		const { root, words } = page;
		const { booking } = page.business;
		const link = `a[href="${business.booking?.url}"]`;
		const label = booking?.label ?? words.booking.button;
		expect(new Set(texts(root, link))).toEqual(new Set(booking ? [label] : []));
		for (const row of all(root, ".row--pair")) expect(all(row, link)).toHaveLength(booking ? 1 : 0);
		expect(all(root, ".call-bar__link--book")).toHaveLength(booking ? 1 : 0);
		for (const { rawText } of all(root, 'script[type="application/ld+json"]'))
			expect(rawText.includes('"ReserveAction"')).toBe(booking !== undefined);
	},
};

const forms: Rules<Shown> = {
	"has the field for a place as a form that leads to the table of places": (page) => {
		const { label, hint, submit } = page.words.zipLookup;
		const found = all(page.root, "form").filter((form) => all(form, "[name=zip]").length > 0);
		expect(found).toHaveLength(isOneOf(page, "home", "areas", "services", "prices") ? 2 : 1);
		for (const form of found) {
			expect(attribute(form, "action")).toBe(`${inLanguageOf(page, "areas")}#zip-table`);
			expect(textOf(form)).toBe(`${label} ${submit}`);
			expect(attribute(one(form, "[name=zip]"), "placeholder")).toBe(hint);
		}
		if (page.kind === "areas") expect(all(page.main, "#zip-table")).toHaveLength(1);
	},

	"asks for the annual plan where it is told and priced, with a message begun": (page) => {
		const { services, route } = page;
		const asked = services.flatMap(({ slug, name, plan }) => {
			const isShown =
				route.kind === "prices" || (route.kind === "service" && route.service.slug === slug);
			const { label, message } = plan?.ask ?? {};
			return isShown && label && message ? [[label, name, message]] : [];
		});
		const links = all(page.main, "a").flatMap((link) => {
			const [path, draft] = attribute(link, "href").split("#");
			const { subject, message } = Object.fromEntries(new URLSearchParams(draft));
			const isPlan = services.some(({ plan }) => plan?.ask?.message === message);
			return message && isPlan && path === inLanguageOf(page, "contact")
				? [[textOf(link), subject, message]]
				: [];
		});
		expect(links).toEqual(asked);
	},

	"asks on the contact page for what the company wants to know, and says what happens next": (
		page,
	) => {
		if (!isOneOf(page, "contact", "contact/sent")) return;
		const { main, words, pages: files } = page;
		const said = textOf(main);
		for (const text of files["contact/sent"].next) expect(said).toContain(flat(plainText(text)));
		if (page.kind !== "contact") return;
		const { complaints, form } = files.contact;
		expect(texts(main, "#complaints")).toEqual(complaints ? [complaints.heading] : []);
		if (complaints) expect(said).toContain(flat(plainText(complaints.text)));
		expect(said.includes(words.textMessage.photos)).toBe(business.textPhone !== undefined);
		const { windows, photo } = form;
		expect(texts(main, "select[name=window]:not([required]) option")).toEqual(
			windows ? [windows.none, ...windows.options] : [],
		);
		expect(all(main, "input[name=landing_page]")).toHaveLength(business.attribution ? 1 : 0);
		expect(texts(main, 'label[for="contact-photo"]')).toEqual(photo ? [photo.label] : []);
		expect(all(main, "form[enctype]")).toHaveLength(photo ? 1 : 0);
	},

	"asks for a review after a message and below the reviews, with a code": (page) => {
		const isAsking = isOneOf(page, "contact", "contact/sent", "testimonials");
		const count = business.reviewLink && isAsking ? 1 : 0;
		expect(all(page.main, `a[href="${business.reviewLink}"]`)).toHaveLength(count);
		expect(all(page.main, ".review-us__code")).toHaveLength(count);
	},
};

const contents: Rules<Shown> = {
	"leaves no {fact} unfilled, no Markdown unread and no value unnamed": (page) => {
		const raw = /\{\w+\}|\*\*|\]\(\/|\bundefined\b|\bNaN\b|\[object /g;
		expect(allTextOf(page).match(raw) ?? []).toEqual([]);
	},

	"shows an offer on the home page and on its services to its last day": (page) => {
		const { route, main, offers = [] } = page;
		const current = offers.filter(({ until, services }) => {
			if (until < site.buildDate) return false;
			if (route.kind === "service")
				return services === undefined || services.includes(route.service.slug);
			return route.kind === "home";
		});
		expect(texts(main, ".offer h3")).toEqual(current.map(({ title }) => title));
	},

	"shows a page of the company's own with its blocks under headings": ({ route, main }) => {
		if (route.kind !== "custom-page") return;
		const { blocks = [], heading } = route.page;
		expect(texts(main, "h1")).toEqual([heading]);
		const headings = texts(main, "section.section h2");
		expect(headings.slice(-blocks.length || headings.length)).toEqual(
			blocks.map((block) => block.heading),
		);
		const asked = blocks.flatMap(({ questions = [] }) => questions.map(({ question }) => question));
		// A long list of towns has folds, too.
		expect(texts(main, "summary").filter((title) => asked.includes(title))).toEqual(asked);
		const photos = blocks.flatMap((block) => block.photos ?? []).map(({ alt }) => alt);
		expect(attributes(main, "img", "alt")).toEqual(photos);
	},

	"links to each page of the company's own where that page says": ({ root, route }) => {
		for (const other of routes) {
			if (other.kind !== "custom-page" || other.language !== route.language) continue;
			const links = (inside: string) => all(root, `${inside} a[href="${other.path}"]`).length;
			expect(links(".site-footer__legal"), other.path).toBe(
				other.page.shownIn === "footer" ? 1 : 0,
			);
			expect(links(".site-footer nav"), other.path).toBe(other.page.shownIn === "menu" ? 1 : 0);
		}
	},

	"says in the office's town that technicians come from there": ({ route, main, words }) => {
		if (route.kind !== "town" || route.town.name !== business.address.city) return;
		expect(textOf(main)).toContain(fill(words.town.travelHere, { town: route.town.name }));
	},

	"shows a video as a still that links to it, and loads nothing from there": ({ route, main }) => {
		const own = route.kind === "service" ? route.service : route.kind === "about" && route.page;
		const blocks = (route.kind === "custom-page" && route.page.blocks) || [];
		const videos = [...(own ? [own] : []), ...blocks].flatMap(({ video }) => video ?? []);
		expect(hrefs(main, ".video a")).toEqual(videos.map(({ url }) => url));
		expect(attributes(main, ".video img", "alt")).toEqual(videos.map(({ image }) => image.alt));
		const samples = videos.filter(({ sample }) => sample);
		expect(all(main, ".video .tag--plain")).toHaveLength(samples.length);
	},

	"shows jobs in their gallery, and the newest two elsewhere": ({ route, main, folders }) => {
		const newest = folders.jobs.toSorted((one, other) => other.month.localeCompare(one.month));
		const ofPage = newest.filter(
			({ town, service, sample }) =>
				!sample &&
				(route.kind === "town"
					? town === route.town.id
					: route.kind === "about" || (route.kind === "service" && service === route.service.slug)),
		);
		const expected = route.kind === "jobs" ? newest : ofPage.slice(0, 2);
		const photos = expected.flatMap(({ before, after }) => [...(before ? [before] : []), after]);
		expect(attributes(main, ".job img", "alt")).toEqual(photos.map(({ alt }) => alt));
		expect(all(main, ".job img:not([loading=lazy])")).toEqual([]);
		const samples = expected.filter(({ sample }) => sample);
		expect(all(main, ".job .tag--plain")).toHaveLength(samples.length);
	},

	"says the day of its news": ({ route, main }) => {
		if (route.kind !== "news-item") return;
		const [day] = attributes(main, ".page-head time", "datetime");
		expect(day).toBe(route.item.slug.slice(0, 10));
	},

	"names the feed of its news": ({ path, root }) => {
		const list = routes.find(
			({ kind, path: at }) => kind === "news" && `${path}/`.startsWith(`${at}/`),
		);
		const named = hrefs(root, 'link[type="application/atom+xml"]');
		expect(named).toEqual(list ? [`${list.path}.xml`] : []);
	},

	"answers on permits before a town is chosen": ({ kind, main }) => {
		if (kind !== "permits") return;
		const [answer, choice] = [".fact-list", ".town-choice"].map(
			(part) => all(main, part)[0]?.range[0] ?? Number.NaN,
		);
		expect(answer).toBeLessThan(choice ?? Number.NaN);
	},

	"verifies the site on the home page, with the tokens of the data": ({ kind, root }) => {
		const { google, bing } = business.verification ?? {};
		const names = 'meta[name="google-site-verification"], meta[name="msvalidate.01"]';
		const expected = kind === "home" ? [google, bing].filter(Boolean) : [];
		expect(attributes(root, names, "content")).toEqual(expected);
	},
};

eachPage(shown, "%s shows what the company has chosen", { ...calls, ...forms, ...contents });

it("news have a list, and a feed of the same pages", () => {
	const items = routes.filter(({ kind }) => kind === "news-item");
	const lists = routes.filter(({ kind }) => kind === "news");
	expect(lists.length > 0).toBe(items.length > 0);
	for (const { language, path, file } of lists) {
		const own = items.filter((item) => item.language === language);
		const links = hrefs(pageAt(path).main, ".link-list a");
		expect(links).toEqual(own.map((item) => item.path));
		const feed = readBuilt(file.replace(/html$/, "xml")).toString();
		const urls = [path, ...links].map((at) => new URL(basePath + at, business.url).href);
		expect([...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual(urls);
	}
});
