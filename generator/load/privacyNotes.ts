import type { Business, PageData } from "../../schema/schema.ts";
import type { DataFile } from "./dataFile.ts";
import type { Findings } from "./findings.ts";

const formNote = "formProviderNote";

/** Facts whose texts are notes in privacy-policy.md on what the company uses. */
export const reservedFacts: readonly string[] = [formNote];

/** Collects the notes of the privacy policy on what business.yaml and contact.yaml choose. */
export function privacyNotes(
	files: ReadonlyMap<string, DataFile>,
	report: Findings["report"],
): ReadonlyMap<string, string> {
	const business = files.get("business")?.value as Business;
	const policy = files.get("privacy-policy")?.value as PageData<"privacy-policy">;
	const noteOn = (list: "providerNotes" | "formNotes", name: string): string => {
		const notes: Readonly<Record<string, string | undefined>> = policy[list] ?? {};
		const note = notes[name];
		if (note === undefined)
			report(
				"provider-note-missing",
				"privacy-policy",
				[list, name],
				note,
				`what the policy says of ${subjects[list]}`,
				`Add the line "${name}: …".`,
			);
		return note ?? "";
	};
	const ofForm = [
		noteOn("providerNotes", business.form.provider),
		...(business.attribution ? [noteOn("formNotes", "attribution")] : []),
	];
	return new Map([[formNote, ofForm.join(" ")]]);
}

const subjects = {
	providerNotes: "the form's provider",
	formNotes: "what the form sends along",
} as const;
