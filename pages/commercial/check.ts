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
		report("commercial-services-differ", "town-services", ["commercial"], listed, { folder });
		return;
	}
	for (const [index, { name }] of commercial.services.items.entries())
		if (!listed.includes(name))
			report(
				"commercial-service-unknown",
				"commercial",
				["services", "items", index, "name"],
				name,
				{ folder },
			);
}
