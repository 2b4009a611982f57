import { isTownFile } from "../../schema/files.ts";
import { type Business, type CountyData, type TownData, takenIds } from "../../schema/schema.ts";
import { milesBetween } from "../site/distance.ts";
import type { County, Town, TownId } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { GatheredFacts } from "./facts.ts";
import type { Findings } from "./findings.ts";
import { gatherFolder, isSlug, slugRule } from "./folders.ts";
import { redirectHint } from "./redirectHint.ts";

/**
 * Gathers the counties in order, each with its towns, and all towns.
 * @param untranslated returns the main language's town, if a translation has no file for the town
 */
export function gatherPlaces(
	files: readonly DataFile[],
	{ coordinates }: Business,
	folder: string,
	facts: GatheredFacts,
	findings: Findings,
	untranslated: (id: TownId) => Town | undefined,
) {
	const { report, countIfRemoved } = findings;
	const areas = files.filter(({ name }) => name.startsWith("areas/"));
	const countyFiles = areas.filter((file) => !isTownFile(file));
	const townFiles = areas.filter(isTownFile).map((file) => {
		const id = file.name.slice("areas/".length) as TownId;
		const [slug = "", countySlug] = id.split("/").reverse();
		return { file, id, slug, countySlug };
	});
	if (countyFiles.length + townFiles.length === 0)
		report(
			"towns-none",
			"areas/",
			[],
			0,
			"at least one town",
			`Each is a file in ${folder}/areas, or in a county's folder there beside the county's file.`,
		);
	const countySlugs = new Set(countyFiles.map((file) => file.name.slice("areas/".length)));
	const idBySlug = new Map<string, TownId>();
	for (const { file, id, countySlug, slug } of townFiles) {
		const other = idBySlug.get(slug);
		if (other)
			report(
				"town-file-twice",
				file.name,
				[],
				slug,
				`a town's file name that stands once in all counties (also ${other})`,
				"Rename one of the two files.",
			);
		idBySlug.set(slug, id);
		if (!id.split("/").every(isSlug))
			report(
				"slug-format",
				file.name,
				[],
				id,
				slugRule,
				"Rename the file or folder: its name is the page's address.",
			);
		if (countySlug === undefined) {
			const fix = `Move it into ${folder}/${countyFiles[0]?.name}, or another county's folder.`;
			if (countyFiles.length > 0)
				report(
					"town-without-county",
					file.name,
					[],
					id,
					"a town in its county's folder, as this company has counties",
					fix,
				);
		} else if (!countySlugs.has(countySlug))
			report(
				"county-file-missing",
				file.name,
				[],
				id,
				"a county's file beside its folder",
				`Add ${folder}/areas/${countySlug}.yaml, or move the town.`,
			);
	}

	/** The counties in which a removed town may have been. */
	const possibleCounties = countySlugs.size === 0 ? [undefined] : [...countySlugs];
	const towns = townFiles.map(({ file, id, countySlug, slug }): Town => {
		const known = untranslated(id);
		if (known) return known;
		const data = facts.fill<TownData>(file);
		const neighbors = data.nearby.flatMap((near, index) => {
			const found = idBySlug.get(near);
			const pathBelow = (county: string | undefined) =>
				["/areas", county, near].filter(Boolean).join("/");
			if (!found && possibleCounties.some((county) => countIfRemoved(pathBelow(county)))) return [];
			if (!found || found === id) {
				// Data names a removed town only by its slug, so its county is not known.
				const removed = near !== slug && redirectHint(folder, pathBelow(countySlug));
				const hint =
					removed &&
					(countySlugs.size > 1 ? ` ${removed}, with the county that it was in` : ` ${removed}`);
				report(
					"nearby-unknown",
					file.name,
					["nearby", index],
					near,
					"the slug of another town",
					`Use the name of a file in ${folder}/areas, without its ending.${hint || ""}`,
				);
			}
			return found ?? [];
		});
		return Object.freeze({
			...data,
			id,
			slug,
			countySlug,
			miles: Math.round(milesBetween(coordinates, data.coordinates)),
			neighbors: Object.freeze(neighbors),
		});
	});

	const counties = gatherFolder<CountyData>("areas", countyFiles, facts, findings).map(
		(county): County => {
			const { slug, cards } = county;
			const name = `areas/${slug}`;
			if (takenIds.test(slug))
				report(
					"name-reserved",
					name,
					[],
					slug,
					"another name: the page of all areas uses this one itself",
					"Rename the file and its folder.",
				);
			const own = towns.filter(({ countySlug }) => countySlug === slug);
			if (own.length === 0)
				report(
					"county-without-towns",
					name,
					[],
					0,
					"at least one town",
					`Add a town as ${folder}/areas/${slug}/its-name.yaml.`,
				);
			const slugs = new Set(own.map((town) => town.slug));
			cards.forEach((card, index) => {
				if (!slugs.has(card) && !countIfRemoved(`/areas/${slug}/${card}`))
					report(
						"county-card-unknown",
						name,
						["cards", index],
						card,
						`the slug of a town in ${folder}/areas/${slug}`,
						"Correct the slug, or add the town's file.",
					);
			});
			const rank = new Map(cards.map((card, index) => [card, index]));
			const rankOf = (town: Town) => rank.get(town.slug) ?? cards.length;
			return Object.freeze({
				...county,
				towns: Object.freeze(own.sort((a, b) => rankOf(a) - rankOf(b) || byName(a, b))),
			});
		},
	);
	const alone = towns.filter(({ countySlug }) => countySlug === undefined).sort(byName);
	return {
		counties: Object.freeze(counties),
		towns: [...counties.flatMap((county) => county.towns), ...alone],
	};
}

const byName = (one: Town, other: Town): number => (one.name < other.name ? -1 : 1);
