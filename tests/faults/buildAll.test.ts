// @module-tag long
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { refusalOf, work } from "./outputFolder.ts";
import { runBuild } from "./projectCopy.ts";

const companies = join(work, "companies");

function addCompany(name: string): void {
	const data = join(companies, name, "data");
	cpSync("examples/javelina", data, { recursive: true });
	const file = join(data, "business.yaml");
	writeFileSync(file, readFileSync(file, "utf8").replace(/^name: .*$/m, `name: ${name} Doors`));
}

it("builds every company of a folder, reports once, and fails if one fails", {
	timeout: 180_000,
}, async () => {
	for (const name of ["alpha", "beta", "broken"]) addCompany(name);
	rmSync(join(companies, "broken/data/home.yaml"));
	mkdirSync(join(companies, "notes"));
	const errors = await refusalOf(runBuild(".", ["--all", companies, "--draft"]));
	expect(errors).toMatch(/^Building 3 companies, \d+ at a time…\n/);
	expect(errors).toMatch(/^alpha {3}\d+ pages, .* · \d+ before you publish/m);
	expect(errors).toMatch(/^broken {2}not built, see below$/m);
	expect(errors).toContain(`\nbroken:\n${companies}/broken/data/home.yaml  got no such file`);
	expect(errors).toMatch(/\n2 of 3 companies built in [\d.]+ s\. Not built: broken\.\n$/);
	for (const name of ["alpha", "beta"])
		expect(String(readFileSync(join(companies, name, "dist/index.html")))).toContain(
			`${name} Doors`,
		);
	expect(existsSync(join(companies, "broken/dist"))).toBe(false);
});

it.each([
	[["--all", "examples", "--out", "dist"], "Leave --out out"],
	[["--all", "docs"], "In each, business.yaml stands in data/ or at the top."],
])("%j is refused", { timeout: 60_000 }, async (args, fix) => {
	expect(await refusalOf(runBuild(".", args))).toContain(fix);
});
