import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { long } from "../full.ts";
import { work } from "./outputFolder.ts";
import { copyProject, runBuild } from "./projectCopy.ts";

const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

/** Where two texts part, with what stands around it. */
function firstDifference(a: Buffer, b: Buffer): string {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	const around = (bytes: Buffer) => JSON.stringify(bytes.subarray(Math.max(0, at - 60), at + 60).toString("latin1"));
	return `byte ${at}: ${around(a)} and ${around(b)}`;
}

const epoch = { SOURCE_DATE_EPOCH: "1795219200" };

/** Fails where two builds are not the same files with the same bytes. */
function expectSame(one: string, two: string): void {
	expect(filesIn(two)).toEqual(filesIn(one));
	expect(filesIn(one).length).toBeGreaterThan(100);
	for (const file of filesIn(one)) {
		const [a, b] = [readFileSync(join(one, file)), readFileSync(join(two, file))];
		if (!a.equals(b)) expect.fail(`${file} is not the same in both builds, at ${firstDifference(a, b)}`);
		expect(a.toString("latin1").includes(work), `${file} names the folder that it was built in`).toBe(false);
	}
}

it("writes the same bytes from two folders, time zones, locales, umasks and file times", { ...long, timeout: 170_000 }, async () => {
	const here = copyProject(join(work, "one"));
	const there = copyProject(join(work, "another folder, for Zoë"));
	for (const file of filesIn(join(there, "data"))) utimesSync(join(there, "data", file), 0, 915_148_800);
	// What is kept from earlier builds has to be what a build makes: some of it is made again.
	for (const kind of readdirSync(join(there, ".cache"))) {
		const folder = join(there, ".cache", kind);
		const [smallest] = readdirSync(folder).sort((a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size);
		if (smallest) rmSync(join(folder, smallest));
	}
	const builds = await Promise.all([
		runBuild(here, [], { ...epoch, TZ: "America/New_York", LANG: "en_US.UTF-8", LC_ALL: "C" }),
		runBuild(
			there,
			[],
			{
				...epoch,
				TZ: "Pacific/Kiritimati",
				LANG: "tr_TR.UTF-8",
				LC_ALL: "tr_TR.UTF-8",
				USER: "zoe",
				HOME: join(work, "home"),
				COLUMNS: "40",
				FORCE_COLOR: "1",
			},
			{ umask: "077" },
		),
	]);
	for (const { code, errors } of builds) expect(code, errors).toBe(0);

	expectSame(join(here, "dist"), join(there, "dist"));
});

it("writes the same bytes with what it has kept, after an edit too, as it does with nothing kept", { ...long, timeout: 170_000 }, async () => {
	const project = copyProject(join(work, "kept"));
	const build = async (out: string) => {
		const { code, errors } = await runBuild(project, ["--out", out], epoch);
		expect(code, errors).toBe(0);
		return join(project, out);
	};
	const first = await build("dist-first");
	expectSame(first, await build("dist-kept"));
	const [town] = filesIn(join(project, "data/areas")).filter((file) => file.includes("/"));
	const file = join(project, "data/areas", town ?? "");
	writeFileSync(file, readFileSync(file, "utf8").replace(/^name: .*$/m, "name: Brand New Place"));
	const edited = await build("dist-edited");
	expect(readFileSync(join(edited, "areas", `${town?.replace(".yaml", ".html")}`), "utf8")).toContain("Brand New Place");
	rmSync(join(project, ".cache/data"), { recursive: true });
	rmSync(join(project, ".cache/weights"), { recursive: true });
	rmSync(join(project, ".program"), { recursive: true });
	expectSame(edited, await build("dist-anew"));
});
