import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

/** Checks the towns and services that jobs name. */
export function checkJobs({ folders }: Site, { refer, referTowns }: Checking): void {
	for (const { slug, town, service } of folders.jobs) {
		referTowns(`jobs/${slug}`, ["town"], town);
		refer("services", `jobs/${slug}`, ["service"], service);
	}
}
