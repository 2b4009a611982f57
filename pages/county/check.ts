import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/** Checks that each county has a town, and that its cards name towns of its own. */
export function checkCounties(
	{ counties, folder }: Site,
	{ report, countIfRemoved }: Checking,
): void {
	for (const { slug, cards, towns } of counties) {
		const name = `areas/${slug}`;
		if (towns.length === 0) report("county-without-towns", name, [], 0, { folder, slug });
		for (const [index, card] of cards.entries())
			if (!towns.some((town) => town.slug === card) && !countIfRemoved(`/areas/${slug}/${card}`))
				report("county-card-unknown", name, ["cards", index], card, { folder, slug });
	}
}
