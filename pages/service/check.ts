import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

export function checkService({ offers = [] }: Site, { refer }: Checking): void {
	for (const [index, { services }] of offers.entries())
		refer("services", "offers", [index, "services"], services);
}
