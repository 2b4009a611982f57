import { schemaFor } from "../../schema/files.ts";
import { type Field, fieldsOf } from "../../schema/roles.ts";
import type { Site } from "./site.ts";

/** A value of the data, and its file's name in data/ without ending: "services/emergency". */
export interface DataField extends Field {
	readonly name: string;
}

/** Every value of the data that pages are made from, with its place and its roles. */
export function* dataFields(site: Site): Generator<DataField> {
	for (const [name, file] of dataFiles(site))
		for (const field of fieldsOf(schemaFor(name, file), file)) yield { ...field, name };
}

/** What each file holds, with {facts} filled in. */
function* dataFiles(site: Site): Generator<readonly [name: string, file: unknown]> {
	const { business, words, team, certifications, commercial, permits, hurricane, prices } = site;
	yield* Object.entries(site.pages);
	yield* Object.entries({ business, words, team, certifications });
	yield ["town-services", site.townServices];
	yield* Object.entries({ commercial, permits, hurricane, prices });
	yield ["offers", site.offers];
	yield ["symptoms", site.symptoms?.page];
	yield ["how-to", site.howTos?.page];
	for (const service of site.services) yield [`services/${service.slug}`, service];
	for (const branch of site.symptoms?.branches ?? []) yield [`symptoms/${branch.slug}`, branch];
	for (const howTo of site.howTos?.items ?? []) yield [`how-to/${howTo.slug}`, howTo];
	for (const { towns: _, ...county } of site.counties) yield [`areas/${county.slug}`, county];
	for (const [id, town] of site.towns) yield [`areas/${id}`, town];
}
