import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { long } from "../full.ts";
import { work } from "./outputFolder.ts";
import { copyProject, runBuild } from "./projectCopy.ts";

let project = "";
const bundled = () => statSync(join(project, ".program/build.cjs")).ctimeMs;
/** The small company: what is built is not what is asked here. */
const build = () => runBuild(project, ["--data", "examples/javelina", "--draft"]);
const built = async (): Promise<string> => {
	const { code, errors } = await build();
	expect(code, errors).toBe(0);
	return readFileSync(join(project, "dist/about.html"), "utf8");
};
/** Changes a file as an editor, or a tool that restores old dates, does. */
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
	// What is saved while it is read is read again by the next build.
	await new Promise((next) => setTimeout(next, 1100));
	await built();
}, 60_000);

describe("the program that npm run build runs", () => {
	it("says where it cannot be written, without a stack", { timeout: 60_000 }, async () => {
		const kept = join(project, ".program");
		renameSync(kept, `${kept}.kept`);
		writeFileSync(kept, "in the way");
		const { code, errors } = await build();
		rmSync(kept);
		renameSync(`${kept}.kept`, kept);
		expect(code).toBe(1);
		expect(errors).toContain(".program  got a folder that could not be written (EEXIST)");
		expect(errors).not.toContain("    at ");
	});

	it("is bundled once", { timeout: 60_000 }, async () => {
		const before = bundled();
		await built();
		expect(bundled()).toBe(before);
	});

	it.each([
		[
			"a module of the generator",
			"generator/render/renderPages.tsx",
			(text: string) => text.replace("<!doctype html><html ", "<!doctype html><html id=edited "),
			"id=edited",
		],
		[
			"a component, its length kept,",
			"components/SiteFooter.tsx",
			(text: string) => text.replace('className="site-footer"', 'className="edit-footer"'),
			"edit-footer",
		],
	])(
		"is bundled again after %s was edited, whatever its date",
		{ timeout: 60_000 },
		async (_what, file, change, mark) => {
			edit(file, change);
			expect(await built()).toContain(mark);
		},
	);

	it("is bundled again with another version of a package, whatever its date", {
		...long,
		timeout: 120_000,
	}, async () => {
		// The packages are shared with every other test: one gets a copy that may be edited.
		const packages = join(project, "node_modules");
		const shared = realpathSync(packages);
		rmSync(packages);
		mkdirSync(packages);
		for (const name of readdirSync(shared))
			if (name !== "marked") symlinkSync(join(shared, name), join(packages, name));
		cpSync(join(shared, "marked"), join(packages, "marked"), { recursive: true });
		rmSync(join(project, ".program"), { recursive: true });
		await built();
		// What was copied just now may have been saved while it was read.
		await new Promise((next) => setTimeout(next, 1100));
		expect(await built()).not.toContain("<pre");
		edit("node_modules/marked/lib/marked.esm.js", (text) =>
			text.replaceAll('type:"paragraph"', 'type:"code"'),
		);
		expect(await built()).toContain("<pre");
	});

	it("writes a page again that was changed in its output, whatever its date", {
		...long,
		timeout: 60_000,
	}, async () => {
		const page = await built();
		edit("dist/about.html", (text) => text.replace("<main", "<main "));
		expect(await built()).toBe(page);
	});

	it("is bundled again where it was damaged or is gone, and runs where its compiled code is another's", {
		...long,
		timeout: 60_000,
	}, async () => {
		const page = await built();
		writeFileSync(join(project, ".program/build.cjs"), "no program");
		expect(await built()).toBe(page);
		rmSync(join(project, ".program"), { recursive: true });
		expect(await built()).toBe(page);
		writeFileSync(join(project, ".program/compiled"), "nothing of V8's");
		expect(await built()).toBe(page);
		expect(existsSync(join(project, ".program/compiled"))).toBe(true);
	});

	it("runs where its compiled code was damaged, and where there is no room for it", {
		timeout: 60_000,
	}, async () => {
		const page = await built();
		const compiled = join(project, ".program/compiled");
		const whole = readFileSync(compiled);
		// As a disk leaves what it was writing when the power went: as long, and empty from somewhere
		// on.
		const damaged = Buffer.from(whole).fill(0, whole.length / 2);
		writeFileSync(compiled, damaged);
		expect(await built()).toBe(page);
		expect(readFileSync(compiled).equals(damaged)).toBe(false);
		rmSync(compiled);
		mkdirSync(compiled);
		expect(await built()).toBe(page);
		// Where there is no room, a copy left by each build would take what is left.
		expect(readdirSync(join(project, ".program")).sort()).toEqual([
			"build.cjs",
			"build.cjs.map",
			"compiled",
			"inputs.json",
		]);
		rmSync(compiled, { recursive: true });
	});

	it("tells where in the TypeScript it failed", { timeout: 60_000 }, async () => {
		edit("pages/AboutPage.tsx", (text) =>
			text.replace(
				/(export function AboutPage\(.*\n)/,
				'$1\tif (site) throw new Error("on purpose");\n',
			),
		);
		const { code, errors } = await build();
		expect(code).toBe(1);
		expect(errors).toMatch(/generator\/render\/renderPages\.tsx:\d+:\d+/);
	});
});
