import { siteAddress } from "../../site/links.ts";
import type { Site } from "../../site/site.ts";
import { decodePercents } from "../escape.ts";
import type { OutputPath, Page } from "../outputFiles.ts";
import { DataProblems, problemOf } from "../problems.ts";

type LinkedPage = Pick<Page, "links" | "ids"> & { readonly route: { readonly path: string } };

/**
 * Checks that every internal link and redirect leads to a page or file, and every fragment to an
 * element.
 * @throws DataProblems with all broken links, each with the first page that has the link
 */
export function checkOutput(
	pages: readonly LinkedPage[],
	files: { has(path: OutputPath): boolean },
	{ business, redirects, folder }: Pick<Site, "business" | "redirects" | "folder">,
): void {
	const { basePath } = siteAddress(business.url);
	const moved = {
		route: { path: `${folder}/redirects.yaml` },
		links: new Set(redirects.map(({ to }) => basePath + to)),
		ids: new Set<string>(),
	};
	const byPath = new Map<string, LinkedPage>(
		pages.map((page) => [`${basePath}${page.route.path}`, page]),
	);
	/**
	 * The broken links by target. A broken link in the footer is on every page, but reported once.
	 */
	const broken = new Map<string, { file: string; expected: string; others: number }>();
	const report = ({ route }: LinkedPage, link: string, expected: string) => {
		const earlier = broken.get(link);
		if (earlier) earlier.others++;
		else broken.set(link, { file: route.path, expected, others: 0 });
	};
	const checkedLinks = new Set<string>();
	for (const from of [moved, ...pages]) {
		for (const link of from.links) {
			if (checkedLinks.has(link) || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) continue;
			const [target = "", fragment] = link.split("#");
			const path = target.replace(/\?.*$/, "");
			const page = path === "" ? from : byPath.get(path);
			// Report links to a page's .html file, because links must use the page's clean URL: most
			// hosts redirect .html to it.
			const isFile = path.startsWith(`${basePath}/`) && !path.endsWith(".html");
			const encoded = isFile ? path.slice(basePath.length + 1) : "";
			const file = decodePercents(encoded) ?? encoded;
			// A fragment with "=", such as "#subject=…" on the contact page, is for a script. No element
			// needs to have that id.
			const id = fragment?.includes("=") ? undefined : fragment;
			if (!page && !files.has(file)) report(from, link, "a link to a page or file of the build");
			else if (page && id && !page.ids.has(decodePercents(id) ?? id))
				report(from, link, "a fragment that is the id of an element there");
			else if (path !== "") checkedLinks.add(link);
		}
	}
	const problems = [...broken].map(([link, { file, expected, others }]) => {
		const more = others === 0 ? "" : `, as on ${others} more ${others === 1 ? "page" : "pages"}`;
		return problemOf("link-broken", file, link + more, { what: expected });
	});
	if (problems.length > 0) throw new DataProblems(problems);
}
