import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";

/**
 * Compares a page's texts and links with the expected ones, and its size without scripts, which may
 * differ by a quarter.
 * @throws Error naming the first difference
 */
export function checkPage(builder: string, html: string, expected: string): void {
	const [got, wanted] = [outline(html), outline(expected)];
	const line = wanted.findIndex((part, index) => part !== got[index]);
	if (line >= 0 || got.length !== wanted.length)
		throw new Error(`${builder}'s page differs: it has ${got[line]}, not ${wanted[line]}.`);
	const ratio = markupSize(html) / markupSize(expected);
	if (Math.abs(ratio - 1) > 0.25)
		throw new Error(`${builder}'s page has ${ratio.toFixed(2)} times the expected size.`);
}

const withoutScripts = (html: string): string =>
	html.replaceAll(/<script\b.*?<\/script>|<!--.*?-->/gs, "");

/** The words and the links of a page's visible part, in their order. */
const outline = (html: string): readonly string[] => {
	const body = parse(withoutScripts(html)).querySelector("body");
	const links = body?.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");
	return [...(body?.structuredText.split(/\s+/) ?? []), ...(links ?? [])];
};

/** The size without scripts, comments and the white space between tags. */
const markupSize = (html: string): number =>
	withoutScripts(html).replaceAll(/>\s+</g, "><").trim().length;

/** Weighs what one page loads, after brotli 11: HTML, stylesheets, scripts with their imports. */
export function weighPage(out: string, page: string): readonly number[] {
	const html = readFileSync(join(out, page), "utf8");
	const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
	const addresses = (selector: string, name: string): string[] =>
		root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
	const styles = addresses("link[rel=stylesheet]", "href");
	// Browsers with modules ignore scripts with nomodule.
	const scripts = addresses("script:not([nomodule])", "src");
	const preloads = addresses("link[rel=modulepreload], link[as=script]", "href");
	const inline = root
		.querySelectorAll("script[type=module]:not([nomodule])")
		.flatMap((script) => staticImports(script.text, posix.join("/", page)));
	const loaded = new Set<string>();
	const load = (address: string): void => {
		const path = address.replace(/[?#].*$/, "");
		if (loaded.has(path)) return;
		loaded.add(path);
		for (const next of staticImports(readFileSync(join(out, path), "utf8"), path)) load(next);
	};
	for (const address of [...scripts, ...preloads, ...inline]) load(address);
	return [compressed(html), sizes(out, new Set(styles)), sizes(out, loaded)];
}

/** Returns the imports by `import … from "./x.js"`, without those by `import("./x.js")`. */
const staticImports = (code: string, from: string): readonly string[] =>
	[...code.matchAll(/(?:\bfrom|\bimport)\s*["']((?:\.{0,2}\/)[^"']+)["']/g)].map(
		([, target = ""]) => posix.resolve(posix.dirname(from), target),
	);

const compressed = (content: string | Uint8Array): number => brotliCompressSync(content).length;
const sizes = (out: string, files: ReadonlySet<string>): number =>
	[...files].reduce(
		(sum, file) => sum + compressed(readFileSync(join(out, file.replace(/[?#].*$/, "")))),
		0,
	);

export function findPage(out: string, path: string): string {
	const file = [`${path}.html`, `${path}/index.html`].find((candidate) =>
		existsSync(join(out, candidate)),
	);
	if (file === undefined) throw new Error(`There is no page ${path} in ${out}.`);
	return file;
}
