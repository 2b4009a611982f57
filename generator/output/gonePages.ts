import { existsSync, readdirSync } from "node:fs";
import type { Problem } from "../problems.ts";
import type { Site } from "../site/site.ts";
import type { OutputPath } from "./output.ts";

/**
 * Warns of pages that the last build had and this one has not: bookmarks, other sites and search results still lead to them.
 *
 * @param out the output folder as the last build left it, or where none is yet
 * @param files the paths of all files of this build
 * @returns one problem with the first of their paths, and how many more there are; none where redirects stand for all of them
 */
export function findGonePages(out: string, files: ReadonlySet<OutputPath>, { redirects, folder }: Pick<Site, "redirects" | "folder">): readonly Problem[] {
	if (!existsSync(out)) return [];
	const moved = new Set(redirects.map(({ from }) => from.toLowerCase()));
	const gone = readdirSync(out, { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		// Nobody saves the page of an error, or the editor's.
		.filter((file) => file.endsWith(".html") && !/(?:^|\/)(?:\d{3}|index)\.html$/.test(file) && !files.has(file))
		.map((file) => `/${file.slice(0, -".html".length)}`)
		.filter((path) => !moved.has(path))
		.sort();
	const [first] = gone;
	if (first === undefined) return [];
	const parent = first.slice(0, first.lastIndexOf("/"));
	/** As a town that another county has now. */
	const namesake = [...files].find((file) => file.endsWith(`${first.slice(parent.length)}.html`));
	const others = gone.length > 3 ? ` and ${gone.length - 3} more` : "";
	return [
		{
			file: `${folder}/redirects.yaml`,
			got: `no line for ${gone.slice(0, 3).join(", ")}${others}, which the last build had and this one has not`,
			expected: "a line for each page that is gone, as long as links and search results lead to it",
			fix: `Add - { from: ${first}, to: ${namesake ? `/${namesake.slice(0, -".html".length)}` : parent || "/"} }, or another page that serves its visitors. The next build says this no more.`,
		},
	];
}
