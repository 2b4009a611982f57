import { expect, it } from "vitest";
import { z } from "zod";
import { schemaFor, schemas } from "../../site/files.ts";
import { fieldsOf, schemaInside, withRole } from "../../site/schema/roles.ts";

const title = withRole(z.string(), "heading");

it("fields with roles are found in options, lists, records and unions", () => {
	const schema = z.object({
		plain: z.string(),
		optional: title.optional().describe("After the role."),
		list: z.array(title.max(9)),
		record: z.record(z.string(), title.nullable()),
		union: z.union([z.object({ a: title, x: z.literal(1) }), z.object({ a: z.string() })]),
		both: withRole(title, "past"),
	});
	const value = {
		plain: "a",
		optional: "b",
		list: ["c"],
		record: { any: "d" },
		union: { a: "e", x: 1 },
		both: "f",
		unknown: { g: "g" },
	};
	const found = fieldsOf(value, schema).flatMap(({ path, roles }) =>
		roles.length > 0 ? [[path.join("."), roles.join()]] : [],
	);
	expect(found).toEqual([
		["optional", "heading"],
		["list.0", "heading"],
		["record.any", "heading"],
		["union.a", "heading"],
		["both", "heading,past"],
	]);
});

it("a role is given to a copy of a schema", () => {
	const text = z.string();
	expect(fieldsOf("a", withRole(text, "past"))[0]?.roles).toEqual(["past"]);
	expect(fieldsOf("a", text)[0]?.roles).toEqual([]);
});

// A new page's schema can forget a heading's role. Its name shows that it is a heading.
it("every field named heading has the role of a heading", () => {
	const forgotten: string[] = [];
	const visit = (schema: z.ZodType | undefined, path: string, depth = 0): void => {
		const shape = (schema as z.ZodObject | undefined)?.shape;
		if (depth > 8) return;
		for (const key of shape ? Object.keys(shape) : []) {
			const inner = schemaInside(schema, undefined, key);
			const roles = inner ? (fieldsOf("", inner)[0]?.roles ?? []) : [];
			if (/heading$/i.test(key) && !roles.includes("heading")) forgotten.push(`${path}.${key}`);
			visit(inner, `${path}.${key}`, depth + 1);
			visit(schemaInside(inner, [], 0), `${path}.${key}[]`, depth + 1);
		}
	};
	for (const name of [...schemas.keys(), "services/a", "symptoms/a", "how-to/a", "areas/a/b"])
		visit(schemaFor(name), name);
	expect(forgotten).toEqual([]);
});
