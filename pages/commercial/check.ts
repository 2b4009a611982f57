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
	{ pages: { commercial }, services, townServices, folder }: Site,
	{ report }: Checking,
): void {
	if (!commercial) return;
	const { subject } = commercial.form;
	if (subject !== otherSubject && !services.some(({ slug }) => slug === subject))
		report("slug-unknown", "commercial", ["form", "subject"], subject, {
			folder: `${folder}/services`,
		});
	for (const [index, { name }] of commercial.services.items.entries())
		if (!townServices.commercial.includes(name))
			report(
				"commercial-service-unknown",
				"commercial",
				["services", "items", index, "name"],
				name,
				{ folder },
			);
}
