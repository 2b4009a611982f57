import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { expect, it } from "vitest";

/** Rooms from which each room may import values and types. Every room may import the hall. */
const allowedImports: Readonly<
	Record<string, { readonly values: readonly string[]; readonly types: readonly string[] }>
> = {
	site: { values: [], types: [] },
	check: { values: ["site"], types: [] },
	load: { values: ["site", "check"], types: [] },
	map: { values: ["site"], types: [] },
	assets: { values: ["site"], types: ["output"] },
	hosts: { values: ["site"], types: ["output"] },
	// The compressor needs the list of content types that hosts serve as text.
	output: { values: ["site", "hosts"], types: [] },
	admin: { values: ["site", "load", "hosts"], types: ["output"] },
	render: { values: ["site", "hosts", "admin"], types: ["assets", "map", "output"] },
	tools: { values: ["load", "check", "admin"], types: [] },
	serve: {
		values: ["site", "load", "check", "map", "assets", "hosts", "output", "render"],
		types: [],
	},
	// Files that every room imports must not import a room.
	hall: { values: [], types: [] },
	// A kind's checks use the types of `load`.
	pages: { values: ["site"], types: ["assets", "map", "load"] },
	components: { values: ["site"], types: ["assets", "map"] },
	islands: { values: [], types: [] },
	schema: { values: [], types: [] },
};

const roomOf = (file: string): string =>
	/^generator\/(?:(\w+)\/)?/.exec(file)?.[1] ??
	(file.startsWith("generator/") ? "hall" : (file.split("/")[0] ?? ""));
const files = fastGlob.sync("{generator,pages,components,islands,schema}/**/*.{ts,tsx}").sort();
/** Each file's imports of project files, including type imports and dynamic imports. */
const importsOf = new Map(
	files.map((file) => [
		file,
		[
			...readFileSync(file, "utf8").matchAll(
				/(?:^(?:import|export)\s(?:([^;"]*?)\sfrom\s)?|\bimport\()"(\.[^"]+)"/gm,
			),
		].map(([, names = "", path = ""]) => ({
			to: join(dirname(file), path).replaceAll("\\", "/"),
			isType: /^type\b/.test(names) || /^\{(?:\s*type\s[^,]+,?)+\s*\}$/.test(names),
		})),
	]),
);

it("rooms import only allowed rooms", () => {
	const forbiddenImports = [...importsOf].flatMap(([file, imports]) =>
		imports.flatMap(({ to, isType }) => {
			const [from, room] = [roomOf(file), roomOf(to)];
			if (
				from === room ||
				!to.startsWith("generator/") ||
				(room === "hall" && !["pages", "components", "islands", "schema"].includes(from))
			)
				return [];
			const { values, types } = allowedImports[from] ?? { values: [], types: [] };
			return values.includes(room) || (isType && types.includes(room))
				? []
				: [`${file} imports ${isType ? "a type" : "a value"} of ${to}`];
		}),
	);
	expect(forbiddenImports).toEqual([]);
	expect(importsOf.get("generator/output/precompress.ts")).toContainEqual({
		to: "generator/hosts/contentTypes.ts",
		isType: false,
	});
});

/**
 * The only cycle: `Site` takes the types of the pages' data from the list of kinds, and the pages
 * of these kinds get a `Site`.
 */
const listOfKinds = "pages/kinds.ts";

it("no import is circular", () => {
	const done = new Set<string>();
	const visit = (file: string, trail: readonly string[]): readonly string[] => {
		if (trail.includes(file)) return [[...trail.slice(trail.indexOf(file)), file].join(" → ")];
		if (done.has(file)) return [];
		const circles = (importsOf.get(file) ?? []).flatMap(({ to, isType }) =>
			isType && to === listOfKinds ? [] : visit(to, [...trail, file]),
		);
		done.add(file);
		return circles;
	};
	expect(files.flatMap((file) => visit(file, []))).toEqual([]);
});

it("docs/house.md has one line for each room", () => {
	const rooms = readdirSync("generator", { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? entry.name : [],
	);
	const doors = [
		...readFileSync("docs/house.md", "utf8").matchAll(/^\| `(\w+)\/` \| .+ \| .+ \|$/gm),
	].map(([, room]) => room);
	expect(doors.sort()).toEqual(rooms.sort());
	expect(Object.keys(allowedImports)).toEqual(expect.arrayContaining(rooms));
});
