import { planServices } from "../../islands/services/planServices.ts";
import type { Checking } from "../../site/checking.ts";
import type { ContactData } from "../../site/schema/pages/contact.ts";
import type { PrivacyData } from "../../site/schema/pages/privacy-policy.ts";
import type { Business } from "../../site/schema/schema.ts";

/**
 * Composes {formProviderNote} and {servicesNote} from the notes in privacy-policy.md on the form
 * and the outside services. business.yaml and contact.yaml decide which notes apply.
 */
export function privacyFacts({ rawValue, report }: Checking): Readonly<Record<string, string>> {
	const business = rawValue<Business>("business");
	const policy = rawValue<PrivacyData>("privacy-policy");
	const contact = rawValue<ContactData>("contact");
	const noteOn = (list: keyof typeof subjects, name: string): string => {
		const notes: Readonly<Record<string, string | undefined>> = policy[list] ?? {};
		const note = notes[name];
		const subject = subjects[list];
		if (note === undefined)
			report("provider-note-missing", "privacy-policy", [list, name], note, { subject, name });
		return note ?? "";
	};
	const ofForm = [
		noteOn("providerNotes", business.form.provider),
		...(business.attribution ? [noteOn("formNotes", "attribution")] : []),
		...(contact.form.photo ? [noteOn("formNotes", "photo")] : []),
		...(business.whatsApp ? [noteOn("formNotes", "whatsApp")] : []),
	];
	const chosen = planServices(business.outsideServices).map(({ name }) => name);
	if (chosen.length > 0 && !policy.body.includes("{servicesNote}"))
		report("services-note-unused", "privacy-policy", ["body"], undefined, {
			note: "servicesNote",
			services: chosen.join(", "),
		});
	const ofServices = chosen.map((name) => noteOn("serviceNotes", name));
	return {
		formProviderNote: ofForm.join(" "),
		servicesNote: chosen.length > 0 ? ofServices.join(" ") : (policy.serviceNotes?.none ?? ""),
	};
}

const subjects = {
	providerNotes: "the form's provider",
	serviceNotes: "a service outside that pages load",
	formNotes: "what the form sends along",
} as const;
