import { describe, expect, it } from "vitest";
import { business, routes, siteOf } from "../data.ts";
import { all, attribute, basePath, pageAt, pages, readBuilt, textOf } from "./pages.ts";

describe("a booking page", () => {
	const { booking } = business;

	it("is a button beside call and quote, and a link in the phone's menu and bar", () => {
		for (const route of routes) {
			const { root } = pageAt(route.path);
			const label = siteOf(route).business.booking?.label ?? siteOf(route).words.booking.button;
			const links = all(root, `a[href="${booking?.url}"]`);
			expect(new Set(links.map(textOf)), route.path).toEqual(new Set(booking ? [label] : []));
			for (const row of all(root, ".row--pair"))
				expect(all(row, `a[href="${booking?.url}"]`).length, route.path).toBe(booking ? 1 : 0);
			expect(all(root, ".call-bar__link--book").length, route.path).toBe(booking ? 1 : 0);
		}
	});

	it("is told to search engines", () => {
		for (const { path, root } of pages) {
			const graph = all(root, 'script[type="application/ld+json"]').map(({ rawText }) => rawText);
			for (const text of graph)
				expect(text.includes('"ReserveAction"'), path).toBe(booking !== undefined);
		}
	});
});

it("the form has fields for how a visitor came, where the company asks for it", () => {
	for (const route of routes.filter(({ kind }) => kind === "contact"))
		expect(all(pageAt(route.path).main, "input[name=landing_page]").length, route.path).toBe(
			business.attribution ? 1 : 0,
		);
});

it("the form takes a photo where the company asks for one", () => {
	for (const route of routes.filter(({ kind }) => kind === "contact")) {
		const { photo } = siteOf(route).pages.contact.form;
		const { main } = pageAt(route.path);
		expect(all(main, 'label[for="contact-photo"]').map(textOf), route.path).toEqual(
			photo ? [photo.label] : [],
		);
		expect(all(main, "form[enctype]").length, route.path).toBe(photo ? 1 : 0);
	}
});

describe("a link for reviews", () => {
	const { reviewLink } = business;
	const asking = routes.filter(({ kind }) => ["contact", "sent", "testimonials"].includes(kind));

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
			const { root } = pageAt(route.path);
			const { words } = siteOf(route);
			const asked = all(root, ".print-header__review").map(textOf);
			expect(asked, route.path).toEqual(reviewLink ? [words.reviewUs.link] : []);
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
		expect(all(pageAt(route.path).main, ".offer h3").map(textOf), route.path).toEqual(
			current.map(({ title }) => title),
		);
	}
});

describe("a page of the company's own", () => {
	const own = routes.flatMap((route) => (route.kind === "custom" ? route : []));

	it("shows its text and each of its blocks under a heading", () => {
		for (const { path, page } of own) {
			const { main } = pageAt(path);
			const { blocks = [] } = page;
			expect(all(main, "h1").map(textOf), path).toEqual([page.heading]);
			const headings = all(main, "section.section h2").map(textOf);
			expect(headings.slice(-blocks.length || headings.length), path).toEqual(
				blocks.map(({ heading }) => heading),
			);
			const asked = blocks.flatMap(({ questions = [] }) => questions.map((one) => one.question));
			// A long list of towns has folds, too.
			const folds = all(main, "summary").map(textOf);
			expect(
				folds.filter((title) => asked.includes(title)),
				path,
			).toEqual(asked);
			expect(
				all(main, "img").map((img) => attribute(img, "alt")),
				path,
			).toEqual(blocks.flatMap(({ photos = [] }) => photos).map(({ alt }) => alt));
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

it("jobs stand in their gallery, and the newest two on their town's and service's pages", () => {
	for (const route of routes) {
		const { folders } = siteOf(route);
		const newest = folders.jobs.toSorted((one, other) => other.month.localeCompare(one.month));
		const ofPage = newest.filter(({ town, service }) =>
			route.kind === "town"
				? town === route.town.id
				: route.kind === "service" && service === route.service.slug,
		);
		const expected = route.kind === "jobs" ? newest : ofPage.slice(0, 2);
		const { main } = pageAt(route.path);
		const pictures = all(main, ".job img");
		expect(
			pictures.map((img) => attribute(img, "alt")),
			route.path,
		).toEqual(expected.flatMap(({ before, after }) => [before.alt, after.alt]));
		for (const img of pictures) expect(attribute(img, "loading"), route.path).toBe("lazy");
		expect(all(main, ".job .tag--plain").length, route.path).toBe(
			expected.filter(({ sample }) => sample).length,
		);
	}
});

it("news have a list, and a feed that both the list and its pages name", () => {
	const lists = routes.filter(({ kind }) => kind === "news");
	const items = routes.filter(({ kind }) => kind === "newsItem");
	expect(lists.length > 0).toBe(items.length > 0);
	for (const { language, path, file } of lists) {
		const own = items.filter((item) => item.language === language);
		const links = all(pageAt(path).main, ".link-list a").map((link) => attribute(link, "href"));
		expect(links).toEqual(own.map((item) => item.path));
		const feed = readBuilt(file.replace(/html$/, "xml")).toString();
		const url = (at: string) => new URL(basePath + at, business.url).href;
		expect([...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual(
			[path, ...links].map(url),
		);
	}
	for (const { path, root } of pages) {
		const named = all(root, 'link[type="application/atom+xml"]').map((link) =>
			attribute(link, "href"),
		);
		const list = lists.find((one) => `${path}/`.startsWith(`${one.path}/`));
		expect(named, path).toEqual(list ? [`${list.path}.xml`] : []);
	}
});

it("the home page alone verifies the site, with the tokens of the data", () => {
	const { google, bing } = business.verification ?? {};
	for (const { path, root } of pages) {
		const tokens = all(root, 'meta[name="google-site-verification"], meta[name="msvalidate.01"]');
		const expected = routes.some((route) => route.kind === "home" && route.path === path)
			? [google, bing].filter(Boolean)
			: [];
		expect(
			tokens.map((meta) => attribute(meta, "content")),
			path,
		).toEqual(expected);
	}
});
