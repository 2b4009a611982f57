// @module-tag long
import {
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { builtSite, dataFolder } from "../builtSite.ts";
import { work } from "./outputFolder.ts";
import { copyProject, runBuild } from "./projectCopy.ts";

const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

function firstDifference(a: Buffer, b: Buffer): string {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	const around = (bytes: Buffer) =>
		JSON.stringify(bytes.subarray(Math.max(0, at - 60), at + 60).toString("latin1"));
	return `byte ${at}: ${around(a)} and ${around(b)}`;
}

/** The copy lies in a folder with another name, and keeps the caches of pictures. */
const project = join(work, "another folder, for Zoë");
const kept = ["fonts", "icons", "images", "sharing"];
// esbuild's names of chunks depend on the path to the files of packages.
beforeAll(() => void copyProject(project, ["leven", "preact"], kept), 60_000);

function expectSame(one: string, two: string): void {
	expect(filesIn(two)).toEqual(filesIn(one));
	expect(filesIn(one).length).toBeGreaterThan(80);
	for (const file of filesIn(one)) {
		const [a, b] = [readFileSync(join(one, file)), readFileSync(join(two, file))];
		if (!a.equals(b))
			expect.fail(`${file} is not the same in both builds, at ${firstDifference(a, b)}`);
		expect(a.includes(work), `${file} names the folder that it was built in`).toBe(false);
	}
}

it("writes the same bytes from another folder, time zone, locale, umask, with other file times", async () => {
	const data = join(project, dataFolder);
	if (!existsSync(data)) cpSync(dataFolder, data, { recursive: true });
	for (const file of filesIn(data)) utimesSync(join(data, file), 0, 915_148_800);
	// Remove a part of each cache: the build must write the same bytes from a rebuilt part.
	for (const kind of readdirSync(join(project, ".cache"))) {
		const folder = join(project, ".cache", kind);
		const [smallest] = readdirSync(folder).sort(
			(a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size,
		);
		if (smallest) rmSync(join(folder, smallest));
	}
	const turkish = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
	const zoe = { USER: "zoe", HOME: join(work, "home"), COLUMNS: "40", FORCE_COLOR: "1" };
	const args = ["--data", dataFolder, "--out", "there"];
	const { code, errors } = await runBuild(project, args, { ...turkish, ...zoe }, { umask: "077" });
	expect(code, errors).toBe(0);
	expectSame(builtSite, join(project, "there"));
});

it("writes the same bytes with what it has kept, after edits too, as it does with nothing kept", {
	timeout: 600_000,
}, async () => {
	// The example builds in a third of the time.
	const data = join(project, "tests/javelina");
	const build = async (out: string) => {
		const { code, errors } = await runBuild(project, ["--data", data, "--out", out]);
		expect(code, errors).toBe(0);
		return join(project, out);
	};
	const built = await build("built");
	const [first = "", second = ""] = filesIn(join(data, "areas")).filter((file) =>
		file.includes("/"),
	);
	const edit = (name: string, pattern: RegExp, by: string) => {
		const file = join(data, name);
		const text = readFileSync(file, "utf8");
		expect(text, name).toMatch(pattern);
		writeFileSync(file, text.replace(pattern, by));
	};
	const pageOf = (town: string) => join(built, "areas", town.replace(".yaml", ".html"));
	edit(`areas/${first}`, /^intro:.*\n(?: .*\n)*/m, "intro: Brand new words.\n");
	edit(`areas/${second}`, /^name: .*$/m, "name: Brand New Place");
	await build("built");
	expect(readFileSync(pageOf(first), "utf8")).toContain("Brand new words.");
	expect(readFileSync(pageOf(second), "utf8")).toContain("Brand New Place");
	edit("business.yaml", /^name: .*$/m, "name: Brand New Doors");
	edit("words.yaml", /^town:$/m, "pages: { home: Start here }\n$&");
	writeFileSync(pageOf(first), "spoilt");
	await build("built");
	for (const text of ["Brand new words.", "Brand New Doors", "Start here"])
		expect(readFileSync(pageOf(first), "utf8")).toContain(text);
	// All edits have left their traces by now.
	for (const folder of [".cache/data", ".cache/pages", ".cache/weights", ".program"])
		rmSync(join(project, folder), { recursive: true });
	expectSame(built, await build("anew"));
});
