import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

export function checkJobs({ folders }: Site, { refer, referTowns }: Checking): void {
	for (const { slug, town, service } of folders.jobs) {
		referTowns(`jobs/${slug}`, ["town"], town);
		refer("services", `jobs/${slug}`, ["service"], service);
	}
}
