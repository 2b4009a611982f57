import { memoizeForObject } from "./memoize.ts";
import { type Field, fieldsOf } from "./schema/roles.ts";
import type { Site } from "./site.ts";

/** A value of a data file. `name` is the main language's file: "services/emergency". */
export interface DataField extends Field {
	readonly name: string;
}

/**
 * Finds values of the data files, but not of the facts. Tokens in the texts, such as {years}, are
 * already replaced by their values.
 */
export const findFields = (site: Site, isWanted: (field: Field) => boolean): readonly DataField[] =>
	[...site.files].flatMap(([name, { value, schema }]) =>
		fieldsOf(value, schema)
			.filter(isWanted)
			.map((field) => ({ ...field, name })),
	);

/** Returns every value that has a role. */
export const dataFields = memoizeForObject((site: Site) =>
	findFields(site, ({ roles }) => roles.length > 0),
);
