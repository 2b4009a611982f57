import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { expect, it } from "vitest";

/** The floors of the house. A file imports from its own floor and from those below. */
const floors = ["build.ts", "generator", "pages", "components", "islands", "site"];

/** The rooms of generator/ that each room may import. Every room may import the files beside them. */
const allowedRooms: Readonly<Record<string, readonly string[]>> = {
	hall: [],
	check: [],
	load: ["check"],
	map: [],
	assets: [],
	hosts: [],
	output: ["hosts"],
	admin: ["load", "hosts"],
	render: ["admin", "hosts"],
	tools: ["load", "check", "admin"],
	serve: ["load", "check", "map", "assets", "hosts", "output", "render"],
};

const files = fastGlob.sync([
	"build.ts",
	"{generator,pages,components,islands,site}/**/*.{ts,tsx}",
]);

/** The project's files that a file imports, type imports and dynamic imports among them. */
function importsOf(file: string): readonly string[] {
	const imports = /(?:^(?:import|export)\s(?:[^;"]*?\sfrom\s)?|\bimport\()"(\.[^"]+)"/gm;
	return [...readFileSync(file, "utf8").matchAll(imports)].map(([, path = ""]) =>
		join(dirname(file), path).replaceAll("\\", "/"),
	);
}
const imports = files.flatMap((from) => importsOf(from).map((to) => [from, to] as const));
/** `build.ts`, and the program that starts it and every other command. */
const roof = ["build.ts", "generator/cli.ts"];
const floorOf = (file: string) =>
	roof.includes(file) ? 0 : floors.indexOf(file.split("/")[0] ?? "");
const roomOf = (file: string) => /^generator\/(?:(\w+)\/)?/.exec(file)?.slice(1)[0] ?? "hall";

it("imports run one way through the floors, type imports counted", () => {
	expect(imports.length).toBeGreaterThan(1000);
	const upward = imports.filter(([from, to]) => floorOf(to) < floorOf(from));
	expect(upward).toEqual([]);
});

it("rooms of the generator import only allowed rooms", () => {
	const forbidden = imports.filter(([from, to]) => {
		if (floorOf(from) !== 1 || floorOf(to) !== 1) return false;
		const [room, target] = [roomOf(from), roomOf(to)];
		return room !== target && target !== "hall" && !allowedRooms[room]?.includes(target);
	});
	expect(forbidden).toEqual([]);
});

it("no import is circular, type imports counted", () => {
	const targets = new Map(files.map((file) => [file, importsOf(file)]));
	const done = new Set<string>();
	const circlesFrom = (file: string, trail: readonly string[]): readonly string[] => {
		if (trail.includes(file)) return [[...trail.slice(trail.indexOf(file)), file].join(" → ")];
		if (done.has(file)) return [];
		done.add(file);
		return (targets.get(file) ?? []).flatMap((to) => circlesFrom(to, [...trail, file]));
	};
	expect(files.flatMap((file) => circlesFrom(file, []))).toEqual([]);
});

it("docs/house.md has one line for each room", () => {
	const rooms = readdirSync("generator", { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() && entry.name !== "defaults" ? entry.name : [],
	);
	const rows = readFileSync("docs/house.md", "utf8").matchAll(/^\| `(\w+)\/` \| .+ \| .+ \|$/gm);
	expect([...rows].map(([, room]) => room).sort()).toEqual(rooms.sort());
	expect(Object.keys(allowedRooms)).toEqual(expect.arrayContaining(rooms));
});
