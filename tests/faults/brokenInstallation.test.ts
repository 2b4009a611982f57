// @module-tag long
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { refusalOf, work } from "./outputFolder.ts";
import { copyProject, runBuild } from "./projectCopy.ts";

/** Copies the project. One package in the copy lacks its binary package. */
function projectWithout(binary: RegExp, name: string): string {
	const project = copyProject(join(work, `without-${name}`));
	const packages = join(project, "node_modules");
	rmSync(packages);
	rmSync(join(project, ".cache"), { recursive: true, force: true });
	mkdirSync(packages);
	for (const entry of readdirSync("node_modules"))
		if (!binary.test(entry) && entry !== name)
			symlinkSync(resolve("node_modules", entry), join(packages, entry));
	cpSync(join("node_modules", name), join(packages, name), { recursive: true });
	return project;
}

it.each([
	["sharp", /^@img$/],
	["esbuild", /^@esbuild$/],
	["lightningcss", /^lightningcss-/],
])(
	"without the binary of %s, a build names the installation in two lines",
	async (name, binary) => {
		const project = projectWithout(binary, name);
		const errors = await refusalOf(runBuild(project, ["--data", "tests/javelina", "--draft"]));
		expect(errors).toMatch(
			/^The installation is broken: the package \S+ is .*\n {2}Fix: Run npm ci/m,
		);
		expect(errors).toContain(name === "sharp" ? "@img/colour" : name);
		expect(errors).not.toMatch(/\.jpe?g|JPEG/);
	},
);
