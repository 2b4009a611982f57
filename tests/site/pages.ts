import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import * as parse5 from "parse5";
import type { PageRoute } from "../../pages/kinds.ts";
import { formatPhone } from "../../site/formats.ts";
import { siteAddress } from "../../site/links.ts";
import { builtSite, dataFolder } from "../builtSite.ts";
import { business, routes, site } from "../data.ts";

export const { basePath } = siteAddress(business.url);

/** The host of the pictures, or "" for the site itself. */
const imageHost = business.imageHost.replace(/\/+$/, "");

/** Returns the path of a site's or picture's URL as in the route table, without the base path. */
export const pathOf = (address: string): string =>
	imageHost !== "" && address.startsWith(`${imageHost}/`)
		? address.slice(imageHost.length)
		: withoutBase(new URL(address, business.url).pathname);

export const fileOf = (address: string): string => pathOf(address).slice(1);

export const outsideScripts: ReadonlySet<string> = new Set(
	(business.outsideScripts ?? []).map(({ src }) => src),
);

const withoutBase = (address: string): string =>
	address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

export interface BuiltPage {
	/** The canonical path: "/areas/pasco/trinity", or "/404" for 404.html. */
	readonly path: string;
	readonly file: string;
	readonly html: string;
	/** The document with paths as in the route table. links.test.ts checks the base path. */
	readonly root: HTMLElement;
	readonly main: HTMLElement;
}

/** Tested in tests/unit/editingPage.test.ts and tests/browser/admin.test.ts. */
const editingPage = site.admin ? ["admin.html", "admin/**"] : [];

/** Every file of the site, with forward slashes, sorted. */
export const builtFiles: readonly string[] = fastGlob
	.sync("**/*", { cwd: builtSite, dot: true, ignore: editingPage })
	.sort();

/** @throws Error if the build has no such file */
export const readBuilt = (file: string): Buffer => readFileSync(join(builtSite, file));

/** Adds all optional tags, which node-html-parser doesn't add. */
const withOptionalTags = (html: string): string =>
	parse5.serialize(parse5.parse(html, { scriptingEnabled: false }));

/** Every page of the build, parsed once. Redirect pages (data/redirects.yaml) are left out. */
export const pages: readonly BuiltPage[] = builtFiles
	.filter((file) => file.endsWith(".html"))
	.flatMap((file) => {
		const html = readBuilt(file).toString();
		const root = parse(withOptionalTags(html), {
			blockTextElements: { script: true, style: true },
		});
		if (basePath !== "") leaveOutBase(root);
		return root.querySelector('meta[http-equiv="refresh"]')
			? []
			: {
					path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
					file,
					html,
					root,
					main: one(root, "main"),
				};
	});

function leaveOutBase(root: HTMLElement): void {
	for (const element of root.querySelectorAll("[href], [src], [action]"))
		for (const name of ["href", "src", "action"]) {
			const address = element.getAttribute(name);
			if (address !== undefined) element.setAttribute(name, withoutBase(address));
		}
}

/** Pages that search engines must not index. */
export const hiddenPaths: readonly string[] = routes.flatMap(({ source, path }) =>
	["/404", "/500", "/contact/sent"].includes(source) ? path : [],
);
export const indexedPages = pages.filter(({ path }) => !hiddenPaths.includes(path));

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @throws Error if the build has no such page */
export function pageAt(path: string): BuiltPage {
	const page = byPath.get(path);
	if (page === undefined) throw new Error(`The build has no page ${path}.`);
	return page;
}

const routesByPath = new Map<string, PageRoute>(routes.map((route) => [route.path, route]));
export const routeAt = (path: string): PageRoute | undefined => routesByPath.get(path);

/** @throws Error if the selector doesn't match exactly one element */
export function one(root: HTMLElement, selector: string): HTMLElement {
	const found = root.querySelectorAll(selector);
	const [element] = found;
	if (element === undefined || found.length > 1)
		throw new Error(`"${selector}" matches ${found.length} elements, not one.`);
	return element;
}

export const all = (root: HTMLElement, selector: string): readonly HTMLElement[] =>
	root.querySelectorAll(selector);

const inline = new Set(
	"a abbr b bdi cite code em i mark q s small span strong sub sup time tspan u".split(" "),
);
const silent = new Set(["script", "style", "template", "select", "title"]);

/** Returns an element's visible text, a line for each block, with white space normalized. */
export function linesOf(element: HTMLElement): readonly string[] {
	return rawText(element)
		.split("\n")
		.map((line) => line.replace(/\s+/g, " ").trim())
		.filter((line) => line !== "");
}

function rawText(node: Node): string {
	if (node.nodeType === NodeType.TEXT_NODE) return node.text.replace(/\s+/g, " ");
	if (!(node instanceof HTMLElement)) return "";
	const tag = node.rawTagName?.toLowerCase() ?? "";
	if (silent.has(tag)) return "";
	if (tag === "br") return "\n";
	const text = node.childNodes.map(rawText).join("");
	return inline.has(tag) ? text : `\n${text}\n`;
}

export const textOf = (element: HTMLElement): string => linesOf(element).join(" ");

/** Normalizes white space like `textOf`. Some languages use no-break spaces. */
export const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

export const texts = (root: HTMLElement, selector: string): readonly string[] =>
	all(root, selector).map(textOf);

export const attribute = (element: HTMLElement, name: string): string =>
	element.getAttribute(name) ?? "";

/** Returns an attribute of each element that a selector finds. */
export const attributes = (root: HTMLElement, selector: string, name: string): readonly string[] =>
	all(root, selector).map((element) => attribute(element, name));
export const hrefs = (root: HTMLElement, selector = "a"): readonly string[] =>
	attributes(root, selector, "href");

export const metaOf = (page: BuiltPage, name: string): string | undefined =>
	page.root
		.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
		?.getAttribute("content");

export const titleOf = (page: BuiltPage): string => one(page.root, "head > title").text.trim();

/** Returns what a page says to visitors, screen readers and search engines. */
export const allTextOf = (page: BuiltPage): string =>
	[
		titleOf(page),
		metaOf(page, "description") ?? "",
		textOf(page.root),
		...["alt", "title", "aria-label"].flatMap((name) => attributes(page.root, `[${name}]`, name)),
	].join("\n");

export const cssOf = (page: BuiltPage): string =>
	all(page.root, "style")
		.map((style) => style.rawText)
		.join("");

export const addedPaths: readonly string[] = fastGlob
	.sync("{{symptoms,how-to}{,/*},commercial,permits,doors,hurricane,jobs,prices}.yaml", {
		cwd: dataFolder,
	})
	.map((file) => `/${file.replace(/\.yaml$/, "")}`)
	.sort();

/** The phone number as people write it, with the area code in parentheses. */
export const shownPhone = formatPhone(business.phone, site.speech);
