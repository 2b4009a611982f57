import type { Checking } from "../../site/checking.ts";
import { priceRow } from "../../site/priceRow.ts";
import type { Site } from "../../site/site.ts";

/** Checks that each job's price is a row of prices.yaml. */
export function checkJobs({ folders, pages }: Site, { report }: Checking): void {
	for (const { slug, price } of folders.jobs)
		if (price !== undefined && !priceRow(pages.prices, price))
			report("job-price-unknown", `jobs/${slug}`, ["price"], price);
}
