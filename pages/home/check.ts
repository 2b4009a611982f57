import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/**
 * Checks the towns in the home page's two lists. A list may name a town that was removed and has a
 * redirect, but must also name a town with a page.
 */
export function checkHome(site: Site, { referTowns, report, removed, anyTown }: Checking): void {
	for (const list of ["serving", "response"] as const) {
		const { towns } = site.pages.home[list];
		referTowns("home", [list, "towns"], towns);
		if (towns.every((id) => removed.has(`/areas/${id}`)))
			report("home-towns-removed", "home", [list, "towns"], towns, {
				folder: site.folder,
				example: anyTown,
			});
	}
}
