import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";
import { checkAlike } from "./checkAlike.ts";

/** Checks the towns' files, neighbors and texts, and that exactly one town is the base. */
export function checkTowns(site: Site, checking: Checking): void {
	if (site.counties.length + site.towns.size === 0)
		checking.report("towns-none", "areas/", [], 0, { folder: site.folder });
	checkBase(site, checking);
	checkFiles(site, checking);
	checkNeighbors(site, checking);
	checkAlike(site, checking);
}

function checkBase({ towns, business }: Site, { report, warn }: Checking): void {
	const [base, ...otherBases] = [...towns.values()].filter((town) => town.isBase);
	if (!base) report("base-missing", "areas/", [], 0);
	for (const { id } of otherBases)
		report("base-twice", `areas/${id}`, ["isBase"], true, { id: base?.id });
	const { city } = business.address;
	if (base && base.name !== city)
		warn("base-not-office-city", "business", ["address", "city"], city, { name: base.name });
}

function checkFiles({ counties, towns, folder }: Site, { report }: Checking): void {
	const others = new Map<string, string>();
	for (const { id, slug, countySlug } of towns.values()) {
		const other = others.get(slug);
		if (other) report("town-file-twice", `areas/${id}`, [], slug, { other });
		others.set(slug, id);
		if (counties.some((county) => county.slug === countySlug)) continue;
		if (countySlug !== undefined)
			report("county-file-missing", `areas/${id}`, [], id, { folder, countySlug });
		else if (counties[0])
			report("town-without-county", `areas/${id}`, [], id, { folder, county: counties[0].slug });
	}
}

/**
 * Checks the towns' slugs in `nearby`. Accepts a removed town if redirects.yaml has its path in any
 * county, because a slug doesn't tell the county.
 */
function checkNeighbors({ counties, towns, folder }: Site, checking: Checking): void {
	const slugs = new Set([...towns.values()].map(({ slug }) => slug));
	const parents = counties.length === 0 ? ["/areas"] : counties.map(({ slug }) => `/areas/${slug}`);
	const isRemoved = (near: string) =>
		parents.some((parent) => checking.countIfRemoved(`${parent}/${near}`));
	for (const { id, slug, nearby } of towns.values())
		for (const [index, near] of nearby.entries())
			if (near === slug || !(slugs.has(near) || isRemoved(near)))
				checking.report("nearby-unknown", `areas/${id}`, ["nearby", index], near, { folder });
}
