import type { Checking } from "../../generator/load/checking.ts";
import type { Site } from "../../generator/site/site.ts";

/**
 * Checks that towns have permits if and only if permits.yaml exists, and that the file has the
 * offices and sources that the permits name.
 */
export function checkPermits(
	{ pages: { permits }, towns, folder }: Site,
	{ report }: Checking,
): void {
	const file = `${folder}/permits.yaml`;
	const offices = new Set(permits?.offices.map(({ id }) => id));
	for (const { id, permit } of towns.values()) {
		const name = `areas/${id}`;
		if (permit === undefined) {
			if (permits)
				report("permit-missing", name, ["permit"], permit, [
					"where its permits come from",
					`Add "permit: { heading: …, offices: [${permits.offices[0]?.id}] }" with ids of ${file}, or remove that file.`,
				]);
			continue;
		}
		if (permits === undefined) {
			report("permits-file-missing", name, ["permit"], permit.offices, [
				`the file ${file}, which its offices stand in`,
				"Restore the file, or remove permit here.",
			]);
			continue;
		}
		for (const [index, office] of permit.offices.entries())
			if (!offices.has(office))
				report("permit-office-unknown", name, ["permit", "offices", index], office, [
					"the id of an office",
					`They are in ${file}.`,
				]);
		for (const [index, source] of permit.sources?.entries() ?? [])
			if (!Object.hasOwn(permits.sources, source))
				report("permit-source-unknown", name, ["permit", "sources", index], source, [
					"the name of a source",
					`They are in ${file}.`,
				]);
	}
}
