import { z } from "zod";
import type { JsonSchema } from "../../generator/schemaFiles.ts";
import { hasRole } from "../../site/schema/roles.ts";

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
