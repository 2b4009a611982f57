import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeKey } from "../../islands/findTowns.ts";
import { milesBetween } from "../../site/distance.ts";
import type { Site, TownId } from "../../site/site.ts";
import { type Cache, rememberJson } from "../cache.ts";
import { root } from "../root.ts";

/** The keys (`placeKey`) of the ZIP codes and places that are nearest to each town. */
type NearPlaces = Readonly<Record<TownId, readonly string[]>>;

const maxMiles = 40;

/**
 * Finds the nearest town for each ZIP code within 40 miles of a town's own ZIP code, and for the
 * names of places there that are in the company's state. Finds nothing outside of the United States
 * and Canada, because `zipcodes` has no other countries.
 */
export async function findNearPlaces(
	{ business: { address }, towns }: Pick<Site, "business" | "towns">,
	cache: Cache,
): Promise<NearPlaces> {
	if (address.country !== "US" && address.country !== "CA") return {};
	const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const served = [...towns.values()].map(({ id, zips }) => ({ id, zips }));
	const inputs = ["places 1", dependencies.zipcodes, address.state, served];
	return rememberJson(cache, "places", inputs, async () => {
		const { codes, lookup } = await import("zipcodes");
		const centers = served.flatMap(({ id, zips }) =>
			zips.map((zip) => {
				const { latitude = 0, longitude = 0 } = lookup(zip) ?? {};
				return { id, at: [latitude, longitude] as const };
			}),
		);
		const nearest = new Map<string, { readonly id: TownId; readonly miles: number }>();
		for (const { zip, city, state, latitude, longitude } of Object.values(codes)) {
			const [closest] = centers
				// A place two degrees away is farther than 40 miles.
				.filter(
					({ at: [north, east] }) =>
						Math.abs(north - latitude) < 2 && Math.abs(east - longitude) < 2,
				)
				.map(({ id, at }) => ({ id, miles: milesBetween(at, [latitude, longitude]) }))
				.sort((one, other) => one.miles - other.miles);
			// The table has zeros for places without coordinates.
			if (!closest || !latitude) continue;
			const names = state === address.state ? [city, city.replace(/\bSaint\b/, "St")] : [];
			for (const key of [zip, ...names].map(placeKey))
				if (closest.miles < (nearest.get(key)?.miles ?? maxMiles)) nearest.set(key, closest);
		}
		const keysOf = (id: TownId) =>
			[...nearest].flatMap(([key, closest]) => (closest.id === id ? key : []));
		return Object.fromEntries(served.map(({ id }) => [id, keysOf(id)]));
	});
}
