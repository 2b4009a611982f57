import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problems.ts";
import { siteAddress } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import type { Output } from "./output.ts";

/**
 * Warns of pages that the last build had and this one has not: bookmarks, other sites and search
 * results still lead to them.
 * What its sitemap lists below this site's address is looked for: a redirect that was taken out, or
 * another company's build, is no page of this one.
 * @param out the output folder as the last build left it, or where none is yet
 * @param output the files of this build
 * @returns one problem with the first of their paths, and how many more there are; none where
 * redirects stand for all of them
 */
export function findGonePages(
	out: string,
	output: Pick<Output, "has" | "keys">,
	{ business, redirects, folder }: Site,
): readonly Problem[] {
	const last = join(out, "sitemap.xml");
	if (!existsSync(last)) return [];
	const { origin, basePath } = siteAddress(business.url);
	const home = `${origin}${basePath}/`;
	const moved = new Set(redirects.map(({ from }) => from.toLowerCase()));
	const gone = [...readFileSync(last, "utf8").matchAll(/<loc>([^<]+)/g)]
		.flatMap(([, url = ""]) =>
			url.startsWith(home) && url !== home ? `/${url.slice(home.length)}` : [],
		)
		.filter((path) => !output.has(`${path.slice(1)}.html`) && !moved.has(path))
		.sort();
	const [first] = gone;
	if (first === undefined) return [];
	const parent = first.slice(0, first.lastIndexOf("/"));
	/** As a town that another county has now. */
	const namesake = [...output.keys()].find((file) =>
		file.endsWith(`${first.slice(parent.length)}.html`),
	);
	const others = gone.length > 3 ? ` and ${gone.length - 3} more` : "";
	return [
		{
			code: "page-gone",
			file: `${folder}/redirects.yaml`,
			got: `no line for ${gone.slice(0, 3).join(", ")}${others}, which the last build had and this one has not`,
			expected: "a line for each page that is gone, as long as links and search results lead to it",
			fix: `Add - { from: ${first}, to: ${namesake ? `/${namesake.slice(0, -".html".length)}` : parent || "/"} }, or another page that serves its visitors. The next build says this no more.`,
		},
	];
}
