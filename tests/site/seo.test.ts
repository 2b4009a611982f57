import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
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
	readBuilt,
} from "./pages.ts";

// What these files hold is tested in tests/unit/renderSitemap.test.ts and renderContactCard.test.ts.

it("sitemap.xml lists exactly the indexed pages, by their canonical addresses, with their days", () => {
	const entries = readBuilt("sitemap.xml")
		.toString()
		.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g);
	const listed = [...entries].map(([, url = "", day]) => [url, day]);
	const wanted = indexedPages.map((page) => [
		attribute(one(page.root, 'link[rel="canonical"]'), "href"),
		mustHave(page, "WebPage").dateModified,
	]);
	expect(listed.sort()).toEqual(wanted.sort());
});

it("/contact links to the contact card, which has this company's numbers", () => {
	const types = attributes(pageAt("/contact").main, 'a[href="/contact.vcf"]', "type");
	// The link and the hosts give the same type
	// (https://www.rfc-editor.org/rfc/rfc6350#section-10.1).
	expect(types).toEqual(["text/vcard"]);
	expect(contentTypes.vcf).toBe("text/vcard");
	const card = readBuilt("contact.vcf").toString();
	for (const text of [business.phone, business.email]) expect(card).toContain(`:${text}\r\n`);
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
