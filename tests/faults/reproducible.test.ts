// @module-tag long
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
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

const epoch = { SOURCE_DATE_EPOCH: "1795219200" };

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

it("writes the same bytes from two folders, time zones, locales, umasks and file times", async () => {
	const here = copyProject(join(work, "one"));
	const there = copyProject(join(work, "another folder, for Zoë"));
	for (const file of filesIn(join(there, "data")))
		utimesSync(join(there, "data", file), 0, 915_148_800);
	// Remove a part of each cache: the build must write the same bytes from a rebuilt part.
	for (const kind of readdirSync(join(there, ".cache"))) {
		const folder = join(there, ".cache", kind);
		const [smallest] = readdirSync(folder).sort(
			(a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size,
		);
		if (smallest) rmSync(join(folder, smallest));
	}
	const turkish = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
	const zoe = { USER: "zoe", HOME: join(work, "home"), COLUMNS: "40", FORCE_COLOR: "1" };
	const builds = await Promise.all([
		runBuild(here, [], { ...epoch, TZ: "America/New_York", LANG: "en_US.UTF-8", LC_ALL: "C" }),
		runBuild(there, [], { ...epoch, ...turkish, ...zoe }, { umask: "077" }),
	]);
	for (const { code, errors } of builds) expect(code, errors).toBe(0);

	expectSame(join(here, "dist"), join(there, "dist"));
});

it("writes the same bytes with what it has kept, after edits too, as it does with nothing kept", {
	timeout: 600_000,
}, async () => {
	const project = copyProject(join(work, "kept"));
	// The example builds in a third of the time.
	const data = join(project, "tests/javelina");
	const build = async (out: string) => {
		const { code, errors } = await runBuild(project, ["--data", data, "--out", out], epoch);
		expect(code, errors).toBe(0);
		return join(project, out);
	};
	const forget = (...folders: readonly string[]) => {
		for (const folder of folders) rmSync(join(project, folder), { recursive: true });
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
	const pageOf = (town: string) =>
		readFileSync(join(built, "areas", town.replace(".yaml", ".html")), "utf8");
	const edits: readonly (readonly [string, () => void, () => boolean])[] = [
		[
			"a town's text, and another's name",
			() => {
				edit(`areas/${first}`, /^intro:.*\n(?: .*\n)*/m, "intro: Brand new words.\n");
				edit(`areas/${second}`, /^name: .*$/m, "name: Brand New Place");
			},
			() =>
				pageOf(first).includes("Brand new words.") && pageOf(second).includes("Brand New Place"),
		],
		[
			"the company's name",
			() => edit("business.yaml", /^name: .*$/m, "name: Brand New Doors"),
			() => pageOf(first).includes("Brand New Doors"),
		],
		[
			"a word",
			() => edit("words.yaml", /^town:$/m, "pages: { home: Start here }\n$&"),
			() => pageOf(first).includes("Start here"),
		],
		[
			"the page",
			() => writeFileSync(join(built, "areas", first.replace(".yaml", ".html")), "spoilt"),
			() => pageOf(first).includes("Brand new words."),
		],
	];
	for (const [what, change, shows] of edits) {
		change();
		await build("built");
		expect(shows(), `${what} shows`).toBe(true);
	}
	// All edits have left their traces by now.
	expectSame(built, await build("anew"));
	forget("anew");
	forget(".cache/data", ".cache/weights", ".program");
	expectSame(built, await build("anew"));
});
