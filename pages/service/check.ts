import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

export function checkService({ offers = [] }: Site, { refer }: Checking): void {
	for (const [index, { services }] of offers.entries())
		refer("services", "offers", [index, "services"], services);
}
