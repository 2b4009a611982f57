import { placeKey, type ZipTable } from "../islands/findTowns.ts";
import { emergencyWait } from "../site/emergencyWait.ts";
import { formatMinutes } from "../site/formats.ts";
import type { OtherLanguage } from "../site/languages.ts";
import type { Links } from "../site/links.ts";
import { permitId } from "../site/permitId.ts";
import type { Site, Town, TownId } from "../site/site.ts";
import { states } from "../site/states.ts";
import { fill } from "../site/words.ts";

/**
 * Plans the table of the ZIP look-up: the towns of each ZIP and name, sorted by drive time, the
 * places near each town, and the links below an answer.
 * @param languageOf returns a linked page's language if it differs from the table's language
 * @param near for each town, the keys (`placeKey`) of ZIP codes and places to which it is the
 * nearest town. Keys of the site's own places are left out.
 */
export function planZipTable(
	site: Pick<Site, "business" | "towns" | "pages" | "words">,
	to: Pick<Links, "town" | "page" | "quote">,
	languageOf: (href: string) => OtherLanguage | undefined = () => undefined,
	near: Readonly<Record<TownId, readonly string[]>> = {},
): ZipTable {
	const towns = [...site.towns.values()].sort(
		(one, other) =>
			(one.responseMinutes?.[0] ?? 0) - (other.responseMinutes?.[0] ?? 0) ||
			(one.miles ?? 0) - (other.miles ?? 0) ||
			(one.id < other.id ? -1 : 1),
	);
	const { state } = site.business.address;
	const places = planPlaces(towns);
	const known = Object.keys(places);
	const isOurs = (key: string) =>
		/\d/.test(key) ? known.some((one) => one.startsWith(key) || key.startsWith(one)) : places[key];
	return {
		towns: towns.map((town) => {
			const href = to.town(town);
			const other = languageOf(href);
			return [
				town.name,
				town.responseMinutes ? formatMinutes(town.responseMinutes) : "",
				href,
				emergencyWait(town, site) ?? "",
				permitId(town),
				...(other === undefined ? ([] as const) : ([other] as const)),
			];
		}),
		ways: planWays(site, to, languageOf),
		places,
		near: towns.map(({ id }) => (near[id] ?? []).filter((key) => !isOurs(key)).join(" ")),
		states: [states[state]?.name, state].flatMap((name) => name || []).map(placeKey),
	};
}

/**
 * Plans the links below an answer of the ZIP look-up. In the browser,
 * islands/findTowns.ts replaces {town} and {place} in the links.
 */
function planWays(
	{ words, pages }: Pick<Site, "words" | "pages">,
	to: Pick<Links, "page" | "quote">,
	languageOf: (href: string) => OtherLanguage | undefined,
): ZipTable["ways"] {
	const { permit, visit, message } = words.zipLookup.ways;
	const town = "{town}";
	const quote = to.quote({ message: fill(message, { town }) });
	const ways: ZipTable["ways"] = [
		...(pages.prices ? [[to.page("prices"), words.pages.prices] as const] : []),
		...(pages.permits ? [[`${to.page("permits")}#{place}`, fill(permit, { town })] as const] : []),
		[quote.replace(encodeURIComponent(town), town), fill(visit, { town })],
	];
	return ways.map(([href, label]) => [
		href,
		[label, languageOf(href)?.label].filter(Boolean).join(" "),
	]);
}

/**
 * Lists the towns' indexes by ZIP code, name and neighborhood. Skips a neighborhood that has a
 * town's name.
 */
function planPlaces(towns: readonly Town[]): ZipTable["places"] {
	const places: Record<string, number[]> = {};
	const add = (texts: readonly string[], index: number) => {
		for (const key of new Set(texts.map(placeKey))) places[key] = [...(places[key] ?? []), index];
	};
	for (const [index, { zips, name, alsoKnown }] of towns.entries())
		add([...zips, name, ...alsoKnown], index);
	const named = new Set(Object.keys(places));
	const isNew = (name: string) => !named.has(placeKey(name));
	for (const [index, { neighborhoods }] of towns.entries()) add(neighborhoods.filter(isNew), index);
	return Object.fromEntries(
		Object.entries(places).sort(([one], [other]) => (one < other ? -1 : 1)),
	);
}
