import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

/**
 * Checks the two lists of towns on the home page. A list may name a removed town that has a
 * redirect, but not only removed towns.
 */
export function checkHome(site: Site, { referTowns, report, removed, townFix }: Checking): void {
	for (const list of ["serving", "response"] as const) {
		const { towns } = site.pages.home[list];
		referTowns("home", [list, "towns"], towns);
		if (towns.every((id) => removed.has(`/areas/${id}`)))
			report("home-towns-removed", "home", [list, "towns"], towns, [
				"at least one town that has a page",
				townFix,
			]);
	}
}
