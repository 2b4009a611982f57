// @module-tag long
import { execFileSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
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

beforeAll(async () => {
	project = copyProject(join(work, "program"));
	// A build rereads files that were saved within the last second.
	await new Promise((next) => setTimeout(next, 1100));
	await built();
}, 60_000);

describe("the program that npm run build runs", () => {
	it("is bundled again after a module of the generator and a component were edited, its length kept, whatever their dates", async () => {
		edit("generator/render/renderPages.tsx", (text) =>
			text.replace("<!doctype html><html ", "<!doctype html><html id=edited "),
		);
		edit("components/SiteFooter.tsx", (text) =>
			text.replace('className="site-footer"', 'className="edit-footer"'),
		);
		expect(await built()).toMatch(/id=edited[\s\S]*edit-footer/);
	});

	it("is bundled again with another version of a package, whatever its date", async () => {
		// All tests share the packages, so only a copy may be edited.
		const packages = join(project, "node_modules");
		const shared = realpathSync(packages);
		rmSync(packages);
		mkdirSync(packages);
		for (const name of readdirSync(shared))
			if (name !== "marked") symlinkSync(join(shared, name), join(packages, name));
		cpSync(join(shared, "marked"), join(packages, "marked"), { recursive: true });
		rmSync(join(project, ".program"), { recursive: true });
		// A build rereads files that were saved within the last second.
		await new Promise((next) => setTimeout(next, 1100));
		expect(await built()).not.toContain("<pre");
		edit("node_modules/marked/lib/marked.esm.js", (text) =>
			text.replaceAll('type:"paragraph"', 'type:"code"'),
		);
		expect(await built()).toContain("<pre");
	});

	it("shows an edited stylesheet, and one that was added, although it keeps the bundled CSS", async () => {
		edit("styles/reset.css", (text) => `${text}\nbody { cursor: crosshair; }\n`);
		writeFileSync(join(project, "styles/components/added.css"), "main { cursor: zoom-in; }");
		expect(await built()).toMatch(/(?=[\s\S]*crosshair)[\s\S]*zoom-in/);
		rmSync(join(project, "styles/components/added.css"));
		edit("styles/reset.css", (text) => text.replace("\nbody { cursor: crosshair; }\n", ""));
		expect(await built()).not.toMatch(/crosshair|zoom-in/);
	});

	it("is kept, and writes a page again that was changed in its output, whatever its date", async () => {
		const [before, bundledBefore] = [page(), bundled()];
		edit("dist/about.html", (text) => text.replace("<main", "<main "));
		expect(await built()).toBe(before);
		expect(bundled()).toBe(bundledBefore);
	});

	it("is bundled again where the bundle was damaged or is gone", async () => {
		const before = page();
		writeFileSync(join(project, ".program/build.mjs"), "no program");
		expect(await built()).toBe(before);
		rmSync(join(project, ".program"), { recursive: true });
		expect(await built()).toBe(before);
		const files = readdirSync(join(project, ".program")).filter((name) => name !== "compiled");
		expect(files.sort()).toEqual(["build.mjs", "build.mjs.map"]);
	});

	it("keeps the data that it has read when it notes down that its sources have settled", async () => {
		edit("build.ts", (text) => `${text}// edited\n`);
		const dataTime = () =>
			readdirSync(join(project, ".cache/data")).map(
				(name) => statSync(join(project, ".cache/data", name)).ctimeMs,
			);
		await built();
		const [before, unsettled] = [dataTime(), bundled()];
		await new Promise((next) => setTimeout(next, 1100));
		await built();
		expect(bundled()).not.toBe(unsettled);
		expect(dataTime()).toEqual(before);
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

	it("is also what tsx makes of build.ts itself", async () => {
		rmSync(join(project, "dist"), { recursive: true });
		const args = ["--import", "tsx", "build.ts", "--data", "tests/javelina", "--draft"];
		execFileSync(process.execPath, args, { cwd: project, stdio: "pipe" });
		expect(readdirSync(join(project, "dist"))).toContain("about.html");
	});
});
