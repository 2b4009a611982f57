import type { IslandName } from "../../islands/registry.ts";
import { escapeHtml } from "../escape.ts";
import type { OtherLanguage } from "../site/languages.ts";

/** A part of a page, whole elements, and its start tags. */
interface Markup {
	readonly html: string;
	readonly tags: ReadonlySet<Tag>;
}

/** What one start tag gives to its part. */
interface Tag {
	readonly html: string;
	/** What stands before the end tag of a link to a page in another language. */
	readonly ending: string;
	readonly name: string;
	readonly words: readonly string[];
	readonly id: string | undefined;
	readonly link: string | undefined;
	readonly island: string | undefined;
}

/**
 * A comment, a script or style with its contents, or a tag. React writes every < and > of a text or
 * value as an entity, so the next > ends a tag.
 */
const tokenPattern = /<!--.*?-->|(<(script|style)\b[^>]*>).*?<\/\2>|<[^>]*>/gs;

/** An attribute as React writes it: double quotes around every value. */
const attributePattern = /\s([^\s=>]+)="([^"]*)"/g;

/**
 * Collects what React's markup names for the rest of the build, and removes React's comments. The
 * reader remembers tags, because most of them stand on page after page; it belongs to the build's
 * context.
 * @param languageOf the language of the page that a link leads to, where that differs from the
 * page's own: the link then gets `hreflang`, and its text ends with the label. A link inside a
 * drawing gets neither, because HTML knows no such attribute there; nor does one that has
 * `hreflang`, because its text names the language.
 * @returns a function from React's markup of whole elements
 */
export function createMarkupReader(
	languageOf: (href: string) => OtherLanguage | undefined = () => undefined,
): (markup: string) => Markup {
	const [outside, inDrawings] = [new Map<string, Tag>(), new Map<string, Tag>()];

	const readTag = (tag: string, inDrawing: boolean): Tag => {
		const name = (/^<([^\s/>]+)/.exec(tag)?.[1] ?? "").toLowerCase();
		const values = new Map<string, string>();
		for (const [, attribute = "", value = ""] of tag.matchAll(attributePattern))
			values.set(attribute.toLowerCase(), value);
		const classes = values.get("class")?.match(/\S+/g) ?? [];
		const words = [
			name,
			...[...values.keys()].map((word) => `[${word}]`),
			...classes.map((word) => `.${word}`),
		];
		const plain = (attribute: string) => plainValue(values.get(attribute));
		const language =
			name === "a" && !inDrawing && !values.has("hreflang")
				? languageOf(plain("href") ?? "")
				: undefined;
		return {
			html: language === undefined ? tag : `${tag.slice(0, -1)} hreflang="${language.code}">`,
			ending: language === undefined ? "" : ` ${escapeHtml(language.label)}`,
			name,
			words,
			id: plain("id"),
			link: plain("href") ?? plain("src"),
			island: plain("data-island"),
		};
	};

	return (markup) => {
		const tags = new Set<Tag>();
		let inDrawing = false;
		let ending = "";
		const html = markup.replace(tokenPattern, (token, startOfRaw?: string) => {
			if (token.startsWith("<!--")) return "";
			if (token === "</svg>") inDrawing = false;
			if (token === "</a>") return `${ending}${token}`;
			if (token.startsWith("</")) return token;
			const known = inDrawing ? inDrawings : outside;
			const start = startOfRaw ?? token;
			const tag = known.get(start) ?? readTag(start, inDrawing);
			known.set(start, tag);
			tags.add(tag);
			if (tag.name === "svg") inDrawing = true;
			if (tag.name === "a") ({ ending } = tag);
			return startOfRaw === undefined ? tag.html : token;
		});
		return { html, tags };
	};
}

/** What parts of a page name together, for the rest of the build. */
export function namesOf(...parts: readonly Markup[]) {
	const names = {
		/** What selectors can ask for: tags ("main"), classes (".faq"), attributes ("[open]"). */
		words: new Set<string>(),
		/** Where its links lead, frames and files included, as the page writes them. */
		links: new Set<string>(),
		ids: new Set<string>(),
		islands: new Set<IslandName>(),
		/** Names of icons. */
		icons: new Set<string>(),
		/** Origins of frames. */
		frames: new Set<string>(),
	};
	for (const { name, words, id, link, island } of new Set(
		parts.flatMap((part) => [...part.tags]),
	)) {
		for (const word of words) names.words.add(word);
		if (id !== undefined) names.ids.add(id);
		if (island !== undefined) names.islands.add(island as IslandName);
		if (link === undefined) continue;
		if (name === "use") names.icons.add(link.replace("#icon-", ""));
		else names.links.add(link);
		if (name === "iframe") names.frames.add(new URL(link).origin);
	}
	return names;
}

/** A value as the browser has it: React writes five entities. */
const plainValue = (value: string | undefined): string | undefined =>
	value?.includes("&")
		? value
				.replaceAll("&lt;", "<")
				.replaceAll("&gt;", ">")
				.replaceAll("&quot;", '"')
				.replaceAll("&#x27;", "'")
				.replaceAll("&amp;", "&")
		: value;
