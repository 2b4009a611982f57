import type { IslandName } from "../../islands/registry.ts";
import { escapeHtml } from "../../site/escapeHtml.ts";
import type { OtherLanguage } from "../../site/languages.ts";
import { memoize } from "../../site/memoize.ts";

export interface Markup {
	readonly html: string;
	/** Each tag once, in the order in which the tags first occur. */
	readonly tags: ReadonlySet<Tag>;
	/** The outermost element's first child that contains a late class. */
	readonly late: Child | undefined;
}

/** A child of the outermost element: the position of its start tag in `html`. */
interface Child {
	readonly start: number;
	readonly end: number;
	/** How many of `tags` occur before the child. */
	readonly tagsBefore: number;
}

interface Tag {
	readonly html: string;
	/** Text for the end of a link to a page in another language: " (en inglés)". Otherwise empty. */
	readonly ending: string;
	readonly name: string;
	readonly words: readonly string[];
	readonly id: string | undefined;
	readonly link: string | undefined;
	readonly island: string | undefined;
	readonly hasContent: boolean;
	readonly isLate: boolean;
}

/** Matches a comment, a script or style with its content, or a tag. React escapes other < and >. */
const tokenPattern = /<!--.*?-->|(<(script|style)\b[^>]*>).*?<\/\2>|<[^>]*>/gs;

/** Matches the end of an SVG element without content. React writes an end tag instead of "/>". */
const emptyShape = /><\/(?:circle|path|rect|use)>/g;

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Matches an attribute with a value. React always uses double quotes. */
const attributePattern = /\s([^\s=>]+)="([^"]*)"/g;

/**
 * Creates a reader that removes comments from React's markup and collects its tags. Tags are
 * memoized, because most repeat on many pages.
 * @param languageOf returns the language of a link's target, or undefined for the page's language.
 * A link to another language gets `hreflang` and a label such as "(en inglés)", unless the link is
 * in an SVG or has `hreflang` already.
 * @returns a function that reads markup. The markup must consist of whole elements.
 */
export function createMarkupReader(
	languageOf: (href: string) => OtherLanguage | undefined = () => undefined,
	lateClasses: ReadonlySet<string> = new Set(),
): (markup: string) => Markup {
	const readTag = createTagReader(languageOf, lateClasses);
	const readOutside = memoize((tag) => readTag(tag, false));
	const readInDrawing = memoize((tag) => readTag(tag, true));

	return (markup) => {
		const tags = new Set<Tag>();
		let html = "";
		let inDrawing = false;
		let ending = "";
		let depth = 0;
		let child: Child = { start: 0, end: 0, tagsBefore: 0 };
		let late: Child | undefined;
		const readToken = (token: string, start: number, rawStartTag?: string): string => {
			if (token.startsWith("<!--")) return "";
			if (token.startsWith("</")) {
				depth -= 1;
				if (token === "</svg>") inDrawing = false;
				return token === "</a>" ? `${ending}${token}` : token;
			}
			const tag = (inDrawing ? readInDrawing : readOutside)(rawStartTag ?? token);
			if (rawStartTag === undefined && tag.hasContent) {
				depth += 1;
				if (depth === 2) child = { start, end: start + tag.html.length, tagsBefore: tags.size };
				if (depth >= 2 && tag.isLate) late ??= child;
			}
			tags.add(tag);
			if (tag.name === "svg") inDrawing = true;
			if (tag.name === "a") ({ ending } = tag);
			return rawStartTag === undefined ? tag.html : token;
		};
		const text = markup.replace(emptyShape, "/>");
		let read = 0;
		for (const { 0: token, 1: rawStartTag, index } of text.matchAll(tokenPattern)) {
			const written = readToken(token, html.length + index - read, rawStartTag);
			if (written === token) continue;
			html += text.slice(read, index) + written;
			read = index + token.length;
		}
		return { html: html + text.slice(read), tags, late };
	};
}

const createTagReader =
	(languageOf: (href: string) => OtherLanguage | undefined, lateClasses: ReadonlySet<string>) =>
	(tag: string, inDrawing: boolean): Tag => {
		const name = (/^<([^\s/>]+)/.exec(tag)?.[1] ?? "").toLowerCase();
		const values = new Map<string, string>();
		for (const [, attribute = "", value = ""] of tag.matchAll(attributePattern))
			values.set(attribute.toLowerCase(), value);
		const classes = values.get("class")?.match(/\S+/g) ?? [];
		const attributes = [...values.keys()].map((word) => `[${word}]`);
		const plain = (attribute: string) => decodeEntities(values.get(attribute));
		const isLink = name === "a" && !inDrawing && !values.has("hreflang");
		const language = isLink ? languageOf(plain("href") ?? "") : undefined;
		const words = [name, ...attributes, ...classes.map((word) => `.${word}`)];
		if (language !== undefined) words.push("small");
		return {
			html: language === undefined ? tag : `${tag.slice(0, -1)} hreflang="${language.code}">`,
			ending: language === undefined ? "" : ` <small>${escapeHtml(language.label)}</small>`,
			name,
			words,
			id: plain("id"),
			link: plain("href") ?? plain("src"),
			island: plain("data-island"),
			hasContent: !tag.endsWith("/>") && !voidElements.test(name),
			isLate: classes.some((one) => lateClasses.has(one)),
		};
	};

export function namesOf(...fragments: readonly Pick<Markup, "tags">[]) {
	const names = {
		words: new Set<string>(),
		links: new Set<string>(),
		ids: new Set<string>(),
		islands: new Set<IslandName>(),
		icons: new Set<string>(),
		frames: new Set<string>(),
	};
	for (const { name, words, id, link, island } of fragments.flatMap(({ tags }) => [...tags])) {
		for (const word of words) names.words.add(word);
		if (id !== undefined) names.ids.add(id);
		if (island !== undefined) names.islands.add(island as IslandName);
		if (link === undefined) continue;
		if (name === "use" && link.startsWith("#icon-")) names.icons.add(link.slice("#icon-".length));
		else names.links.add(link);
		if (name === "iframe") names.frames.add(new URL(link).origin);
	}
	return names;
}

const entities = new Map(
	Object.entries({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" }),
);

const decodeEntities = (value: string | undefined): string | undefined =>
	value?.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities.get(entity) ?? entity);
