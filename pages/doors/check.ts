import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/** Checks that each style's price is a row of prices.yaml. */
export function checkDoors({ pages: { doors, prices } }: Site, { report }: Checking): void {
	if (!doors) return;
	const rows = prices?.groups.flatMap((group) => group.rows.map(({ id }) => id)) ?? [];
	for (const [index, { price }] of doors.styles.entries())
		if (price !== undefined && !rows.includes(price))
			report("door-price-unknown", "doors", ["styles", index, "price"], price, {
				rows: rows.length > 0 ? rows.join(", ") : undefined,
			});
}
