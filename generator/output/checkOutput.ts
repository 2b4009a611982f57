import { siteAddress } from "../site/links.ts";
import type { OutputPath, Page } from "./output.ts";

type LinkedPage = Pick<Page, "route" | "links" | "ids">;

/**
 * Checks the finished pages against each other before anything is written: every link of ours leads to a file, and every fragment to
 * an element of that page.
 *
 * @param pages every page of the site
 * @param files the paths of all files of the build
 * @param url the site's address
 * @throws BrokenLinks naming the pages and the links, all at once
 */
export function checkOutput(pages: readonly LinkedPage[], files: { has(path: OutputPath): boolean }, url: string): void {
	const { basePath } = siteAddress(url);
	const byPath = new Map<string, LinkedPage>(pages.map((page) => [`${basePath}${page.route.path}`, page]));
	const broken: string[] = [];
	const sound = new Set<string>();
	for (const from of pages) {
		for (const link of from.links) {
			if (sound.has(link) || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) continue;
			const [target = "", fragment] = link.split("#");
			const path = target.replace(/\?.*$/, "");
			const page = path === "" ? from : byPath.get(path);
			// Pages answer at the route table's paths only; what else a link may lead to are files: pictures, the contact card, …
			const file = path.startsWith(`${basePath}/`) && !path.endsWith(".html") ? path.slice(basePath.length + 1) : "";
			if (!page && !files.has(file)) broken.push(`${from.route.path} links to ${link}, and no file of the build answers there.`);
			// A fragment with "=" is for a script, as that of the contact form: no id of ours holds one.
			else if (page && fragment && !fragment.includes("=") && !page.ids.has(decode(fragment)))
				broken.push(`${from.route.path} links to ${link}, and that page has no element with this id.`);
			else if (path !== "") sound.add(link);
		}
	}
	if (broken.length > 0) throw new BrokenLinks(`Broken links:\n${broken.map((line) => `  ${line}`).join("\n")}`);
}

/** Stops a build whose pages don't hang together. Printed without a stack: the mistake is in a page or its data. */
export class BrokenLinks extends Error {
	override readonly name = "BrokenLinks";
}

/** A fragment as an id; one that is no valid encoding stands for itself. */
function decode(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}
