import type { Checking } from "../../site/checking.ts";
import type { Site } from "../../site/site.ts";

/** Checks that each gate asks known questions, and that no two symptoms have the same id. */
export function checkSymptoms({ pages, folders, folder }: Site, { report }: Checking): void {
	const owners = new Map<string, string>();
	const questions = new Set(pages.symptoms?.gate.questions.map(({ id }) => id));
	for (const { slug, gate, rows } of folders.symptoms) {
		const name = `symptoms/${slug}`;
		for (const [index, id] of gate.ask.entries())
			if (pages.symptoms && !questions.has(id))
				report("gate-question-unknown", name, ["gate", "ask", index], id, { folder });
		for (const [index, row] of rows.entries()) {
			const owner = owners.get(row.id);
			if (owner) report("symptom-id-twice", name, ["rows", index, "id"], row.id, { owner });
			owners.set(row.id, name);
		}
	}
}
