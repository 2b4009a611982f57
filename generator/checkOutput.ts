import type { Output } from "./output.ts";
import type { Route } from "./routes.ts";

/**
 * Checks the finished pages against each other, in memory, before anything is written: every link of ours leads to a
 * file, and every fragment to an element of that page.
 *
 * @param output all files of the build
 * @param routes the route table
 * @param url the site's address; its path, if any, stands before every link ("/repo")
 * @throws Error naming the pages and the links, all at once
 */
export function checkOutput(output: Output, routes: readonly Route[], url: string): void {
	const basePath = new URL(url).pathname.replace(/\/+$/, "");
	const fileOf = new Map<string, string>(routes.map((route) => [`${basePath}${route.path}`, route.file]));
	const idsOf = new Map<string, ReadonlySet<string>>();
	const ids = (file: string): ReadonlySet<string> => {
		let known = idsOf.get(file);
		if (known === undefined) {
			known = new Set([...textOf(output, file).matchAll(/\sid="?([^"\s>]+)/g)].flatMap(([, id]) => id ?? []));
			idsOf.set(file, known);
		}
		return known;
	};
	const broken: string[] = [];
	const checked = new Set<string>();
	for (const route of routes) {
		const html = textOf(output, route.file);
		for (const [, double, bare] of html.matchAll(/\s(?:href|src)=(?:"([^"]*)"|([^\s>"]+))/g)) {
			const link = (double ?? bare ?? "").replaceAll("&amp;", "&");
			const [path = "", fragment] = link.split("#");
			if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith("//")) continue;
			if (path !== "" && checked.has(link)) continue;
			const target = path.replace(/\?.*$/, "");
			const page = path === "" ? route.file : fileOf.get(target);
			// Pages answer at the route table's paths only; what else a link may lead to are files: pictures, the contact card, …
			const file = page ?? (target.startsWith(`${basePath}/`) && !target.endsWith(".html") ? target.slice(basePath.length + 1) : "");
			if (!output.has(file)) broken.push(`${route.path} links to ${link}, and no file of the build answers there.`);
			else if (fragment && page && !ids(file).has(decodeURIComponent(fragment)))
				broken.push(`${route.path} links to ${link}, and that page has no element with this id.`);
			else if (path !== "") checked.add(link);
		}
	}
	if (broken.length > 0) throw new Error(`Broken links:\n${broken.map((line) => `  ${line}`).join("\n")}`);
}

const decoder = new TextDecoder();

function textOf(output: Output, file: string): string {
	const contents = output.get(file);
	if (contents === undefined) throw new Error(`The route table names ${file}, and the build has no such file.`);
	return typeof contents === "string" ? contents : decoder.decode(contents);
}
