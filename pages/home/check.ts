import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/**
 * Checks the towns in the home page's two lists. A list may name a town that was removed and has a
 * redirect (checkNames.ts), but must also name a town with a page.
 */
export function checkHome(site: Site, { report, removed }: Checking): void {
	const [example = "county/town"] = site.towns.keys();
	for (const list of ["serving", "response"] as const) {
		const { towns } = site.pages.home[list];
		if (towns.every((id) => removed.has(`/areas/${id}`)))
			report("home-towns-removed", "home", [list, "towns"], towns, {
				folder: site.folder,
				example,
			});
	}
}
