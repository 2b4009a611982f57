import { schemaFor } from "./files.ts";
import { type Field, fieldsOf } from "./schema/roles.ts";
import type { Site } from "./site.ts";

/** A value of a data file. `name` is the main language's file: "services/emergency". */
export interface DataField extends Field {
	readonly name: string;
}

/** Caches the fields, because several checks and steps ask for the same site's fields. */
const known = new WeakMap<Site, readonly DataField[]>();

/**
 * Returns every value of every data file except theme, landmarks, admin, redirects and facts.
 * Tokens in the texts, such as {years}, are already replaced by their values.
 */
export function dataFields(site: Site): readonly DataField[] {
	const fields =
		known.get(site) ??
		[...dataFiles(site)].flatMap(([name, file]) =>
			fieldsOf(file, schemaFor(name, file)).map((field) => ({ ...field, name })),
		);
	known.set(site, fields);
	return fields;
}

function* dataFiles(site: Site): Generator<readonly [name: string, file: unknown]> {
	const { business, words, team, certifications, services, folders } = site;
	yield* Object.entries(site.pages);
	yield* Object.entries({ business, words, team, certifications });
	yield ["town-services", site.townServices];
	yield ["offers", site.offers];
	for (const [folder, files] of Object.entries({ services, ...folders }))
		for (const file of files) yield [`${folder}/${file.slug}`, file];
	for (const { towns: _, ...county } of site.counties) yield [`areas/${county.slug}`, county];
	for (const [id, town] of site.towns) yield [`areas/${id}`, town];
}
