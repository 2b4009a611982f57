import { type Checking, filesIn } from "../../site/checking.ts";
import type { DataFile } from "../../site/dataFile.ts";
import { milesBetween } from "../../site/distance.ts";
import { isTownFile } from "../../site/files.ts";
import type { CountyData } from "../../site/schema/pages/county.ts";
import type { TownData } from "../../site/schema/pages/town.ts";
import type { Business } from "../../site/schema/schema.ts";
import type { County, Named, Town, TownId } from "../../site/site.ts";
import type { GatheredFacts } from "./facts.ts";
import { gatherFolder, isSlug } from "./folders.ts";

interface TownFile {
	readonly file: DataFile;
	readonly id: TownId;
	readonly slug: string;
	readonly countySlug: string | undefined;
}

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
	const townFiles = areas.filter(isTownFile).map((file): TownFile => {
		const id = file.name.slice("areas/".length) as TownId;
		const [slug = "", countySlug] = id.split("/").reverse();
		return { file, id, slug, countySlug };
	});
	const countySlugs = countyFiles.map((file) => file.name.slice("areas/".length));
	checkTownFiles(townFiles, countySlugs, checking);
	const idBySlug = new Map(townFiles.map(({ slug, id }) => [slug, id]));
	const towns = townFiles.map((town): Town => {
		const { file, id, slug, countySlug } = town;
		const known = untranslated(id);
		if (known) return known;
		const data = facts.fill<TownData>(file);
		const miles = data.coordinates && Math.round(milesBetween(coordinates, data.coordinates));
		const neighbors = findNeighbors(town, data.nearby, idBySlug, countySlugs, checking);
		return Object.freeze({ ...data, id, slug, countySlug, miles, neighbors });
	});
	const counties = gatherFolder<CountyData>("areas", countyFiles, facts, checking).map((county) => {
		const own = towns.filter(({ countySlug }) => countySlug === county.slug);
		checkCounty(county, own, checking);
		return Object.freeze({ ...county, towns: Object.freeze(sortTowns(own, county.cards)) });
	});
	const alone = towns.filter(({ countySlug }) => countySlug === undefined).sort(byName);
	return {
		counties: Object.freeze(counties) as readonly County[],
		towns: [...counties.flatMap((county) => county.towns), ...alone],
	};
}

function checkTownFiles(
	townFiles: readonly TownFile[],
	countySlugs: readonly string[],
	{ folder, report }: Checking,
): void {
	if (countySlugs.length + townFiles.length === 0)
		report("towns-none", "areas/", [], 0, { folder });
	const idBySlug = new Map<string, TownId>();
	for (const { file, id, countySlug, slug } of townFiles) {
		const other = idBySlug.get(slug);
		if (other) report("town-file-twice", file.name, [], slug, { other });
		idBySlug.set(slug, id);
		if (!id.split("/").every(isSlug))
			report("slug-format", file.name, [], id, { owner: "file or folder" });
		if (countySlug === undefined) {
			if (countySlugs.length > 0)
				report("town-without-county", file.name, [], id, { folder, county: countySlugs[0] });
		} else if (!countySlugs.includes(countySlug))
			report("county-file-missing", file.name, [], id, { folder, countySlug });
	}
}

/**
 * Finds the towns whose slugs a town lists in `nearby`. Accepts a removed town if redirects.yaml
 * has its path in any county, because a slug doesn't tell the county.
 */
function findNeighbors(
	{ file, id }: TownFile,
	nearby: readonly string[],
	idBySlug: ReadonlyMap<string, TownId>,
	countySlugs: readonly string[],
	{ folder, report, countIfRemoved }: Checking,
): readonly TownId[] {
	const possibleCounties = countySlugs.length === 0 ? [undefined] : countySlugs;
	const neighbors = nearby.flatMap((near, index) => {
		const found = idBySlug.get(near);
		const isRemoved = (county: string | undefined) =>
			countIfRemoved(["/areas", county, near].filter(Boolean).join("/"));
		if (!found && possibleCounties.some(isRemoved)) return [];
		if (!found || found === id)
			report("nearby-unknown", file.name, ["nearby", index], near, { folder });
		return found ?? [];
	});
	return Object.freeze(neighbors);
}

function checkCounty(
	{ slug, cards }: Named<CountyData>,
	towns: readonly Town[],
	{ folder, report, countIfRemoved }: Checking,
): void {
	const name = `areas/${slug}`;
	if (towns.length === 0) report("county-without-towns", name, [], 0, { folder, slug });
	const slugs = new Set(towns.map((town) => town.slug));
	cards.forEach((card, index) => {
		if (!slugs.has(card) && !countIfRemoved(`/areas/${slug}/${card}`))
			report("county-card-unknown", name, ["cards", index], card, { folder, slug });
	});
}

function sortTowns(towns: readonly Town[], cards: readonly string[]): readonly Town[] {
	const rank = new Map(cards.map((card, index) => [card, index]));
	const rankOf = (town: Town) => rank.get(town.slug) ?? cards.length;
	return towns.toSorted((one, other) => rankOf(one) - rankOf(other) || byName(one, other));
}

const byName = (one: Town, other: Town): number => (one.name < other.name ? -1 : 1);
