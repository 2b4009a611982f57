import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import * as parse5 from "parse5";
import { formatPhone } from "../../generator/site/formats.ts";
import { siteAddress } from "../../generator/site/links.ts";
import type { Route } from "../../generator/site/routes.ts";
import { builtSite, dataFolder } from "../builtSite.ts";
import { business, routes, site } from "../data.ts";

/** What stands before every path of the site: "", or "/repo". */
export const { basePath } = siteAddress(business.url);

/** Where pictures are served from, when not from the site. */
const imageHost = business.imageHost.replace(/\/+$/, "");

/**
 * The path of an address of ours, as the route table has it: what the site, or the host of its
 * images, stands under is left out.
 */
export const pathOf = (address: string): string =>
	imageHost !== "" && address.startsWith(`${imageHost}/`)
		? address.slice(imageHost.length)
		: withoutBase(new URL(address, business.url).pathname);

/** The built file behind an address of ours. */
export const fileOf = (address: string): string => pathOf(address).slice(1);

/** The scripts of services outside that the data asks for (data/business.yaml). */
export const outsideScripts: ReadonlySet<string> = new Set(
	(business.outsideScripts ?? []).map(({ src }) => src),
);

const withoutBase = (address: string): string =>
	address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/** A page as a visitor gets it. */
export interface BuiltPage {
	/** Canonical path: "/areas/pasco/trinity"; "/404" for 404.html. */
	readonly path: string;
	readonly file: string;
	readonly html: string;
	/**
	 * With its addresses as the route table has them; tests/site/links.test.ts asks that the page has
	 * them with what the site stands under.
	 */
	readonly root: HTMLElement;
	readonly main: HTMLElement;
}

/**
 * The editing page is none of the site's, and its files are a package's: tests/unit/admin.test.ts
 * and tests/browser/admin.test.ts look at them.
 */
const editingPage = site.admin ? ["admin.html", "admin/**"] : [];

/** Every file of the site, with forward slashes, sorted. */
export const builtFiles: readonly string[] = fastGlob
	.sync("**/*", { cwd: builtSite, dot: true, ignore: editingPage })
	.sort();

/** @throws Error when the build has no such file */
export const readBuilt = (file: string): Buffer => readFileSync(join(builtSite, file));

/** The same document with every optional tag written out: node-html-parser infers none. */
const withOptionalTags = (html: string): string =>
	parse5.serialize(parse5.parse(html, { scriptingEnabled: false }));

/**
 * Every page of the build, parsed once. What only leads on to another page (data/redirects.yaml) is
 * none.
 */
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

/** The pages that search engines are offered. */
const hidden = new Set<string>(
	routes.flatMap(({ source, path }) =>
		["/404", "/500", "/contact/sent"].includes(source) ? path : [],
	),
);
export const indexedPages: readonly BuiltPage[] = pages.filter(({ path }) => !hidden.has(path));

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @throws Error when the build has no such page */
export function pageAt(path: string): BuiltPage {
	const page = byPath.get(path);
	if (page === undefined) throw new Error(`The build has no page ${path}.`);
	return page;
}

export const routeAt = (path: string): Route | undefined =>
	routes.find((route) => route.path === path);

/** @throws Error when the selector matches nothing, or more than one element */
export function one(root: HTMLElement, selector: string): HTMLElement {
	const found = root.querySelectorAll(selector);
	const [element] = found;
	if (element === undefined || found.length > 1)
		throw new Error(`"${selector}" matches ${found.length} elements, not one.`);
	return element;
}

export const all = (root: HTMLElement, selector: string): readonly HTMLElement[] =>
	root.querySelectorAll(selector);

const inline = new Set([
	"a",
	"abbr",
	"b",
	"bdi",
	"cite",
	"code",
	"em",
	"i",
	"mark",
	"q",
	"s",
	"small",
	"span",
	"strong",
	"sub",
	"sup",
	"time",
	"tspan",
	"u",
]);
const silent = new Set(["script", "style", "template", "select", "title"]);

/**
 * An element's text, a line for each block in it, white space normalised. What no one reads
 * (scripts, styles, options) is left out.
 */
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

/** An element's text on one line. */
export const textOf = (element: HTMLElement): string => linesOf(element).join(" ");

/** A text of the data as `textOf` says it: some languages put spaces that do not break. */
export const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The texts of all elements that a selector matches. */
export const texts = (root: HTMLElement, selector: string): readonly string[] =>
	all(root, selector).map(textOf);

export const attribute = (element: HTMLElement, name: string): string =>
	element.getAttribute(name) ?? "";

/** The content of a meta element, by name or property. */
export const metaOf = (page: BuiltPage, name: string): string | undefined =>
	page.root
		.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
		?.getAttribute("content");

export const titleOf = (page: BuiltPage): string => one(page.root, "head > title").text.trim();

/** The page's CSS, as inlined. */
export const cssOf = (page: BuiltPage): string =>
	all(page.root, "style")
		.map((style) => style.rawText)
		.join("");

/** Paths of the pages that not every company has: each is a file of its data. */
export const addedPaths: readonly string[] = fastGlob
	.sync(
		[
			"symptoms.yaml",
			"symptoms/*.yaml",
			"how-to.yaml",
			"how-to/*.yaml",
			"commercial.yaml",
			"permits.yaml",
			"hurricane.yaml",
			"prices.yaml",
		],
		{
			cwd: dataFolder,
		},
	)
	.map((file) => `/${file.replace(/\.yaml$/, "")}`)
	.sort();

/** As people write it: area code in brackets. */
export const shownPhone = formatPhone(business.phone, site.speech);
