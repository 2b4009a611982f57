// @module-tag slow
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
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

it("a checkout has the same bytes, even with core.autocrlf", () => {
	const folder = newFolder();
	copyFileSync(".gitattributes", join(folder, ".gitattributes"));
	const git = (...args: readonly string[]) =>
		execFileSync("git", args, { cwd: folder, encoding: "utf8" });
	git("init", "-q");
	const texts =
		`build.ts generator/program.js data/business.yaml data/about.md data/schemas/business.json
		styles/tokens.css components/icons/alarm.svg components/markdownTokens.tsx .ci/run`.split(
			/\s+/,
		);
	const ends = texts.map((file) => `${file}: eol: lf\n`);
	expect(git("check-attr", "eol", "--", ...texts)).toBe(ends.join(""));
	expect(git("check-attr", "text", "--", "a.avif")).toBe("a.avif: text: unset\n");
});
