// @module-tag slow
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "./newFolder.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
	readonly scripts: Readonly<Record<string, string>>;
};

it.each(Object.entries(scripts))(
	"the command npm run %s works in PowerShell and cmd",
	(_, command) => {
		expect(command, "sets a variable in a way that Windows does not know").not.toMatch(
			/(?:^|&& *)(?:export |env )?\w+=/,
		);
		expect(command, "cmd passes single quotes on").not.toContain("'");
		expect(command, "only POSIX shells know it").not.toMatch(
			/\$\(|\$\w|`|;|\|\||(?:^| )(?:rm|cp|mv) /,
		);
	},
);

describe("a checkout with core.autocrlf", () => {
	/** Returns files of this project as git writes them on Windows. */
	function checkOut(attributes: boolean): readonly Buffer[] {
		const folder = newFolder();
		const [source, copy] = [join(folder, "source"), join(folder, "copy")];
		mkdirSync(source);
		const git = (cwd: string, ...args: readonly string[]) =>
			execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@acme.example", ...args], {
				cwd,
				stdio: "pipe",
			});
		for (const [index, file] of files.entries())
			copyFileSync(file, join(source, nameOf(file, index)));
		if (attributes) copyFileSync(".gitattributes", join(source, ".gitattributes"));
		git(source, "init", "-q");
		git(source, "add", "-A");
		git(source, "commit", "-qm", "All");
		git(folder, "-c", "core.autocrlf=true", "clone", "-q", resolve(source), copy);
		return files.map((file, index) => readFileSync(join(copy, nameOf(file, index))));
	}
	const files =
		`build.ts generator/program.js data/business.yaml data/about.md data/schemas/business.json
		styles/tokens.css components/icons/alarm.svg components/markdownTokens.tsx .ci/run
		docs/images/home-light.avif`.split(/\s+/);
	const nameOf = (file: string, index: number) => `${index}-${file.replace(/^.*\//, "")}`;

	it("gives the same bytes", () => {
		const written = checkOut(true);
		files.forEach((file, index) => {
			expect(written[index]?.equals(readFileSync(file)), file).toBe(true);
		});
	});
});
