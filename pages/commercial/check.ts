import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/**
 * The last choice of the contact form: "Other". `form.subject` may name it instead of a service.
 */
const otherSubject = "other";

/**
 * Checks that `form.subject` names a service or "other". Also checks that town-services.yaml has
 * the services of /commercial, because the towns' pages list the services of that file.
 */
export function checkCommercial(
	{ pages: { commercial }, townServices, folder }: Site,
	{ report, refer }: Checking,
): void {
	if (!commercial) return;
	if (commercial.form.subject !== otherSubject)
		refer("services", "commercial", ["form", "subject"], commercial.form.subject);
	const listed = townServices.commercial;
	if (listed.length === 0) {
		report("commercial-services-differ", "town-services", ["commercial"], listed, [
			`the services of ${folder}/commercial.yaml`,
			`List them, because the towns' pages show them too. If the company does no commercial work, remove ${folder}/commercial.yaml and the links to its page.`,
		]);
		return;
	}
	for (const [index, { name }] of commercial.services.items.entries())
		if (!listed.includes(name))
			report(
				"commercial-service-unknown",
				"commercial",
				["services", "items", index, "name"],
				name,
				[
					`one of the commercial services in ${folder}/town-services.yaml`,
					"Copy the name from that file.",
				],
			);
}
