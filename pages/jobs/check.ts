import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

export function checkJobs({ folders }: Site, { refer, referTowns }: Checking): void {
	for (const { slug, town, service } of folders.jobs) {
		referTowns(`jobs/${slug}`, ["town"], town);
		refer("services", `jobs/${slug}`, ["service"], service);
	}
}
