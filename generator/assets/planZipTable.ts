import type { ZipTable } from "../../islands/findTownsByZip.ts";
import { contentHash } from "../hash.ts";
import { emergencyWait } from "../site/emergencyWait.ts";
import { formatMinutes } from "../site/formats.ts";
import type { OtherLanguage } from "../site/languages.ts";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import type { AssetBundle, Assets } from "./assets.ts";

/**
 * Plans the JSON table of the ZIP look-up: every ZIP code with its towns, the shortest drive first.
 * @param languageOf returns the language of the page at a URL, if not the language of the table
 */
export function planZipTable(
	site: Pick<Site, "towns" | "pages" | "words">,
	to: Pick<Links, "file" | "town">,
	languageOf: (href: string) => OtherLanguage | undefined = () => undefined,
): AssetBundle<Pick<Assets, "zipTable">> {
	const towns = [...site.towns.values()].sort(
		(one, other) =>
			one.responseMinutes[0] - other.responseMinutes[0] ||
			one.miles - other.miles ||
			(one.id < other.id ? -1 : 1),
	);
	const zips: Record<string, number[]> = {};
	for (const [index, { zips: codes }] of towns.entries()) {
		for (const code of codes) {
			const zip = code.replaceAll(" ", "");
			zips[zip] ??= [];
			zips[zip].push(index);
		}
	}
	const table: ZipTable = {
		towns: towns.map((town) => {
			const href = to.town(town);
			const other = languageOf(href);
			return [
				town.name,
				formatMinutes(town.responseMinutes),
				href,
				emergencyWait(town, site) ?? "",
				...(other === undefined ? ([] as const) : ([other] as const)),
			];
		}),
		zips: Object.fromEntries(Object.entries(zips).sort(([one], [other]) => (one < other ? -1 : 1))),
	};
	const contents = JSON.stringify(table);
	const path = `assets/zips-${contentHash(contents)}.json`;
	return {
		files: [{ path, contents, owner: "the ZIP look-up" }],
		assets: { zipTable: to.file(path) },
	};
}
