import { z } from "zod";

/** As much of JSON Schema (draft 7) as our schemas use. */
export interface JsonSchema {
	readonly type?: string;
	readonly description?: string;
	readonly contentMediaType?: string;
	readonly format?: string;
	readonly pattern?: string;
	readonly patternErrorMessage?: string;
	readonly allOf?: readonly { readonly pattern?: string }[];
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly const?: string | number | boolean;
	readonly enum?: readonly string[];
	/** For a tuple, one schema for each position. */
	readonly items?: JsonSchema | readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly propertyNames?: { readonly enum?: readonly string[] };
	readonly additionalProperties?: JsonSchema | false;
	readonly oneOf?: readonly JsonSchema[];
	readonly anyOf?: readonly JsonSchema[];
}

/** Describes a file as it is written. Most editors support draft 7 best. */
export const toJsonSchema = (schema: z.ZodType): JsonSchema =>
	z.toJSONSchema(schema, {
		target: "draft-7",
		io: "input",
		override: adapt,
	}) as unknown as JsonSchema;

const adapt: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
	// zod sets this maximum for every whole number.
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
	const { def } = (zodSchema as z.core.$ZodType)._zod;
	const rules = [
		def,
		...(def.checks ?? []).map((check) => check._zod.def),
	] as unknown as readonly PatternRule[];
	const rule = rules.find(({ pattern }) => pattern instanceof RegExp);
	if (!rule) return;
	// JSON Schema's patterns have no flags.
	if (rules.some(({ pattern }) => pattern?.flags.includes("i"))) delete jsonSchema.pattern;
	// VS Code and its relatives show `patternErrorMessage`.
	const [, expected, fix] = rule.error?.({})?.split("\n") ?? [];
	if (fix !== undefined) jsonSchema.patternErrorMessage = `Expected: ${expected}. ${fix}`;
};

interface PatternRule {
	readonly pattern?: RegExp;
	readonly error?: (issue: object) => string | undefined;
}
