// @module-tag long
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { work } from "./outputFolder.ts";
import { copyProject, runBuild } from "./projectCopy.ts";

let project = "";
const bundled = () => statSync(join(project, ".program/build.mjs")).ctimeMs;
/** The example builds faster, and these tests don't depend on the data. */
const build = () => runBuild(project, ["--data", "tests/javelina", "--draft"]);
const page = () => readFileSync(join(project, "dist/about.html"), "utf8");
const built = async (): Promise<string> => {
	const { code, errors } = await build();
	expect(code, errors).toBe(0);
	return page();
};
/** Changes a file but keeps its dates, as tools do that restore old files. */
function edit(file: string, change: (text: string) => string): void {
	const path = join(project, file);
	const { atime, mtime } = statSync(path);
	const text = readFileSync(path, "utf8");
	expect(change(text)).not.toBe(text);
	writeFileSync(path, change(text));
	utimesSync(path, atime, mtime);
}

/** Waits until saved files have settled: a build rereads those of the last second. */
const settle = () => new Promise((next) => setTimeout(next, 1100));

beforeAll(async () => {
	project = copyProject(join(work, "program"), ["marked"]);
	await settle();
	expect(await built()).not.toMatch(/<pre|crosshair|zoom-in/);
}, 60_000);

// Each test begins with the project as the one before has left it.
describe("the program that npm run build runs", () => {
	it("is bundled again after a module of the generator and a component were edited, its length kept, whatever their dates, and shows a stylesheet edited and one added", async () => {
		edit("generator/render/renderPages.tsx", (text) =>
			text.replace("<!doctype html><html ", "<!doctype html><html id=edited "),
		);
		edit("components/SiteFooter.tsx", (text) =>
			text.replace('className="site-footer"', 'className="edit-footer"'),
		);
		edit("styles/reset.css", (text) => `${text}\nbody { cursor: crosshair; }\n`);
		writeFileSync(join(project, "styles/components/added.css"), "main { cursor: zoom-in; }");
		const text = await built();
		for (const part of ["id=edited", "edit-footer", "crosshair", "zoom-in"])
			expect(text).toContain(part);
	});

	it("keeps the data that it has read when it notes down that its sources have settled, and is then kept, but writes a page again that was changed in its output, whatever its date", async () => {
		const dataTime = () =>
			readdirSync(join(project, ".cache/data")).map(
				(name) => statSync(join(project, ".cache/data", name)).ctimeMs,
			);
		// As a bundle is that was made within a second of an edit.
		const bundle = join(project, ".program/build.mjs");
		writeFileSync(bundle, readFileSync(bundle, "utf8").replace(/\n\/\/times: .*$/, ""));
		const [before, read, unsettled] = [page(), dataTime(), bundled()];
		await settle();
		await built();
		expect(dataTime()).toEqual(read);
		const settled = bundled();
		expect(settled).not.toBe(unsettled);
		edit("dist/about.html", (text) => text.replace("<main", "<main "));
		expect(await built()).toBe(before);
		expect(bundled()).toBe(settled);
	});

	it("is bundled again with another version of a package, and shows that styles are gone", async () => {
		edit("node_modules/marked/lib/marked.esm.js", (text) =>
			text.replaceAll('type:"paragraph"', 'type:"code"'),
		);
		rmSync(join(project, "styles/components/added.css"));
		edit("styles/reset.css", (text) => text.replace("\nbody { cursor: crosshair; }\n", ""));
		const text = await built();
		expect(text).toContain("<pre");
		expect(text).not.toMatch(/crosshair|zoom-in/);
	});

	it("is bundled again where the bundle was damaged", async () => {
		const before = page();
		writeFileSync(join(project, ".program/build.mjs"), "no program");
		expect(await built()).toBe(before);
		const files = readdirSync(join(project, ".program")).filter((name) => name !== "compiled");
		expect(files.sort()).toEqual(["build.mjs", "build.mjs.map"]);
	});

	it("prints a thrown error's own message and stack, never the bundle", async () => {
		const fault = 'throw new Error("on purpose");';
		edit("build.ts", (text) => text + fault);
		const { code, errors } = await build();
		edit("build.ts", (text) => text.replace(fault, ""));
		expect(code).toBe(1);
		expect(errors).toContain("Error: on purpose\n    at ");
		expect(errors).toMatch(/\/build\.ts:\d+:\d+/);
		expect(errors.length).toBeLessThan(1000);
	});

	it.each([
		[
			"that throws",
			["SiteFooter", "</footer>", "{(undefined as never as string).length}</footer>"],
			/^ {4}at SiteFooter \(\S+components\/SiteFooter\.tsx:\d+:\d+\)$/m,
		],
		[
			"of a link that leads nowhere",
			["SiteFooter", "</footer>", '<a href="/nowhere">Away</a></footer>'],
			/^components\/SiteFooter\.tsx:\d+:\d+ {2}got \/nowhere {2}expected a link to a page/m,
		],
		[
			"that asks for a missing icon",
			["CallButton", 'name="phone"', 'name="fone"'],
			/No icon "fone".* It is named in components\/CallButton\.tsx:\d+:\d+\./,
		],
	] as const)("names the component %s", async (_what, [name, written, slip], message) => {
		const file = `components/${name}.tsx`;
		edit(file, (text) => text.replace(written, slip));
		const { code, errors } = await build();
		edit(file, (text) => text.replace(slip, written));
		expect(code).toBe(1);
		expect(errors).toMatch(message);
	});

	it("is also what tsx makes of build.ts itself", () => {
		const args = ["--import", "tsx", "build.ts", "--help"];
		const said = execFileSync(process.execPath, args, { cwd: project, encoding: "utf8" });
		expect(said).toContain("--draft");
	});
});
