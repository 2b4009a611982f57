import type { Facts, HurricaneData, PermitsData, PricesData } from "../../data/schema.ts";
import type { AnswerPages, Service, Town } from "../site/site.ts";

interface Around {
	readonly towns: readonly Town[];
	readonly services: readonly Service[];
	readonly facts: Facts;
	/** The data folder, for messages. */
	readonly folder: string;
	/** A file's value with its facts. */
	readonly filled: <T>(name: string) => T;
	/** Notes a problem at a field of a file. */
	readonly report: (name: string, path: readonly PropertyKey[], got: unknown, expected: string, fix: string) => void;
}

/**
 * The pages that a company has when their files are there: permits, storms, prices. What refers to what is checked.
 *
 * @param names of every file of the folder: "permits", "areas/pasco/trinity"
 */
export function assembleAnswers(names: ReadonlySet<string>, { towns, services, facts, folder, filled, report }: Around): AnswerPages {
	const permits = names.has("permits") ? filled<PermitsData>("permits") : undefined;
	const hurricane = names.has("hurricane") ? filled<HurricaneData>("hurricane") : undefined;
	const prices = names.has("prices") ? filled<PricesData>("prices") : undefined;

	const offices = new Set(permits?.offices.map(({ id }) => id));
	for (const { id, permit } of towns) {
		const name = `areas/${id}`;
		if (permit === undefined) {
			if (permits) report(name, ["permit"], permit, "where its permits come from", `Add it, or remove ${folder}/permits.yaml.`);
			continue;
		}
		permit.offices.forEach((office, index) => {
			if (!offices.has(office)) report(name, ["permit", "offices", index], office, "the id of an office", `They are in ${folder}/permits.yaml.`);
		});
		permit.sources?.forEach((source, index) => {
			if (permits && !Object.hasOwn(permits.sources, source))
				report(name, ["permit", "sources", index], source, "the name of a source", `They are in ${folder}/permits.yaml.`);
		});
	}

	const slugs = new Set(services.map(({ slug }) => slug));
	prices?.groups.forEach(({ rows }, group) => {
		rows.forEach((row, index) => {
			if ("line" in row && row.line !== undefined && !slugs.has(row.line))
				report(
					"prices",
					["groups", group, "rows", index, "line"],
					row.line,
					"the slug of a service",
					`Use the name of a file in ${folder}/services, without its ending.`,
				);
		});
	});
	if (prices) {
		const { share, age } = prices.worksheet.rules;
		const said = { replaceShare: `${share * 100}%`, replaceAge: `${age[0]} to ${age[1]} years` };
		for (const [fact, words] of Object.entries(said))
			if (facts[fact] !== undefined && facts[fact] !== words)
				report("prices", ["worksheet", "rules"], words, `what {${fact}} says: ${facts[fact]}`, `Change one of the two; the other is in ${folder}/facts.yaml.`);
	}
	return { permits, hurricane, prices };
}
