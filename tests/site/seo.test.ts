import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentTypes } from "../../generator/hosts/contentTypes.ts";
import { business } from "../data.ts";
import { mustHave } from "./graph.ts";
import {
	all,
	attribute,
	attributes,
	indexedPages,
	one,
	pageAt,
	pages,
	pathOf,
	readBuilt,
} from "./pages.ts";

const { street, city, state, zip } = business.address;

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
		const lines = readBuilt("robots.txt").toString().split("\n").filter(Boolean);
		expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${business.url}/sitemap.xml`]);
	});
});

describe("contact card", () => {
	// vCard 3.0, which iOS and Android read: https://www.rfc-editor.org/rfc/rfc2426
	const source = readBuilt("contact.vcf").toString();
	const unfolded = source.replace(/\r\n[ \t]/g, "");
	const value = (name: string) => {
		const field = new RegExp(`^(?:item\\d+\\.)?${name}(?:;[^:]*)?:(.*)$`, "i");
		return unfolded.split("\r\n").flatMap((line) => field.exec(line)?.[1] ?? []);
	};

	it("is a vCard 3.0 with lines of at most 75 bytes", () => {
		for (const line of source.split("\r\n")) {
			expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
			expect(line).not.toContain("\n");
		}
		expect(unfolded).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
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
		const types = attributes(pageAt("/contact").main, 'a[href="/contact.vcf"]', "type");
		// The link and the hosts give the same type
		// (https://www.rfc-editor.org/rfc/rfc6350#section-10.1).
		expect(types).toEqual(["text/vcard"]);
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
