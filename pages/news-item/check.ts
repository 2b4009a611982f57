import { z } from "zod";
import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";
import { dayOf } from "./dayOf.ts";

/** Checks that the names of news files begin with a day, and warns of days in the future. */
export function checkNewsItems({ folders, buildDate }: Site, { report, warn }: Checking): void {
	for (const { slug } of folders.news) {
		const day = dayOf(slug);
		if (!z.iso.date().safeParse(day).success || slug === day)
			report("news-name", `news/${slug}`, [], slug, { buildDate });
		else if (day > buildDate)
			warn("date-in-future", `news/${slug}`, [], day, {
				today: buildDate,
				file: slug,
			});
	}
}
