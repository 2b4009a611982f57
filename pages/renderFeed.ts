import { escapeHtml } from "../site/escapeHtml.ts";
import type { Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import type { FeedEntry } from "./kind.ts";

/**
 * Renders a page's entries as an Atom feed (RFC 4287). Entries have a day but no time, so the feed
 * gives noon in the company's time zone.
 * @param file the name of the feed's file: "news.xml"
 */
export function renderFeed(
	route: Pick<Route, "path" | "title" | "description">,
	file: string,
	entries: readonly FeedEntry[],
	{ business, speech }: Pick<Site, "business" | "speech">,
	to: Links,
): string {
	const time = (day: string) => `${day}T12:00:00${utcOffset(day, business.timeZone)}`;
	const text = (name: string, value: string) => `<${name}>${escapeHtml(value)}</${name}>`;
	const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}"/>`;
	const changes = entries.map(({ day, updated }) => updated ?? day).sort();
	const url = to.absolute(route.path);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${speech.language}">`,
		text("id", url),
		text("title", route.title),
		text("subtitle", route.description),
		link("self", new URL(to.file(file), business.url).href),
		link("alternate", url),
		text("updated", time(changes.at(-1) ?? "")),
		`<author>${text("name", business.name)}</author>`,
		...entries.flatMap(({ path, title, description, day, updated }) => [
			"<entry>",
			text("id", to.absolute(path)),
			text("title", title),
			link("alternate", to.absolute(path)),
			text("published", time(day)),
			text("updated", time(updated ?? day)),
			text("summary", description),
			"</entry>",
		]),
		"</feed>\n",
	].join("");
}

function utcOffset(day: string, timeZone: string): string {
	const zone = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
		.formatToParts(Date.parse(`${day}T12:00:00Z`))
		.find(({ type }) => type === "timeZoneName");
	// Some versions of ICU write UTC as "GMT" alone.
	return zone?.value.slice("GMT".length) || "+00:00";
}
