import type { ZipTable } from "../../islands/findTownsByZip.ts";
import type { Assets } from "../../site/assets.ts";
import { emergencyWait } from "../../site/emergencyWait.ts";
import { formatMinutes } from "../../site/formats.ts";
import type { OtherLanguage } from "../../site/languages.ts";
import type { Links } from "../../site/links.ts";
import { permitId } from "../../site/permitId.ts";
import type { Site } from "../../site/site.ts";
import { fill } from "../../site/words.ts";
import { contentHash } from "../hash.ts";
import type { AssetBundle } from "./assets.ts";

/**
 * Plans the links below an answer of the ZIP look-up. In the browser,
 * islands/findTownsByZip.ts replaces {town} and {place} in the links.
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
 * Plans the JSON file of the ZIP look-up. It contains each ZIP's towns, sorted by drive time, and
 * the links below an answer.
 * @param languageOf returns a linked page's language if it differs from the table's language
 */
export function planZipTable(
	site: Pick<Site, "towns" | "pages" | "words">,
	to: Pick<Links, "file" | "town" | "page" | "quote">,
	languageOf: (href: string) => OtherLanguage | undefined = () => undefined,
): AssetBundle<Pick<Assets, "zipTable">> {
	const towns = [...site.towns.values()].sort(
		(one, other) =>
			(one.responseMinutes?.[0] ?? 0) - (other.responseMinutes?.[0] ?? 0) ||
			(one.miles ?? 0) - (other.miles ?? 0) ||
			(one.id < other.id ? -1 : 1),
	);
	const zips: Record<string, number[]> = {};
	for (const [index, { zips: codes }] of towns.entries())
		for (const zip of codes.map((code) => code.replaceAll(" ", ""))) {
			zips[zip] ??= [];
			zips[zip].push(index);
		}
	const table: ZipTable = {
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
		zips: Object.fromEntries(Object.entries(zips).sort(([one], [other]) => (one < other ? -1 : 1))),
	};
	const contents = JSON.stringify(table);
	const path = `assets/zips-${contentHash(contents)}.json`;
	return {
		files: [{ path, contents, owner: "the ZIP look-up" }],
		assets: { zipTable: to.file(path) },
	};
}
