import { type Checking, filesIn } from "../../site/checking.ts";
import { milesBetween } from "../../site/distance.ts";
import { isTownFile } from "../../site/files.ts";
import type { CountyData } from "../../site/schema/pages/county.ts";
import type { TownData } from "../../site/schema/pages/town.ts";
import type { Business } from "../../site/schema/schema.ts";
import type { County, Town, TownId } from "../../site/site.ts";
import type { GatheredFacts } from "./facts.ts";
import { gatherFolder, isSlug } from "./folders.ts";

/**
 * Gathers the counties in order, each with its towns, and all towns.
 * @param untranslated returns a town of the main language if the translation has no file for it
 */
export function gatherPlaces(
	{ coordinates }: Business,
	facts: GatheredFacts,
	checking: Checking,
	untranslated: (id: TownId) => Town | undefined,
) {
	const areas = filesIn("areas", checking.files);
	const countyFiles = areas.filter((file) => !isTownFile(file));
	const townFiles = areas.filter(isTownFile).map((file) => {
		const id = file.name.slice("areas/".length) as TownId;
		const [slug = "", countySlug] = id.split("/").reverse();
		return { file, id, slug, countySlug };
	});
	const idBySlug = new Map(townFiles.map(({ slug, id }) => [slug, id]));
	const towns = townFiles.map(({ file, id, slug, countySlug }): Town => {
		const known = untranslated(id);
		if (known) return known;
		if (!id.split("/").every(isSlug))
			checking.report("slug-format", file.name, [], id, { owner: "file or folder" });
		const data = facts.fill<TownData>(file);
		const miles = data.coordinates && Math.round(milesBetween(coordinates, data.coordinates));
		const neighbors = Object.freeze(data.nearby.flatMap((near) => idBySlug.get(near) ?? []));
		return Object.freeze({ ...data, id, slug, countySlug, miles, neighbors });
	});
	const counties = gatherFolder<CountyData>("areas", countyFiles, facts, checking).map((county) => {
		const own = towns.filter(({ countySlug }) => countySlug === county.slug);
		return Object.freeze({ ...county, towns: Object.freeze(sortTowns(own, county.cards)) });
	});
	const inCounties = counties.flatMap((county) => county.towns);
	const alone = towns
		.filter(({ countySlug }) => !counties.some(({ slug }) => slug === countySlug))
		.sort(byName);
	return {
		counties: Object.freeze(counties) as readonly County[],
		towns: [...inCounties, ...alone],
	};
}

function sortTowns(towns: readonly Town[], cards: readonly string[]): readonly Town[] {
	const rank = new Map(cards.map((card, index) => [card, index]));
	const rankOf = (town: Town) => rank.get(town.slug) ?? cards.length;
	return towns.toSorted((one, other) => rankOf(one) - rankOf(other) || byName(one, other));
}

const byName = (one: Town, other: Town): number => (one.name < other.name ? -1 : 1);
