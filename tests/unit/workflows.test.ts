// @module-tag slow
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { newFolder } from "./newFolder.ts";

interface Step {
	readonly name?: string;
	readonly uses?: string;
	readonly run?: string;
	readonly if?: string;
}
interface Workflow {
	readonly permissions: Readonly<Record<string, string>>;
	readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
const files = glob
	.sync([".github/workflows/*.yml", "docs/guide/{edits,companies,publish}.yml"])
	.sort();
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const read = (file: string): Workflow => parse(readFileSync(file, "utf8"));
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);

describe.each(files)("%s", (file) => {
	it("has read permissions by default", () => {
		expect(read(file).permissions).toEqual({ contents: "read" });
	});

	it("runs commands that package.json has", () => {
		const names = stepsOf(file).flatMap(({ run = "" }) =>
			[...run.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name]) => name),
		);
		expect(names.filter((name) => scripts[name ?? ""] === undefined)).toEqual([]);
	});

	it("has no expression in a script, because anybody could inject commands", () => {
		const scripted = stepsOf(file).filter(({ run = "" }) => run.includes("${{"));
		expect(scripted).toEqual([]);
	});
});

it("docs/guide/edits.yml tidies, builds, and answers only a failed build", () => {
	const steps = stepsOf("docs/guide/edits.yml");
	const names = steps.flatMap(({ name }) => name ?? []);
	expect(names).toEqual(["Tidy", "Build", "Answer"]);
	const [, build, answer] = steps.filter(({ name }) => name !== undefined);
	expect(build?.run).toContain("--production");
	expect(answer?.if).toBe("failure() && steps.build.outcome == 'failure'");
	const publishing = steps.findIndex(({ uses }) =>
		uses?.startsWith("actions/upload-pages-artifact"),
	);
	expect(publishing).toBeGreaterThan(steps.findIndex(({ name }) => name === "Build"));
});

it("docs/guide/publish.yml lists the companies that a push changes, or all of them", () => {
	const [step] = read("docs/guide/publish.yml").jobs.list?.steps.slice(-1) ?? [];
	const folder = newFolder();
	const output = `${folder}/output`;
	const run = (script: string, env = {}) =>
		String(execFileSync("bash", ["-ec", script], { cwd: folder, env: { ...process.env, ...env } }));
	const commit = (path: string) =>
		run(
			`mkdir -p ${dirname(path)}; echo $RANDOM >> ${path}; git add --all; git -c user.name=a -c user.email=a@a.example commit -qm a; git rev-parse HEAD`,
		).trim();
	const listed = (BEFORE: string) => {
		writeFileSync(output, "");
		run(String(step?.run), { BEFORE, GITHUB_OUTPUT: output });
		return readFileSync(output, "utf8");
	};
	run("git init -q; echo output > .gitignore");
	const first = commit("companies/acme/data/home.yaml");
	const second = commit("companies/bolt-co/data/home.yaml");
	expect(listed("")).toBe('companies=["acme","bolt-co"]\n');
	expect(listed("0000000000000000000000000000000000000000")).toBe(listed(""));
	expect(listed(first)).toBe('companies=["bolt-co"]\n');
	run("rm -r companies/bolt-co");
	const third = commit("companies/acme/data/faq.yaml");
	expect(listed(second)).toBe('companies=["acme"]\n');
	commit("shared/theme.yaml");
	expect(listed(third)).toBe('companies=["acme"]\n');
	const last = commit("package.json");
	run(
		"rm -r companies/acme; git add --all; git -c user.name=a -c user.email=a@a.example commit -qm a; mkdir companies/new",
	);
	expect(listed(last)).toBe("companies=[]\n");
});
