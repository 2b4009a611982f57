import type { HowToData, SymptomBranchData } from "../../schema/schema.ts";
import type { Site } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { Findings } from "./findings.ts";

/** The form's last subject. It names no service. */
const otherSubject = "other";
const folders = { service: "services", branch: "symptoms", "how-to": "how-to" } as const;

/** Checks references from optional pages to other files, and from other files to optional pages. */
export function checkOptionalPages(
	site: Site,
	files: ReadonlyMap<string, DataFile>,
	{ report, countIfRemoved }: Findings,
): void {
	const { commercial, permits, prices, townServices, towns, facts, folder } = site;
	const filesIn = (room: string) =>
		[...files.values()].filter(({ name }) => name.startsWith(`${room}/`));
	/** A single slug counts as a list of one. */
	const refer = (
		to: keyof typeof folders,
		name: string,
		path: readonly PropertyKey[],
		slugs: readonly string[] | string | undefined,
	) => {
		const room = folders[to];
		const named =
			typeof slugs === "string"
				? [[path, slugs] as const]
				: (slugs ?? []).map((slug, index) => [[...path, index], slug] as const);
		for (const [at, slug] of named) {
			if (files.has(`${room}/${slug}`) || countIfRemoved(`/${room}/${slug}`)) continue;
			const isEmpty = filesIn(room).length === 0;
			const fix = isEmpty
				? `${folder}/${room} has no files: restore them, or remove this.`
				: `Use the name of a file in ${folder}/${room}, without its ending.`;
			report("slug-unknown", name, at, slug, `the slug of a ${to}`, fix);
		}
	};

	for (const [index, { services }] of (site.offers ?? []).entries())
		refer("service", "offers", [index, "services"], services);

	// A folder needs the page above it, and that page needs the folder.
	for (const kind of ["symptoms", "how-to"]) {
		const isEmpty = filesIn(kind).length === 0;
		if (!isEmpty && !files.has(kind))
			report(
				"folder-without-file",
				`${kind}.yaml`,
				[],
				"no such file",
				"the file",
				`Add ${folder}/${kind}.yaml, or remove the folder ${folder}/${kind}.`,
			);
		if (isEmpty && files.has(kind))
			report(
				"folder-empty",
				kind,
				[],
				0,
				`at least one file in ${folder}/${kind}`,
				`Add one, or remove ${folder}/${kind}.yaml.`,
			);
	}

	const owners = new Map<string, string>();
	const gates = new Set(site.symptoms?.page.gate.questions.map(({ id }) => id));
	for (const { name, value } of filesIn("symptoms")) {
		const { gate, rows, related, howtos } = value as SymptomBranchData;
		gate.ask.forEach((id, index) => {
			if (site.symptoms && !gates.has(id))
				report(
					"gate-question-unknown",
					name,
					["gate", "ask", index],
					id,
					"the id of a gate question",
					`They are in ${folder}/symptoms.yaml.`,
				);
		});
		refer("branch", name, ["related"], related);
		refer("how-to", name, ["howtos"], howtos);
		rows.forEach((row, index) => {
			const at = (field: string) => ["rows", index, field];
			const owner = owners.get(row.id);
			if (owner)
				report(
					"symptom-id-twice",
					name,
					at("id"),
					row.id,
					`an id that stands once in all branches (also in ${owner})`,
					"Change one of the two.",
				);
			owners.set(row.id, name);
			refer("service", name, at("service"), row.service);
			refer("service", name, at("alsoServices"), row.alsoServices);
			refer("branch", name, at("alsoIn"), row.alsoIn);
			refer("how-to", name, at("howto"), row.howto);
		});
	}
	for (const { name, value } of filesIn("how-to")) {
		const { branches, services } = value as HowToData;
		refer("branch", name, ["branches"], branches);
		refer("service", name, ["services"], services);
	}

	if (commercial && commercial.form.subject !== otherSubject)
		refer("service", "commercial", ["form", "subject"], commercial.form.subject);
	const listed = commercial ? townServices.commercial : [];
	const remedy = `Write them: towns list them too. Who does no such work removes ${folder}/commercial.yaml, and the links to its page.`;
	if (commercial && listed.length === 0)
		report(
			"commercial-services-differ",
			"town-services",
			["commercial"],
			listed,
			`the services of ${folder}/commercial.yaml`,
			remedy,
		);
	for (const [index, { name }] of listed.length > 0
		? (commercial?.services.items.entries() ?? [])
		: []) {
		const expected = `one of the commercial services in ${folder}/town-services.yaml`;
		if (!listed.includes(name))
			report(
				"commercial-service-unknown",
				"commercial",
				["services", "items", index, "name"],
				name,
				expected,
				"Write it as there.",
			);
	}

	const offices = new Set(permits?.offices.map(({ id }) => id));
	for (const { id, permit } of towns.values()) {
		const name = `areas/${id}`;
		if (permit === undefined) {
			const fix = `Add "permit: { heading: …, offices: [${permits?.offices[0]?.id}] }" with ids of ${folder}/permits.yaml, or remove that file.`;
			if (permits)
				report("permit-missing", name, ["permit"], permit, "where its permits come from", fix);
			continue;
		}
		if (permits === undefined) {
			report(
				"permits-file-missing",
				name,
				["permit"],
				permit.offices,
				`the file ${folder}/permits.yaml, which its offices stand in`,
				"Restore the file, or remove permit here.",
			);
			continue;
		}
		for (const [index, office] of permit.offices.entries())
			if (!offices.has(office))
				report(
					"permit-office-unknown",
					name,
					["permit", "offices", index],
					office,
					"the id of an office",
					`They are in ${folder}/permits.yaml.`,
				);
		for (const [index, source] of permit.sources?.entries() ?? [])
			if (!Object.hasOwn(permits.sources, source))
				report(
					"permit-source-unknown",
					name,
					["permit", "sources", index],
					source,
					"the name of a source",
					`They are in ${folder}/permits.yaml.`,
				);
	}

	for (const [group, { rows }] of prices?.groups.entries() ?? [])
		for (const [index, row] of rows.entries())
			if ("line" in row)
				refer("service", "prices", ["groups", group, "rows", index, "line"], row.line);
	if (prices) {
		const { share, age } = prices.worksheet.rules;
		// Only numbers are compared: the words around them depend on the language.
		const said = { replaceShare: [share * 100], replaceAge: age };
		const fix = `Change one of the two; the other is in ${folder}/facts.yaml.`;
		for (const [fact, numbers] of Object.entries(said))
			if (facts[fact] !== undefined && (facts[fact].match(/\d+/g) ?? []).join() !== numbers.join())
				report(
					"worksheet-rule-differs",
					"prices",
					["worksheet", "rules"],
					numbers.join(", "),
					`what {${fact}} says: ${facts[fact]}`,
					fix,
				);
	}
}
