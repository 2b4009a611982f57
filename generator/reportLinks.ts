import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import glob from "fast-glob";

/** An address off the site, and the pages that it stands on. */
export interface OutwardLink {
	readonly url: string;
	/** "link" opens it, "frame" shows it in the page, "form" sends to it, "file" loads it with the page. */
	readonly use: "link" | "frame" | "form" | "file";
	/** Files of the build, sorted. */
	readonly pages: readonly string[];
}

/**
 * Every address off the site that its pages lead to or load from, sorted by use and address.
 *
 * @param pages HTML by file
 * @param origin the site's own origin; links to it are left out
 */
export function listOutwardLinks(pages: ReadonlyMap<string, string>, origin: string): readonly OutwardLink[] {
	const found = new Map<string, { readonly use: OutwardLink["use"]; readonly url: string; readonly pages: Set<string> }>();
	for (const [file, html] of pages) {
		for (const [tag, name = ""] of html.matchAll(/<(a|iframe|form|img|source|script|link)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g)) {
			const use = uses[name] ?? "file";
			for (const [, double, bare] of tag.matchAll(/\s(?:href|src|action)=(?:"([^"]*)"|([^\s>"]+))/g)) {
				const url = (double ?? bare ?? "").replaceAll("&amp;", "&");
				if (!/^(https?:)?\/\//.test(url) || url === origin || url.startsWith(`${origin}/`)) continue;
				const entry = found.get(`${use} ${url}`) ?? { use, url, pages: new Set() };
				entry.pages.add(file);
				found.set(`${use} ${url}`, entry);
			}
		}
	}
	return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { use, url, pages }]) => ({ use, url, pages: [...pages].sort() }));
}

const uses: Readonly<Record<string, OutwardLink["use"]>> = { a: "link", iframe: "frame", form: "form" };

/** The report as a person reads it: a block for each use, an address a line. */
export function formatOutwardLinks(links: readonly OutwardLink[]): string {
	const titles = {
		link: "Links to other sites",
		frame: "Frames of other sites",
		form: "Forms that send to other sites",
		file: "Files loaded from other sites",
	};
	const blocks = (Object.keys(titles) as OutwardLink["use"][]).map((use) => {
		const lines = links.filter((link) => link.use === use).map(({ url, pages }) => `  ${url}  (${pages.length === 1 ? pages[0] : `${pages.length} pages`})`);
		return `${titles[use]}: ${lines.length === 0 ? "none" : `\n${lines.join("\n")}`}`;
	});
	return blocks.join("\n\n");
}

if (process.argv[1]?.endsWith("reportLinks.ts")) {
	const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
	const files = glob.sync("**/*.html", { cwd: values.out }).sort();
	const pages = new Map(files.map((file) => [file, readFileSync(join(values.out, file), "utf8")]));
	const origin = /<link rel="?canonical"? href="?(https:\/\/[^/">\s]+)/.exec(pages.get("index.html") ?? "")?.[1];
	if (origin === undefined) {
		console.error(`${values.out} holds no build. Run "npm run build" first.`);
		process.exitCode = 1;
	} else console.log(formatOutwardLinks(listOutwardLinks(pages, origin)));
}
