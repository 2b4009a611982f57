import type { IslandName } from "../../islands/registry.ts";
import { attributePattern, decodeEntities, minifyTag } from "./minifyTag.ts";

/** A part of a page, whole elements, as visitors get it, and its start tags. */
interface Markup {
	readonly html: string;
	readonly tags: ReadonlySet<Tag>;
}

/** What one start tag gives to its part. */
interface Tag {
	readonly html: string;
	readonly name: string;
	readonly words: readonly string[];
	readonly id: string | undefined;
	readonly link: string | undefined;
	readonly island: string | undefined;
}

/** Tags of their own page fill this memory; it starts anew now and then. */
const mostTags = 20_000;

/**
 * Reads what React has rendered, once, tag by tag: minifies it and notes what the rest of the build
 * asks for. React writes every < and > of a text or value as an entity, so the next one ends what
 * the last one began. The reader remembers tags, most of which stand on page after page; it belongs
 * to the build's context.
 * @param languageOf the language of the page that a link leads to, where it is another one: the
 * link then says so (`hreflang`), unless it is a part of a drawing, where validators know no such
 * attribute and the page names the same pages beside it
 * @returns a function from React's markup of whole elements
 */
export function createMarkupReader(
	languageOf: (href: string) => string | undefined = () => undefined,
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
		const whole = language === undefined ? tag : `${tag.slice(0, -1)} hreflang="${language}">`;
		return {
			html: minifyTag(whole, inDrawing),
			name,
			words,
			id: plain("id"),
			link: plain("href") ?? plain("src"),
			island: plain("data-island"),
		};
	};

	return (markup) => {
		for (const known of [outside, inDrawings]) if (known.size > mostTags) known.clear();
		const tags = new Set<Tag>();
		let html = "";
		let inDrawing = false;
		for (let at = 0; at < markup.length; ) {
			const start = markup.indexOf("<", at);
			if (start !== at) html += decodeEntities(markup.slice(at, start === -1 ? undefined : start));
			if (start === -1) break;
			at = markup.indexOf(">", start) + 1;
			const token = markup.slice(start, at);
			if (token.startsWith("</")) {
				html += token;
				if (token === "</svg>") inDrawing = false;
			} else if (!token.startsWith("<!--")) {
				const known = inDrawing ? inDrawings : outside;
				let tag = known.get(token);
				if (tag === undefined) {
					// A part of a text keeps the whole of it in memory: what is remembered is a copy.
					const copy = Buffer.from(token).toString();
					tag = readTag(copy, inDrawing);
					known.set(copy, tag);
				}
				tags.add(tag);
				html += tag.html;
				if (tag.name === "svg") inDrawing = true;
				if (tag.name === "script" || tag.name === "style") {
					// What is inside is no HTML.
					const end = markup.indexOf(`</${tag.name}>`, at);
					html += markup.slice(at, end);
					at = end;
				}
			}
		}
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
