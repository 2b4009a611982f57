import type { Site } from "../site/site.ts";
import type { Findings } from "./findings.ts";

/** What permits and prices refer to in other files, and other files in them. */
export function checkAnswers({ permits, prices, towns, services, facts, folder }: Site, { report }: Findings): void {
	const offices = new Set(permits?.offices.map(({ id }) => id));
	for (const { id, permit } of towns.values()) {
		const name = `areas/${id}`;
		if (permit === undefined) {
			if (permits) report(name, ["permit"], permit, "where its permits come from", `Add it, or remove ${folder}/permits.yaml.`);
			continue;
		}
		if (permits === undefined) {
			report(name, ["permit"], permit.offices, `the file ${folder}/permits.yaml, which its offices stand in`, "Restore the file, or remove permit here.");
			continue;
		}
		for (const [index, office] of permit.offices.entries())
			if (!offices.has(office)) report(name, ["permit", "offices", index], office, "the id of an office", `They are in ${folder}/permits.yaml.`);
		for (const [index, source] of permit.sources?.entries() ?? [])
			if (!Object.hasOwn(permits.sources, source))
				report(name, ["permit", "sources", index], source, "the name of a source", `They are in ${folder}/permits.yaml.`);
	}

	const slugs = new Set(services.map(({ slug }) => slug));
	const fix = `Use the name of a file in ${folder}/services, without its ending.`;
	for (const [group, { rows }] of prices?.groups.entries() ?? [])
		for (const [index, row] of rows.entries())
			if ("line" in row && row.line !== undefined && !slugs.has(row.line))
				report("prices", ["groups", group, "rows", index, "line"], row.line, "the slug of a service", fix);
	if (prices) {
		const { share, age } = prices.worksheet.rules;
		// Whatever the language says around them, the numbers are the same.
		const said = { replaceShare: [share * 100], replaceAge: age };
		const mend = `Change one of the two; the other is in ${folder}/facts.yaml.`;
		for (const [fact, numbers] of Object.entries(said))
			if (facts[fact] !== undefined && (facts[fact].match(/\d+/g) ?? []).join() !== numbers.join())
				report("prices", ["worksheet", "rules"], numbers.join(", "), `what {${fact}} says: ${facts[fact]}`, mend);
	}
}
