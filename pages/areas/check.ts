import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/** Warns if all bands together span another range than the towns' times: 15–60, not 15–75. */
export function checkAreas({ pages, towns }: Site, { warn }: Checking): void {
	const formatRange = (pairs: readonly (readonly [number, number])[]) =>
		[Math.min(...pairs.map(([low]) => low)), Math.max(...pairs.map(([, high]) => high))].join("–");
	const bands = pages.areas.bands?.items.map(({ minutes }) => minutes) ?? [];
	const known = [...towns.values()].flatMap(({ responseMinutes }) =>
		responseMinutes ? [responseMinutes] : [],
	);
	const [inBands, inTowns] = [formatRange(bands), formatRange(known)];
	if (bands.length > 0 && known.length > 0 && inBands !== inTowns)
		warn("bands-differ-from-towns", "areas", ["bands", "items"], `${inBands} minutes in all`, {
			inTowns,
		});
}
