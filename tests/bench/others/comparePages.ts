import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type HTMLElement, NodeType, parse } from "node-html-parser";

/** Bytes after brotli 11. */
export interface Weight {
	readonly html: number;
	readonly css: number;
	readonly js: number;
}

/**
 * Compares a page with the expected one: header, main part and footer must have the same tags,
 * classes, links, ids and texts, and the page without scripts must have the same size within a
 * quarter.
 * @throws Error naming the first difference
 */
export function checkPage(builder: string, html: string, expected: string): void {
	const got = outline(html);
	const wanted = outline(expected);
	for (let line = 0; line < Math.max(got.length, wanted.length); line++)
		if (got[line] !== wanted[line])
			throw new Error(
				`${builder}'s page differs: it has ${got[line] ?? "its end"} where ${wanted[line] ?? "its end"} is expected.`,
			);
	const ratio = markupSize(html) / markupSize(expected);
	if (Math.abs(ratio - 1) > 0.25)
		throw new Error(`${builder}'s page has ${ratio.toFixed(2)} times the expected size.`);
}

function outline(html: string): readonly string[] {
	const lines: string[] = [];
	const visit = (element: HTMLElement): void => {
		const { class: names = "", href = "", id = "" } = element.attributes;
		lines.push(`<${element.rawTagName} ${names} ${href} ${id}>`);
		let text = "";
		const flush = (): void => {
			if (text !== "") lines.push(text);
			text = "";
		};
		for (const child of element.childNodes) {
			if (child.nodeType === NodeType.TEXT_NODE) text += child.text.replaceAll(/\s+/g, "");
			else if (child.nodeType === NodeType.ELEMENT_NODE) {
				flush();
				visit(child as HTMLElement);
			}
		}
		flush();
	};
	// The parser takes this bare address for the end of the tag, unlike
	// https://html.spec.whatwg.org/#attribute-value-(unquoted)-state.
	const root = parse(html.replaceAll("href=/>", 'href="/">'));
	for (const part of ["title", "header", "main", "footer"])
		for (const element of root.querySelectorAll(part)) visit(element);
	return lines;
}

/** The size without scripts, comments and the white space between tags. */
const markupSize = (html: string): number =>
	html
		.replaceAll(/<script\b.*?<\/script>|<!--.*?-->/gs, "")
		.replaceAll(/>\s+</g, "><")
		.trim().length;

/** Weighs what one page loads: its HTML, stylesheets, scripts and their static imports. */
export function weighPage(out: string, page: string): Weight {
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
	return { html: compressed(html), css: sizes(out, new Set(styles)), js: sizes(out, loaded) };
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
