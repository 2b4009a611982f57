import { describe, expect, it } from "vitest";
import { fill } from "../../site/words.ts";
import { business, routes, siteOf } from "../data.ts";
import {
	all,
	attributes,
	basePath,
	hrefs,
	pageAt,
	pages,
	readBuilt,
	routeAt,
	textOf,
	texts,
} from "./pages.ts";

describe("a booking page", () => {
	const { booking } = business;

	it("is a button beside call and quote, and a link in the phone's menu and bar", () => {
		for (const route of routes) {
			const { root } = pageAt(route.path);
			const label = siteOf(route).business.booking?.label ?? siteOf(route).words.booking.button;
			const link = `a[href="${booking?.url}"]`;
			expect(new Set(texts(root, link)), route.path).toEqual(new Set(booking ? [label] : []));
			for (const row of all(root, ".row--pair"))
				expect(all(row, link).length, route.path).toBe(booking ? 1 : 0);
			expect(all(root, ".call-bar__link--book").length, route.path).toBe(booking ? 1 : 0);
		}
	});

	it("is told to search engines", () => {
		for (const { path, root } of pages)
			for (const { rawText } of all(root, 'script[type="application/ld+json"]'))
				expect(rawText.includes('"ReserveAction"'), path).toBe(booking !== undefined);
	});
});

it("the form asks for how a visitor came and for a photo, where the company does", () => {
	for (const route of routes.filter(({ kind }) => kind === "contact")) {
		const { photo } = siteOf(route).pages.contact.form;
		const { main, path } = pageAt(route.path);
		const fields = all(main, "input[name=landing_page]");
		expect(fields.length, path).toBe(business.attribution ? 1 : 0);
		expect(texts(main, 'label[for="contact-photo"]'), path).toEqual(photo ? [photo.label] : []);
		expect(all(main, "form[enctype]").length, path).toBe(photo ? 1 : 0);
	}
});

describe("a link for reviews", () => {
	const { reviewLink } = business;
	const asking = routes.filter(({ kind }) =>
		["contact", "contact/sent", "testimonials"].includes(kind),
	);

	it("stands after a message and below the reviews, with a code, and nowhere else", () => {
		for (const { path, main } of pages) {
			const links = all(main, `a[href="${reviewLink}"]`);
			const isAsking = asking.some((route) => route.path === path);
			expect(links.length, path).toBe(reviewLink && isAsking ? 1 : 0);
			expect(all(main, ".review-us__code").length, path).toBe(links.length);
		}
	});

	it("is asked for on paper, where there is one", () => {
		for (const route of routes) {
			const asked = texts(pageAt(route.path).root, ".print-header__review");
			const { link } = siteOf(route).words.reviewUs;
			expect(asked, route.path).toEqual(reviewLink ? [link] : []);
		}
	});
});

it("an offer stands on the home page and on its services to its last day, and nowhere else", () => {
	for (const route of routes) {
		const { offers = [], buildDate } = siteOf(route);
		const current = offers.filter(({ until, services }) => {
			if (until < buildDate) return false;
			if (route.kind === "service")
				return services === undefined || services.includes(route.service.slug);
			return route.kind === "home";
		});
		const shown = texts(pageAt(route.path).main, ".offer h3");
		expect(shown, route.path).toEqual(current.map(({ title }) => title));
	}
});

describe("a page of the company's own", () => {
	const own = routes.flatMap((route) => (route.kind === "custom-page" ? route : []));

	it("shows its text and each of its blocks under a heading", () => {
		for (const { path, page } of own) {
			const { main } = pageAt(path);
			const { blocks = [] } = page;
			expect(texts(main, "h1"), path).toEqual([page.heading]);
			const headings = texts(main, "section.section h2");
			expect(headings.slice(-blocks.length || headings.length), path).toEqual(
				blocks.map(({ heading }) => heading),
			);
			const asked = blocks.flatMap(({ questions = [] }) => questions.map((one) => one.question));
			// A long list of towns has folds, too.
			const folds = texts(main, "summary").filter((title) => asked.includes(title));
			expect(folds, path).toEqual(asked);
			const photos = blocks.flatMap((block) => block.photos ?? []).map(({ alt }) => alt);
			expect(attributes(main, "img", "alt"), path).toEqual(photos);
		}
	});

	it("is linked from the footer, the phone's menu or the sitemap, as it says", () => {
		for (const { path, page, language } of own)
			for (const { path: at } of routes.filter((route) => route.language === language)) {
				const { root } = pageAt(at);
				const links = (inside: string) => all(root, `${inside} a[href="${path}"]`).length;
				expect(links(".site-footer__legal"), at).toBe(page.shownIn === "footer" ? 1 : 0);
				expect(links(".site-footer nav"), at).toBe(page.shownIn === "menu" ? 1 : 0);
			}
	});
});

it("the page of the office's own town says once that its technicians come from there", () => {
	for (const route of routes) {
		if (route.kind !== "town" || route.town.name !== business.address.city) continue;
		const { travelHere } = siteOf(route).words.town;
		const sentence = fill(travelHere, { town: route.town.name });
		expect(textOf(pageAt(route.path).main)).toContain(sentence);
	}
});

it("a video is a still that links to it, and loads nothing from there", () => {
	for (const route of routes) {
		const own = route.kind === "service" ? route.service : route.kind === "about" && route.page;
		const blocks = (route.kind === "custom-page" && route.page.blocks) || [];
		const videos = [...(own ? [own] : []), ...blocks].flatMap(({ video }) => video ?? []);
		const { main } = pageAt(route.path);
		expect(hrefs(main, ".video a")).toEqual(videos.map(({ url }) => url));
		expect(attributes(main, ".video img", "alt")).toEqual(videos.map(({ image }) => image.alt));
		const samples = videos.filter(({ sample }) => sample);
		expect(all(main, ".video .tag--plain"), route.path).toHaveLength(samples.length);
	}
});

it("jobs stand in their gallery, and the newest two on their town's and service's pages", () => {
	for (const route of routes) {
		const { folders } = siteOf(route);
		const newest = folders.jobs.toSorted((one, other) => other.month.localeCompare(one.month));
		const ofPage = newest.filter(
			({ town, service, sample }) =>
				!sample &&
				(route.kind === "town"
					? town === route.town.id
					: route.kind === "about" || (route.kind === "service" && service === route.service.slug)),
		);
		const expected = route.kind === "jobs" ? newest : ofPage.slice(0, 2);
		const { main } = pageAt(route.path);
		const alts = expected.flatMap(({ before, after }) => [
			...(before ? [before.alt] : []),
			after.alt,
		]);
		expect(attributes(main, ".job img", "alt"), route.path).toEqual(alts);
		expect(all(main, ".job img:not([loading=lazy])"), route.path).toEqual([]);
		const samples = expected.filter(({ sample }) => sample);
		expect(all(main, ".job .tag--plain"), route.path).toHaveLength(samples.length);
	}
});

it("news have a list, and a feed that both the list and its pages name", () => {
	const lists = routes.filter(({ kind }) => kind === "news");
	const items = routes.filter(({ kind }) => kind === "news-item");
	expect(lists.length > 0).toBe(items.length > 0);
	for (const { language, path, file } of lists) {
		const own = items.filter((item) => item.language === language);
		const links = hrefs(pageAt(path).main, ".link-list a");
		expect(links).toEqual(own.map((item) => item.path));
		const feed = readBuilt(file.replace(/html$/, "xml")).toString();
		const urls = [path, ...links].map((at) => new URL(basePath + at, business.url).href);
		expect([...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual(urls);
	}
	for (const { path, root } of pages) {
		const named = hrefs(root, 'link[type="application/atom+xml"]');
		const list = lists.find((one) => `${path}/`.startsWith(`${one.path}/`));
		expect(named, path).toEqual(list ? [`${list.path}.xml`] : []);
	}
});

it("the home page alone verifies the site, with the tokens of the data", () => {
	const { google, bing } = business.verification ?? {};
	for (const { path, root } of pages) {
		const names = 'meta[name="google-site-verification"], meta[name="msvalidate.01"]';
		const expected = routeAt(path)?.kind === "home" ? [google, bing].filter(Boolean) : [];
		expect(attributes(root, names, "content"), path).toEqual(expected);
	}
});
