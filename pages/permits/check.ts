import type { Checking, Tell } from "../../site/checking.ts";
import type { PermitsData } from "../../site/schema/pages/permits.ts";
import type { TownPermit } from "../../site/schema/pages/town.ts";
import type { Site } from "../../site/site.ts";

/**
 * Checks that each town has a `permit` if permits.yaml exists, and that no town has one if the file
 * is missing. Also checks that the file has the offices and sources that the towns name.
 */
export function checkPermits(
	{ pages: { permits }, towns, folder }: Site,
	{ report }: Checking,
): void {
	const file = `${folder}/permits.yaml`;
	for (const { id, permit } of towns.values()) {
		const name = `areas/${id}`;
		if (permit && permits) checkNames(name, permit, permits, file, report);
		else if (permit) report("permits-file-missing", name, ["permit"], permit.offices, { file });
		else if (permits)
			report("permit-missing", name, ["permit"], permit, { id: permits.offices[0]?.id, file });
	}
}

function checkNames(
	name: string,
	permit: TownPermit,
	{ offices, sources }: PermitsData,
	file: string,
	report: Tell,
): void {
	for (const [index, office] of permit.offices.entries())
		if (!offices.some(({ id }) => id === office))
			report("permit-office-unknown", name, ["permit", "offices", index], office, { file });
	for (const [index, source] of permit.sources?.entries() ?? [])
		if (!Object.hasOwn(sources, source))
			report("permit-source-unknown", name, ["permit", "sources", index], source, { file });
}
