import { readFileSync } from "node:fs";

/**
 * The pages' body, from which each builder's template is made. [[value]] is a text and [[raw value]]
 * is HTML, alone in its element. [[for item in list]] and [[end]] have lines for themselves.
 */
const body = readFileSync(new URL("body.html", import.meta.url), "utf8");

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

/**
 * Returns JSX, which Astro uses too. An attribute or a text with values becomes one expression.
 * @param raw returns the attribute that gives an element its HTML
 */
function jsx(raw: (path: string) => string): string {
	const expression = (mixed: string): string =>
		`{${/^\[\[[\w.]+\]\]$/.test(mixed) ? mixed.slice(2, -2) : `\`${mixed.replaceAll(/\[\[([\w.]+)\]\]/g, "${$1}")}\``}}`;
	const values = body
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

export const nunjucks = translate(body, {
	value: (path) => `{{ ${path} }}`,
	raw: (path) => `{{ ${path} | safe }}`,
	loop: (item, list) => `{% for ${item} in ${list} %}`,
	end: "{% endfor %}",
});

export const go = translate(body, {
	value: (path) => `{{ $${path} }}`,
	raw: (path) => `{{ $${path} | safeHTML }}`,
	loop: (item, list) => `{{ range $${item} := $${list} }}`,
	end: "{{ end }}",
});

export const astro = jsx((path) => `set:html={${path}}`);

export const react = jsx((path) => `dangerouslySetInnerHTML={{ __html: ${path} }}`).replaceAll(
	"class=",
	"className=",
);
