import type { IslandName } from "../../islands/registry.ts";
import type { Cache } from "../assets/cache.ts";
import type { Vocabulary } from "./criticalCss.ts";
import { createTagMinifier, decodeEntities } from "./minifyTag.ts";

/** A part of a page, whole elements, as visitors get it, and what its tags name. */
export interface Markup {
	readonly html: string;
	/** What selectors can ask for. */
	readonly words: Vocabulary;
	/** Where its links lead, frames and files included, as the page writes them. */
	readonly links: ReadonlySet<string>;
	readonly ids: ReadonlySet<string>;
	readonly islands: ReadonlySet<IslandName>;
	/** Names of icons. */
	readonly icons: ReadonlySet<string>;
	/** Origins of frames. */
	readonly frames: ReadonlySet<string>;
	readonly hasForm: boolean;
}

/** What one start tag gives to its part. */
interface Tag {
	readonly html: string;
	readonly words: readonly string[];
	readonly attributes: ReadonlyMap<string, string>;
}

/** A script or style with its content, which is no HTML; a tag or comment; a text. React writes every < and > of a text or value as an entity. */
const tokens = /(<(script|style)\b[^>]*>)([\s\S]*?)<\/\2>|<[^>]*>|[^<]+/g;
const attributePattern = /\s([^\s=>]+)="([^"]*)"/g;
/** Tags of their own page fill this memory; it starts anew now and then. */
const mostTags = 20_000;

/**
 * Reads what React has rendered, once, tag by tag: minifies it and notes what the rest of the build asks for. The reader remembers
 * tags, most of which stand on page after page; it belongs to the build's context.
 *
 * @returns a function from React's markup of whole elements
 */
export function createMarkupReader(cache: Cache): (markup: string) => Promise<Markup> {
	const minifyTag = createTagMinifier(cache);
	const known = new Map<string, Tag>();
	const readTag = async (tag: string, inDrawing: boolean): Promise<Tag> => {
		const attributes = new Map([...tag.matchAll(attributePattern)].map(([, name = "", value = ""]) => [name.toLowerCase(), plainValue(value)]));
		const words = [`${/^<([^\s>]+)/.exec(tag)?.[1]?.toLowerCase()}`, ...[...attributes.keys()].map((name) => `[${name}]`)];
		for (const name of attributes.get("class")?.split(" ") ?? []) words.push(`.${name}`);
		return { html: await minifyTag(tag, inDrawing), words, attributes };
	};

	return async (markup) => {
		if (known.size > mostTags) known.clear();
		const tags = new Set<Tag>();
		let html = "";
		let inDrawing = false;
		for (const [token, rawStart, rawName, rawContent] of markup.matchAll(tokens)) {
			const start = rawStart ?? token;
			if (!start.startsWith("<")) html += decodeEntities(token);
			else if (start.startsWith("</")) {
				html += start;
				if (start === "</svg>") inDrawing = false;
			} else if (!start.startsWith("<!--")) {
				let tag = known.get(start);
				if (tag === undefined) {
					tag = await readTag(start, inDrawing);
					known.set(start, tag);
				}
				tags.add(tag);
				html += rawName === undefined ? tag.html : `${tag.html}${rawContent}</${rawName}>`;
				if (start.startsWith("<svg")) inDrawing = true;
			}
		}
		return { html, ...gather(tags) };
	};
}

function gather(tags: ReadonlySet<Tag>): Omit<Markup, "html"> {
	const part = {
		words: new Set<string>(),
		links: new Set<string>(),
		ids: new Set<string>(),
		islands: new Set<IslandName>(),
		icons: new Set<string>(),
		frames: new Set<string>(),
		hasForm: false,
	};
	for (const { words, attributes } of tags) {
		for (const word of words) part.words.add(word);
		const link = attributes.get("href") ?? attributes.get("src");
		const id = attributes.get("id");
		const island = attributes.get("data-island");
		if (id !== undefined) part.ids.add(id);
		if (island !== undefined) part.islands.add(island as IslandName);
		if (words[0] === "form") part.hasForm = true;
		if (link === undefined) continue;
		if (words[0] === "use") part.icons.add(link.replace("#icon-", ""));
		else part.links.add(link);
		if (words[0] === "iframe") part.frames.add(new URL(link).origin);
	}
	return part;
}

/** A page's parts as one; the HTML stays in its parts. */
export function joinMarkup(parts: readonly Markup[]): Omit<Markup, "html"> {
	const all = <T>(choose: (part: Markup) => Iterable<T>): ReadonlySet<T> => new Set(parts.flatMap((part) => [...choose(part)]));
	return {
		words: all(({ words }) => words),
		links: all(({ links }) => links),
		ids: all(({ ids }) => ids),
		islands: all(({ islands }) => islands),
		icons: all(({ icons }) => icons),
		frames: all(({ frames }) => frames),
		hasForm: parts.some(({ hasForm }) => hasForm),
	};
}

/** A value as the browser has it: React writes five entities. */
const plainValue = (value: string): string =>
	value.includes("&")
		? value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
		: value;
