import type { HowToData, HowTosData, SymptomBranchData, SymptomsData } from "../../data/schema.ts";
import type { Named, Site } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { GatheredFacts } from "./facts.ts";
import type { Findings } from "./findings.ts";
import { gatherFolder } from "./folders.ts";

/** The pages that a company has when their files are there: symptoms, how-tos, commercial doors. What refers to what is checked. */
export function gatherHelp(
	files: ReadonlyMap<string, DataFile>,
	{ services, townServices, folder }: Pick<Site, "services" | "townServices" | "folder">,
	facts: GatheredFacts,
	findings: Findings,
): Pick<Site, "symptoms" | "howTos" | "commercial"> {
	const { report } = findings;
	const { record } = facts;
	const all = [...files.values()];
	/** The files of a folder and the page above them: both, or neither. */
	const collect = <T extends { readonly order: number }>(kind: "symptoms" | "how-to"): readonly Named<T>[] => {
		const pages = gatherFolder<T>(kind, all, facts, findings);
		if (pages.length > 0 && !files.has(kind))
			report(`${kind}.yaml`, [], "no such file", "the file", `Add ${folder}/${kind}.yaml, or remove the folder ${folder}/${kind}.`);
		if (pages.length === 0 && files.has(kind)) report(kind, [], 0, `at least one file in ${folder}/${kind}`, `Add one, or remove ${folder}/${kind}.yaml.`);
		return pages;
	};
	const branches = collect<SymptomBranchData>("symptoms");
	const items = collect<HowToData>("how-to");
	const page = record<SymptomsData | undefined>("symptoms");
	const howTos = record<HowTosData | undefined>("how-to");
	const commercial = record<Site["commercial"]>("commercial");

	const slugsOf = (of: readonly { readonly slug: string }[]) => new Set(of.map(({ slug }) => slug));
	const known = {
		service: { slugs: slugsOf(services), folder: "services" },
		branch: { slugs: slugsOf(branches), folder: "symptoms" },
		"how-to": { slugs: slugsOf(items), folder: "how-to" },
	};
	/** Reports each slug of a list that names nothing; a field with one slug is a list of one. */
	const refer = (to: keyof typeof known, name: string, path: readonly PropertyKey[], slugs: readonly string[] | string | undefined) => {
		const { slugs: found, folder: inside } = known[to];
		const fix =
			found.size > 0 ? `Use the name of a file in ${folder}/${inside}, without its ending.` : `${folder}/${inside} has no files: restore them, or remove this.`;
		const named = typeof slugs === "string" ? [[path, slugs] as const] : (slugs ?? []).map((slug, index) => [[...path, index], slug] as const);
		for (const [at, slug] of named) if (!found.has(slug)) report(name, at, slug, `the slug of a ${to}`, fix);
	};

	const owners = new Map<string, string>();
	const gates = new Set(page?.gate.questions.map(({ id }) => id));
	for (const { slug, gate, rows, related, howtos } of branches) {
		const name = `symptoms/${slug}`;
		gate.ask.forEach((id, index) => {
			if (page && !gates.has(id)) report(name, ["gate", "ask", index], id, "the id of a gate question", `They are in ${folder}/symptoms.yaml.`);
		});
		refer("branch", name, ["related"], related);
		refer("how-to", name, ["howtos"], howtos);
		rows.forEach((row, index) => {
			const at = (field: string) => ["rows", index, field];
			const owner = owners.get(row.id);
			if (owner) report(name, at("id"), row.id, `an id that stands once in all branches (also in ${owner})`, "Change one of the two.");
			owners.set(row.id, name);
			refer("service", name, at("service"), row.service);
			refer("service", name, at("alsoServices"), row.alsoServices);
			refer("branch", name, at("alsoIn"), row.alsoIn);
			refer("how-to", name, at("howto"), row.howto);
		});
	}
	for (const { slug, branches: from, services: of } of items) {
		refer("branch", `how-to/${slug}`, ["branches"], from);
		refer("service", `how-to/${slug}`, ["services"], of);
	}
	if (commercial) {
		if (commercial.form.subject !== otherSubject) refer("service", "commercial", ["form", "subject"], commercial.form.subject);
		commercial.services.items.forEach(({ name }, index) => {
			const expected = `one of the commercial services in ${folder}/town-services.yaml`;
			if (!townServices.commercial.includes(name)) report("commercial", ["services", "items", index, "name"], name, expected, "Write it as there.");
		});
	}
	return {
		symptoms: page && { page, branches },
		howTos: howTos && { page: howTos, items },
		commercial,
	};
}

/** The form's last subject, which is no service. */
const otherSubject = "other";
