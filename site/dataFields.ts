import { memoizeForObject } from "./memoize.ts";
import { type Field, fieldsOf } from "./schema/roles.ts";
import type { Site } from "./site.ts";

/** A value with a role in a data file. `name` is the main language's file: "services/emergency". */
export interface DataField extends Field {
	readonly name: string;
}

/**
 * Returns every value that has a role, of every data file except the facts. Tokens in the texts,
 * such as {years}, are already replaced by their values.
 */
export const dataFields = memoizeForObject((site: Site): readonly DataField[] =>
	[...site.files].flatMap(([name, { value, schema }]) =>
		fieldsOf(value, schema).flatMap((field) => (field.roles.length > 0 ? { ...field, name } : [])),
	),
);
