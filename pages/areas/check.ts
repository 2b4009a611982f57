import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

/** Checks that the bands of driving time follow one another, and hold every town. */
export function checkAreas(site: Site, { warn }: Checking): void {
	const towns = [...site.towns.values()];
	const bands = site.pages.areas.bands.items.map(({ minutes }) => minutes);
	for (const [index, minutes] of bands.entries()) {
		const end = bands[index - 1]?.[1] ?? 0;
		const one =
			"Let each band begin where the one before it ends: maps show a town by the first that its middle minute is in.";
		if (minutes[0] < end)
			warn(
				"band-gap",
				"areas",
				["bands", "items", index, "minutes"],
				minutes,
				`a band from ${end} minutes on`,
				one,
			);
	}
	const range = (pairs: readonly (readonly [number, number])[]) => [
		Math.min(...pairs.map(([low]) => low)),
		Math.max(...pairs.map(([, high]) => high)),
	];
	const inBands = range(bands).join("–");
	const inTowns = range(towns.map(({ responseMinutes }) => responseMinutes)).join("–");
	const fix = "Correct the bands here, or responseMinutes in the towns.";
	if (towns.length > 0 && inBands !== inTowns)
		warn(
			"bands-differ-from-towns",
			"areas",
			["bands", "items"],
			`${inBands} minutes in all`,
			`what the towns say: ${inTowns} minutes`,
			fix,
		);
}
