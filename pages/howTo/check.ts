import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

export function checkHowTos({ folders }: Site, { refer }: Checking): void {
	for (const { slug, branches, services } of folders["how-to"]) {
		refer("symptoms", `how-to/${slug}`, ["branches"], branches);
		refer("services", `how-to/${slug}`, ["services"], services);
	}
}
