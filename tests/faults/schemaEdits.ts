import type { z } from "zod";
import { schemaFor } from "../../site/files.ts";
import { type OwnersData, put, type Value } from "./ownersData.ts";

/** The parts of a zod 4 schema (`schema.def`) that this file reads. */
interface Def {
	readonly type: string;
	readonly format?: string;
	readonly shape?: Readonly<Record<string, Schema>>;
	readonly element?: Schema;
	readonly valueType?: Schema;
	readonly innerType?: Schema;
	readonly in?: Schema;
	readonly options?: readonly Schema[];
	readonly items?: readonly Schema[];
	readonly checks?: readonly {
		readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
	}[];
}
type Schema = z.ZodType & { readonly def: Def };
type Path = readonly (string | number)[];

export interface SchemaEdit {
	/** The file's name: "areas/pasco/trinity". */
	readonly name: string;
	readonly kind: "text" | "add" | "remove" | "reorder" | "omit";
	readonly what: string;
	readonly change: (data: OwnersData) => void;
}

const wrappers = new Set(["optional", "default", "prefault", "nullable"]);

/** Returns every edit that the schemas of the English files allow. */
export function schemaEdits(data: OwnersData): readonly SchemaEdit[] {
	return data.names().flatMap((name) => {
		if (/^[a-z]{2}\//.test(name)) return [];
		const value = data.read(name);
		const schema = schemaFor(name, value) as Schema | undefined;
		return schema === undefined ? [] : editsOf(schema, value, [], name);
	});
}

function editsOf(schema: Schema, value: Value, path: Path, name: string): SchemaEdit[] {
	const { def } = schema;
	const at = `${name} › ${path.join(".")}`;
	const edit = (kind: SchemaEdit["kind"], to: unknown): SchemaEdit => ({
		name,
		kind,
		what: `${kind}: ${at}`,
		change: (data) => {
			if (path.length === 0) data.write(name, to);
			else data.edit(name, (file) => put(file, path, to));
		},
	});
	if (wrappers.has(def.type) && def.innerType) {
		const key = path.at(-1);
		const omission: SchemaEdit = {
			name,
			kind: "omit",
			what: `omit: ${at}`,
			change: (data) =>
				data.edit(name, (file) => {
					const holder = path.slice(0, -1).reduce((inside, step) => inside[step], file);
					delete holder[key as string];
				}),
		};
		const isField = def.type !== "nullable" && typeof key === "string";
		return [...(isField ? [omission] : []), ...editsOf(def.innerType, value, path, name)];
	}
	if (def.type === "pipe" && def.in) return editsOf(def.in, value, path, name);
	if (def.type === "union") {
		const fitting = def.options?.find((option) => option.safeParse(value).success);
		return fitting ? editsOf(fitting, value, path, name) : [];
	}
	if (def.type === "object" && def.shape)
		return Object.entries(def.shape).flatMap(([key, inside]) =>
			Object.hasOwn(value, key) ? editsOf(inside, value[key], [...path, key], name) : [],
		);
	if (def.type === "record" && def.valueType) {
		const inside = def.valueType;
		return Object.keys(value).flatMap((key) => editsOf(inside, value[key], [...path, key], name));
	}
	if (def.type === "array" && def.element && Array.isArray(value)) {
		const { element } = def;
		return [
			...(value.length > 1 ? [edit("remove", value.slice(0, -1))] : []),
			...(value.length > 1 ? [edit("reorder", value.toReversed())] : []),
			...(value.length > 0 ? [edit("add", [...value, otherThan(element, value.at(-1))])] : []),
			...value.flatMap((item, index) => editsOf(element, item, [...path, index], name)),
		];
	}
	return def.type === "string" && isFreeText(def) ? [edit("text", otherText(def, value))] : [];
}

/** Whether a field is free text, without a format such as a slug, a date or a URL. */
const isFreeText = ({ format, checks = [] }: Def): boolean =>
	format === undefined && checks.every(({ _zod: { def } }) => def.check !== "string_format");

/** Changes the beginning of a text, and keeps its maximum length. */
function otherText({ checks = [] }: Def, text: string): string {
	const maximum = checks.flatMap(({ _zod: { def } }) => def.maximum ?? []);
	return `Now ${text}`.slice(0, Math.min(...maximum)).trim();
}

/** Returns a copy of a list's item with other words. */
function otherThan(schema: Schema, item: Value): Value {
	const { def } = schema;
	if (def.type === "string")
		return isFreeText(def) ? otherText(def, item) : `${item}`.replace(/[a-z]$/, "$&-2");
	if (wrappers.has(def.type) && def.innerType) return otherThan(def.innerType, item);
	if (def.type === "pipe" && def.in) return otherThan(def.in, item);
	if (def.type === "array" && def.element && Array.isArray(item)) {
		const { element } = def;
		return item.map((inside) => otherThan(element, inside));
	}
	if (def.type !== "object" || !def.shape) return item;
	return Object.fromEntries(
		Object.entries(item).map(([key, inside]) => {
			const shape = def.shape?.[key];
			return [key, shape && (key === "id" || isWords(shape)) ? otherThan(shape, inside) : inside];
		}),
	);
}

/** Whether a field is a text, or a list or record that contains texts. */
function isWords({ def }: Schema): boolean {
	if (def.type === "string") return isFreeText(def);
	const inner = def.innerType ?? def.in ?? def.element;
	return def.type === "object" || (inner !== undefined && isWords(inner));
}
