import { z } from "zod";
import { hasRole } from "../../site/schema/roles.ts";

/** The parts of JSON Schema (draft 7) that our schemas use. */
export interface JsonSchema {
	readonly type?: string;
	readonly description?: string;
	readonly contentMediaType?: string;
	readonly "x-key"?: true;
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
	readonly items?: JsonSchema | readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly propertyNames?: { readonly enum?: readonly string[] };
	readonly additionalProperties?: JsonSchema | false;
	readonly oneOf?: readonly JsonSchema[];
	readonly anyOf?: readonly JsonSchema[];
}

/**
 * Converts a zod schema to JSON Schema (draft 7) for editors. `io: "input"` describes a data file
 * before zod applies defaults and transforms.
 */
export const toJsonSchema = (schema: z.ZodType): JsonSchema =>
	z.toJSONSchema(schema, {
		target: "draft-7",
		io: "input",
		override: adapt,
	}) as unknown as JsonSchema;

const adapt: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
	if (zodSchema instanceof z.ZodType && hasRole(zodSchema, "key")) jsonSchema["x-key"] = true;
	// Remove the maximum that zod sets for every whole number.
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
	const { def } = (zodSchema as z.core.$ZodType)._zod;
	const rules = [
		def,
		...(def.checks ?? []).map((check) => check._zod.def),
	] as unknown as readonly PatternRule[];
	const rule = rules.find(({ pattern }) => pattern instanceof RegExp);
	if (!rule) return;
	// Leave out patterns that ignore case, because JSON Schema has no flags.
	if (rules.some(({ pattern }) => pattern?.flags.includes("i"))) delete jsonSchema.pattern;
	// VS Code and other editors show `patternErrorMessage` instead of the pattern.
	const [, expected, fix] = rule.error?.({})?.split("\n") ?? [];
	if (fix !== undefined) jsonSchema.patternErrorMessage = `Expected: ${expected}. ${fix}`;
};

interface PatternRule {
	readonly pattern?: RegExp;
	readonly error?: (issue: object) => string | undefined;
}
