import { createHash } from "node:crypto";
import jsQR from "jsqr";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentTypes } from "../../generator/hosts/contentTypes.ts";
import { budgets } from "../../generator/output/budgets.ts";
import { hexOf } from "../../generator/site/colors.ts";
import { formatHourLines } from "../../generator/site/formats.ts";
import { inState, plural } from "../../generator/site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import {
	addedPaths,
	all,
	attribute,
	type BuiltPage,
	basePath,
	builtFiles,
	flat,
	indexedPages,
	linesOf,
	metaOf,
	one,
	pageAt,
	pages,
	pathOf,
	readBuilt,
	shownPhone,
	textOf,
	texts,
	titleOf,
} from "./pages.ts";
import { isNode, type JsonLdNode, unknownTerms } from "./vocabulary.ts";

const routeAt = (path: string) => routes.find((route) => route.path === path);
const townPaths = new Set<string>(
	routes.flatMap(({ kind, path }) => (kind === "town" ? path : [])),
);
const { street, city, state, zip, country } = business.address;
const absolute = (path: string) => `${business.url}${path}`;
/** The built file behind an address of ours. */
const fileAt = (url: string) => pathOf(url).slice(1);
const every = (check: (page: BuiltPage) => unknown, chosen: readonly BuiltPage[] = pages) =>
	Promise.all(chosen.map(check));

describe("head", () => {
	it("has a title and a description on each page that no other page has", () => {
		const unique = (values: readonly (string | undefined)[]) =>
			expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
		unique(pages.map(titleOf));
		unique(pages.map((page) => metaOf(page, "description")));
	});

	it("keeps titles short enough to be read whole, but for the towns' pattern", async () => {
		await every((page) => {
			if (!townPaths.has(page.path))
				expect(titleOf(page).length, titleOf(page)).toBeLessThanOrEqual(65);
			expect(titleOf(page).length).toBeGreaterThan(10);
			const length = metaOf(page, "description")?.length ?? 0;
			expect(length, `description of ${page.path}`).toBeGreaterThan(0);
			expect(length, `description of ${page.path}`).toBeLessThanOrEqual(200);
		});
	});

	it("has a canonical address of its own on indexed pages, and noindex without one on the others", async () => {
		await every((page) => {
			const canonical = all(page.root, 'link[rel="canonical"]').map((link) =>
				attribute(link, "href"),
			);
			const indexed = indexedPages.includes(page);
			expect(canonical).toEqual(
				indexed ? [page.path === "/" ? `${business.url}/` : absolute(page.path)] : [],
			);
			expect(metaOf(page, "robots")).toBe(indexed ? undefined : "noindex");
			expect(metaOf(page, "og:url")).toBe(canonical[0]);
		});
	});

	it("says to link previews what it says to readers", async () => {
		await every((page) => {
			for (const name of ["og:title", "twitter:title"])
				expect(metaOf(page, name)).toBe(titleOf(page));
			for (const name of ["og:description", "twitter:description"])
				expect(metaOf(page, name)).toBe(metaOf(page, "description"));
			expect(metaOf(page, "og:type")).toBe("website");
			expect(metaOf(page, "og:site_name")).toBe(business.name);
			expect(metaOf(page, "og:locale")).toBe(routeAt(page.path)?.language.replace("-", "_"));
			expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
			expect(metaOf(page, "twitter:image")).toBe(metaOf(page, "og:image"));
			expect(metaOf(page, "og:image:alt")).toContain(routeAt(page.path)?.sign.title ?? "");
			expect([metaOf(page, "og:image:width"), metaOf(page, "og:image:height")]).toEqual([
				"1200",
				"630",
			]);
		});
	});

	it("names each meta once, the character set first", async () => {
		await every((page) => {
			const names = all(page.root, "meta[name], meta[property]").map(
				(meta) =>
					`${attribute(meta, "name")}${attribute(meta, "property")}${attribute(meta, "media")}`,
			);
			expect(names).toEqual([...new Set(names)]);
			expect(page.html.indexOf("charset=utf-8")).toBeLessThan(1024);
			expect(metaOf(page, "viewport")).toContain("width=device-width");
			expect(metaOf(page, "viewport")).not.toMatch(/maximum-scale|user-scalable/);
		});
	});

	it("has a theme colour for each scheme", async () => {
		await every((page) => {
			const colors = all(page.root, 'meta[name="theme-color"]');
			expect(colors.map((meta) => attribute(meta, "media"))).toEqual([
				"(prefers-color-scheme: light)",
				"(prefers-color-scheme: dark)",
			]);
			expect(colors.map((meta) => attribute(meta, "content"))).toEqual([
				hexOf(site.theme, "ground", "light"),
				hexOf(site.theme, "ground", "dark"),
			]);
		});
	});

	it("has the keywords of its data", () => {
		for (const { path, keywords } of routes)
			expect(metaOf(pageAt(path), "keywords"), path).toBe(
				keywords.length > 0 ? keywords.join(", ") : undefined,
			);
	});
});

describe("icons and manifest", () => {
	const home = pageAt("/");
	const link = (selector: string) => fileAt(attribute(one(home.root, selector), "href"));

	it("are the same on every page", async () => {
		const icons = (page: BuiltPage) =>
			all(page.root, 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').map(
				(element) => element.outerHTML,
			);
		await every((page) => expect(icons(page)).toEqual(icons(home)));
	});

	it("have the sizes that they claim", async () => {
		const size = async (file: string) => {
			const { width, height, format } = await sharp(readBuilt(file)).metadata();
			return { width, height, format };
		};
		expect(await size(link('link[type="image/svg+xml"]'))).toMatchObject({ format: "svg" });
		expect(await size(link('link[sizes="48x48"]'))).toEqual({
			width: 48,
			height: 48,
			format: "png",
		});
		expect(await size(link('link[rel="apple-touch-icon"]'))).toEqual({
			width: 180,
			height: 180,
			format: "png",
		});
		const manifest = JSON.parse(readBuilt(link('link[rel="manifest"]')).toString());
		for (const icon of manifest.icons.filter(
			({ type }: { type: string }) => type === "image/png",
		)) {
			const [width, height] = icon.sizes.split("x").map(Number);
			expect(await size(fileAt(icon.src)), icon.src).toEqual({ width, height, format: "png" });
		}
	});

	it("has a manifest that a phone can install", () => {
		const manifest = JSON.parse(readBuilt(link('link[rel="manifest"]')).toString());
		expect(manifest).toMatchObject({
			name: business.name,
			short_name: business.shortName,
			start_url: `${basePath}/`,
		});
		const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
		expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
		expect(
			manifest.icons.some(({ purpose }: { purpose?: string }) => purpose?.includes("maskable")),
		).toBe(true);
		for (const { src } of manifest.icons) expect(builtFiles).toContain(fileAt(src));
	});
});

describe("sharing images", () => {
	const imageOf = (page: BuiltPage) => fileAt(metaOf(page, "og:image") ?? "");

	it("are 1200 x 630 PNG or JPEG within the budget", async () => {
		await every(async (page) => {
			expect(metaOf(page, "og:image")).toMatch(/^https:/);
			const image = readBuilt(imageOf(page));
			const { width, height, format } = await sharp(image).metadata();
			expect({ width, height }, page.path).toEqual({ width: 1200, height: 630 });
			expect(["png", "jpeg"]).toContain(format);
			expect(
				image.length,
				`${imageOf(page)} is over by ${image.length - budgets.sharingImage} bytes`,
			).toBeLessThanOrEqual(budgets.sharingImage);
		});
	});

	it("differ from page to page", () => {
		const hashes = new Map<string, string>();
		for (const page of indexedPages) {
			const hash = createHash("sha256")
				.update(readBuilt(imageOf(page)))
				.digest("hex");
			expect(hashes.get(hash), `${page.path} has the image of ${hashes.get(hash)}`).toBeUndefined();
			hashes.set(hash, page.path);
		}
	});
});

const graphOf = (page: BuiltPage): readonly JsonLdNode[] =>
	JSON.parse(one(page.root, 'script[type="application/ld+json"]').rawText)["@graph"];
const nodeOf = (page: BuiltPage, type: string) =>
	graphOf(page).find((node) => node["@type"] === type);
const mustHave = (page: BuiltPage, type: string): JsonLdNode => {
	const node = nodeOf(page, type);
	if (node === undefined) throw new Error(`${page.path} has no ${type} in its graph.`);
	return node;
};
const nodes = (value: unknown): readonly JsonLdNode[] =>
	(Array.isArray(value) ? value : [value]).filter(isNode);
const idOf = (value: unknown): unknown => (isNode(value) ? value["@id"] : undefined);

describe.each(indexedPages.map((page) => [page.path, page] as const))(
	"structured data of %s",
	(path, page) => {
		const source: string = routeAt(path)?.source ?? path;
		const graph = graphOf(page);
		const types = graph.map((node) => node["@type"]);

		it("is one graph in the words of schema.org", () => {
			expect(
				JSON.parse(one(page.root, 'script[type="application/ld+json"]').rawText)["@context"],
			).toBe("https://schema.org");
			expect(graph.flatMap((node) => unknownTerms(node))).toEqual([]);
			expect(types).toEqual(
				expect.arrayContaining(["HomeAndConstructionBusiness", "WebSite", "WebPage"]),
			);
			expect(types).toEqual([...new Set(types)]);
		});

		it("gives each thing one stable id, and refers to no other", () => {
			const ids = graph.map((node) => node["@id"]);
			expect(ids).toEqual([...new Set(ids)]);
			for (const id of ids) expect(id).toMatch(new RegExp(`^${business.url}/[^#]*#[a-z]+$`));
			const references = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
			for (const [, id] of references) expect(ids).toContain(id);
			expect(mustHave(page, "HomeAndConstructionBusiness")["@id"]).toBe(
				`${business.url}/#business`,
			);
			const home = routes.find(
				({ kind, language }) => kind === "home" && language === routeAt(path)?.language,
			)?.path;
			expect(mustHave(page, "WebSite")["@id"]).toBe(`${business.url}${home}#website`);
		});

		it("describes this page", () => {
			const webPage = mustHave(page, "WebPage");
			expect(webPage.url).toBe(attribute(one(page.root, 'link[rel="canonical"]'), "href"));
			expect(webPage.name).toBe(titleOf(page));
			expect(webPage.description).toBe(metaOf(page, "description"));
		});

		it("shows an article by the page's own card", () => {
			for (const article of nodes(nodeOf(page, "Article")))
				expect(article.image).toBe(metaOf(page, "og:image"));
		});

		it("has the breadcrumb that the page shows", () => {
			if (source === "/") return expect(types).not.toContain("BreadcrumbList");
			const items = nodes(mustHave(page, "BreadcrumbList").itemListElement);
			expect(items.length).toBeGreaterThanOrEqual(2);
			expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
			expect(items.map(({ name }) => name)).toEqual(texts(page.main, ".breadcrumbs li"));
			expect(all(page.main, ".breadcrumbs [aria-current=page]").map(textOf)).toEqual([
				items.at(-1)?.name,
			]);
			expect(items.slice(0, -1).map(({ item }) => pathOf(String(item)))).toEqual(
				all(page.main, ".breadcrumbs a").map((link) => attribute(link, "href")),
			);
		});

		it("asks no question that the page doesn't, and answers each as the page does", () => {
			const items = all(page.main, "details").filter((item) => item.querySelector(".fold__answer"));
			// A link says on the page alone which language it leads to.
			const withoutLanguages = (answer: HTMLElement) =>
				all(answer, "a[hreflang]").reduce((text, link) => {
					const words = textOf(link);
					return text.replace(words, words.replace(/ \([^)]*\)$/, ""));
				}, textOf(answer));
			const shown = new Map(
				items.map((item) => [
					textOf(one(item, "summary")),
					withoutLanguages(one(item, ".fold__answer")),
				]),
			);
			const questions = nodes(nodeOf(page, "FAQPage")?.mainEntity).map(({ name, acceptedAnswer }) =>
				[name, nodes(acceptedAnswer)[0]?.text].map((text) => flat(String(text))),
			);
			// The added pages fold more than questions.
			if (addedPaths.includes(source))
				expect([...shown]).toEqual(expect.arrayContaining(questions));
			// Counties and towns are short of bytes, and search engines show no questions any more.
			else if (source.startsWith("/areas/")) expect(questions).toEqual([]);
			else expect(questions).toEqual([...shown]);
		});

		it("is about a service on service, county and town pages, and on that of commercial doors", () => {
			const service = nodeOf(page, "Service");
			const wants = /^\/services\/|^\/areas\/|^\/commercial$/.test(source);
			expect(service !== undefined).toBe(wants);
			if (service === undefined) return;
			expect(idOf(service.provider)).toBe(`${business.url}/#business`);
			const route = routeAt(path);
			if (route?.kind === "town") {
				const { name, unincorporated } = route.town;
				expect(nodes(service.areaServed)).toEqual([
					{ "@type": unincorporated ? "Place" : "City", name: inState(name, siteOf(route)) },
				]);
			} else {
				const kinds = nodes(service.areaServed).map((area) => area["@type"]);
				expect(new Set(kinds)).toEqual(
					new Set([site.counties.length > 0 ? "AdministrativeArea" : "City"]),
				);
			}
		});
	},
);

describe("the business in the structured data", () => {
	const page = pageAt("/");
	const node = mustHave(page, "HomeAndConstructionBusiness");
	const footer = (shown: BuiltPage) => textOf(one(shown.root, "footer"));

	it("has what Google requires and recommends of a local business", () => {
		// https://developers.google.com/search/docs/appearance/structured-data/local-business
		expect(node).toMatchObject({
			name: business.name,
			telephone: business.phone,
			priceRange: business.priceRange,
			url: `${business.url}/`,
		});
		expect(node.address).toEqual({
			"@type": "PostalAddress",
			...(street !== undefined && { streetAddress: street }),
			addressLocality: city,
			...(state !== "" && { addressRegion: state }),
			postalCode: zip,
			addressCountry: country,
		});
		expect(nodes(node.geo).map(({ latitude, longitude }) => [latitude, longitude])).toEqual(
			street === undefined ? [] : [business.coordinates],
		);
		expect(nodes(node.areaServed).map(({ name }) => name)).toEqual(
			(site.counties.length > 0 ? site.counties : [...site.towns.values()]).map((served) =>
				inState(served.name, site),
			),
		);
	});

	it("looks the same on every page, which is a picture and not the page's card", async () => {
		await every((shown) => {
			const { image, logo } = mustHave(shown, "HomeAndConstructionBusiness");
			expect([image, logo]).toEqual([node.image, node.logo]);
		}, indexedPages);
		if (site.pages.home.image) expect(node.image).not.toBe(metaOf(page, "og:image"));
		for (const picture of [node.image, node.logo])
			expect(
				(await sharp(readBuilt(fileAt(String(picture)))).metadata()).width,
			).toBeGreaterThanOrEqual(112);
	});

	it("lists every service in one catalog", () => {
		const catalog = nodes(
			mustHave(pageAt("/services"), "HomeAndConstructionBusiness").hasOfferCatalog,
		)[0];
		expect(
			nodes(catalog?.itemListElement).map(({ itemOffered }) => nodes(itemOffered)[0]?.name),
		).toEqual(site.services.map(({ name }) => name));
	});

	it("has the hours, and the emergency line apart", () => {
		expect(
			nodes(node.openingHoursSpecification).map(({ dayOfWeek, opens }) => [dayOfWeek, opens]),
		).toEqual(business.hours.map(({ days, opens }) => [days, opens]));
		expect(
			nodes(node.contactPoint).map(({ contactType, telephone, availableLanguage }) => [
				contactType,
				telephone,
				availableLanguage,
			]),
		).toEqual(
			business.answersAlways ? [["emergency", business.phone, business.phoneLanguages]] : [],
		);
	});

	it("says nothing that the pages don't show", async () => {
		await every((shown) => {
			const { name, telephone, email, foundingDate } = mustHave(
				shown,
				"HomeAndConstructionBusiness",
			);
			for (const text of [name, email, foundingDate]) expect(footer(shown)).toContain(text);
			expect(telephone).toBe(business.phone);
			expect(footer(shown)).toContain(shownPhone);
			const { speech } = siteOf(routeAt(shown.path) ?? site.speech);
			expect(footer(shown)).toContain(flat(formatHourLines(business.hours, speech).join(" ")));
			expect(footer(shown).includes(flat(speech.words.promises.anyHourHours))).toBe(
				business.answersAlways,
			);
		}, indexedPages);
	});

	it("shows its rating and two reviews only where the page does", async () => {
		const withReviews = indexedPages.filter(
			(shown) => "review" in mustHave(shown, "HomeAndConstructionBusiness"),
		);
		const printed = routes.flatMap(({ kind, path }) =>
			business.rating &&
			business.reviewsInStructuredData &&
			(kind === "home" || kind === "testimonials")
				? path
				: [],
		);
		expect(withReviews.map(({ path }) => path).sort()).toEqual([...printed].sort());
		await every((shown) => {
			const { aggregateRating, review } = mustHave(shown, "HomeAndConstructionBusiness");
			// https://developers.google.com/search/docs/appearance/structured-data/review-snippet
			if (business.rating) {
				const { value, count, scale } = business.rating;
				expect(aggregateRating).toMatchObject({
					ratingValue: value,
					reviewCount: count,
					bestRating: scale,
				});
				const speech = siteOf(routeAt(shown.path) ?? site.speech).speech;
				expect(textOf(shown.main)).toContain(
					plural(speech.words.rating.sentence, count, speech, {
						rating: speech.numbers.format(value),
						scale,
					}),
				);
			} else expect(aggregateRating).toBeUndefined();
			for (const { author, datePublished, reviewBody, reviewRating } of nodes(review)) {
				const card = all(shown.main, ".testimonial").find((testimonial) =>
					textOf(testimonial).includes(String(reviewBody)),
				);
				expect(card, String(reviewBody)).toBeDefined();
				if (card === undefined) continue;
				expect(textOf(card)).toContain(String(nodes(author)[0]?.name));
				expect(attribute(one(card, "time"), "datetime")).toBe(datePublished);
				expect(attribute(one(card, ".stars"), "aria-label")).toContain(
					String(nodes(reviewRating)[0]?.ratingValue),
				);
			}
		}, withReviews);
	});

	it("does not stand on pages that search engines are not offered", () => {
		for (const path of ["/404", "/500", "/contact/sent"])
			expect(all(pageAt(path).root, 'script[type="application/ld+json"]')).toHaveLength(0);
	});
});

describe("sitemap.xml and robots.txt", () => {
	const sitemap = readBuilt("sitemap.xml").toString();
	const entries = [
		...sitemap.matchAll(
			/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?(?:<xhtml:link [^>]*>)*<\/url>/g,
		),
	];

	it("lists exactly the indexed pages, by their canonical addresses", () => {
		expect(sitemap).toMatch(
			/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"[^>]*>(<url>.*?<\/url>)+<\/urlset>$/,
		);
		expect(entries).toHaveLength(sitemap.split("<loc>").length - 1);
		expect(entries.map(([, url]) => url).sort()).toEqual(
			indexedPages.map((page) => attribute(one(page.root, 'link[rel="canonical"]'), "href")).sort(),
		);
	});

	it("has lastmod only where the page's data says when", () => {
		for (const [, url, lastmod] of entries) {
			const { dateModified } = mustHave(pageAt(pathOf(url ?? "")), "WebPage");
			expect(lastmod, url).toBe(dateModified);
			if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		}
		expect(sitemap).not.toMatch(/<priority>|<changefreq>/);
	});

	it("lets everyone in and says where the sitemap is", () => {
		const lines =
			linesOf(pageAt("/sitemap").main).length > 0
				? readBuilt("robots.txt").toString().split("\n").filter(Boolean)
				: [];
		expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${business.url}/sitemap.xml`]);
	});
});

describe("contact card", () => {
	// https://www.rfc-editor.org/rfc/rfc2426 (3.0, which both iOS and Android read)
	const source = () => readBuilt("contact.vcf").toString();
	const card = () =>
		source()
			.replace(/\r\n[ \t]/g, "")
			.split("\r\n")
			.filter(Boolean);
	const value = (name: string) =>
		card().flatMap(
			(line) => new RegExp(`^(?:item\\d+\\.)?${name}(?:;[^:]*)?:(.*)$`, "i").exec(line)?.[1] ?? [],
		);

	it("is a vCard 3.0 with lines of at most 75 bytes", () => {
		expect(
			source()
				.split("\r\n")
				.every((line) => Buffer.byteLength(line) <= 75 && !line.includes("\n")),
		).toBe(true);
		expect([...card().slice(0, 2), card().at(-1)]).toEqual([
			"BEGIN:VCARD",
			"VERSION:3.0",
			"END:VCARD",
		]);
	});

	it("holds the name, the numbers and the address", () => {
		const escaped = (text: string) => text.replace(/[,;\\]/g, "\\$&");
		expect(value("FN")).toEqual([escaped(business.name)]);
		expect(value("N")).toHaveLength(1);
		expect(value("ORG").join()).toContain(escaped(business.name));
		expect(value("TEL")).toEqual([business.phone]);
		expect(value("EMAIL")).toEqual([business.email]);
		expect(value("URL")[0]).toMatch(new RegExp(`^${business.url}/?$`));
		expect(value("ADR")[0]).toContain(
			`;;${[street ?? "", city, state, zip].map(escaped).join(";")};`,
		);
	});

	it("is linked from /contact", () => {
		const links = all(pageAt("/contact").main, 'a[href="/contact.vcf"]');
		// https://www.rfc-editor.org/rfc/rfc6350#section-10.1: what a link says of it, hosts say too.
		expect(links.map((link) => attribute(link, "type"))).toEqual(["text/vcard"]);
		expect(contentTypes.vcf).toBe("text/vcard");
	});
});

it("prints a QR code that dials, on every page", async () => {
	const sheets = new Set(
		pages.map(({ root }) => attribute(one(root, 'link[media="print"]'), "href")),
	);
	expect(sheets.size).toBe(1);
	for (const { path, root } of pages) expect(all(root, ".print-header"), path).toHaveLength(1);
	const styles = readBuilt([...sheets].join("").slice(1)).toString();
	const [, svg = ""] =
		/\.print-header:+after\{content:url\("?data:image\/svg\+xml,([^")]*)/.exec(styles) ?? [];
	const image = sharp(Buffer.from(decodeURIComponent(svg)), { density: 288 }).ensureAlpha();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data.toLowerCase()).toBe(
		`tel:${business.phone}`,
	);
});
