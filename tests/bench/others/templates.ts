import { readFileSync } from "node:fs";
import type { PageData } from "./townData.ts";

/**
 * The page, from which each builder's template is made. In body.html, [[value]] is a text and [[raw
 * value]] is HTML, alone in its element. [[for item in list]] and [[end]] have lines for
 * themselves.
 */
const body = readFileSync(new URL("body.html", import.meta.url), "utf8");
const head = `<title>[[town.title]]</title>
<meta name="description" content="[[town.description]]" />
<link rel="canonical" href="[[site.url]][[town.path]]" />
`;
const page = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="stylesheet" href="/site.css" />
${head}</head>
<body>
${body}</body>
</html>
`;

interface Dialect {
	readonly value: (path: string) => string;
	readonly raw: (path: string) => string;
	readonly loop: (item: string, list: string) => string;
	readonly end: string;
}

const translate = (text: string, { value, raw, loop, end }: Dialect): string =>
	text.replaceAll(
		/\[\[(?:for (\w+) in ([\w.]+)|(end)|raw ([\w.]+)|([\w.]+))\]\]/g,
		(_, item?: string, list?: string, isEnd?: string, html?: string, path?: string) => {
			if (item !== undefined && list !== undefined) return loop(item, list);
			if (html !== undefined) return raw(html);
			return isEnd ? end : value(path ?? "");
		},
	);

const nunjucks: Dialect = {
	value: (path) => `{{ ${path} }}`,
	raw: (path) => `{{ ${path} | safe }}`,
	loop: (item, list) => `{% for ${item} in ${list} %}`,
	end: "{% endfor %}",
};
const go: Dialect = {
	value: (path) => `{{ $${path} }}`,
	raw: (path) => `{{ $${path} | safeHTML }}`,
	loop: (item, list) => `{{ range $${item} := $${list} }}`,
	end: "{{ end }}",
};
const literal: Dialect = {
	value: (path) => `\${escape(${path})}`,
	raw: (path) => `\${${path}}`,
	loop: (item, list) => `\${${list}.map((${item}) => \``,
	end: '`).join("")}',
};

/**
 * Returns JSX, which Astro uses too. An attribute or a text with values becomes one expression.
 * @param raw returns the attribute that gives an element its HTML
 */
function jsx(text: string, raw: (path: string) => string): string {
	const expression = (mixed: string): string =>
		`{${/^\[\[[\w.]+\]\]$/.test(mixed) ? mixed.slice(2, -2) : `\`${mixed.replaceAll(/\[\[([\w.]+)\]\]/g, "${$1}")}\``}}`;
	const values = text
		.replaceAll(/>\[\[raw ([\w.]+)\]\]<\/\w+>/g, (_, path: string) => ` ${raw(path)} />`)
		.replaceAll(/="([^"]*\[\[[^"]*)"/g, (_, mixed: string) => `=${expression(mixed)}`)
		.replaceAll(/(?<=>)([^<>\n]*\[\[[^<>\n]*)(?=<)/g, (mixed) => expression(mixed));
	return translate(values, {
		value: (path) => path,
		raw,
		loop: (item, list) => `{${list}.map((${item}) => (`,
		end: "))}",
	});
}

export const nunjucksTemplate = `---
pagination:
  data: towns
  size: 1
  alias: town
permalink: "{{ town.path }}/index.html"
---
${translate(page, nunjucks)}`;

export const goTemplate = `{{ $site := .Site.Data.site }}{{ $town := .Params.town }}${translate(page, go)}`;

export const astroTemplate = `---
import { readFileSync } from "node:fs";
import site from "../../../../site.json";

export const getStaticPaths = () =>
	JSON.parse(readFileSync("towns.json", "utf8")).map((town) => ({ params: { county: town.county, town: town.slug }, props: { town } }));

const { town } = Astro.props;
---
${jsx(page, (path) => `set:html={${path}}`)}`;

/** For Next and React Router: React moves title, description and canonical link into <head>. */
export const reactComponent = `export function TownPage({ site, town }) {
	return (
		<>
${jsx(head + body, (path) => `dangerouslySetInnerHTML={{ __html: ${path} }}`).replaceAll("class=", "className=")}		</>
	);
}
`;

const escapes: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};
const render = new Function(
	"site",
	"town",
	"escape",
	`return \`${translate(page, literal)}\`;`,
) as (...values: unknown[]) => string;

/** Returns the page that the builders' pages are compared with, except for white space. */
export const expectedPage = (site: PageData["site"], town: PageData["towns"][number]): string =>
	render(site, town, (text: string) =>
		text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character),
	);
