import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/**
 * Checks the names and ids to which the files of data/symptoms refer, and that no two symptoms have
 * the same id.
 */
export function checkSymptoms({ pages, folders, folder }: Site, { report, refer }: Checking): void {
	const owners = new Map<string, string>();
	const questions = new Set(pages.symptoms?.gate.questions.map(({ id }) => id));
	for (const { slug, gate, rows, related, howtos } of folders.symptoms) {
		const name = `symptoms/${slug}`;
		for (const [index, id] of gate.ask.entries())
			if (pages.symptoms && !questions.has(id))
				report("gate-question-unknown", name, ["gate", "ask", index], id, { folder });
		refer("symptoms", name, ["related"], related);
		refer("how-to", name, ["howtos"], howtos);
		for (const [index, row] of rows.entries()) {
			const at = (field: string) => ["rows", index, field];
			const owner = owners.get(row.id);
			if (owner) report("symptom-id-twice", name, at("id"), row.id, { owner });
			owners.set(row.id, name);
			refer("services", name, at("service"), row.service);
			refer("services", name, at("alsoServices"), row.alsoServices);
			refer("symptoms", name, at("alsoIn"), row.alsoIn);
			refer("how-to", name, at("howto"), row.howto);
		}
	}
}
