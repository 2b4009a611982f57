import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { commands } from "../../generator/commands.ts";
import { schemaFor } from "../../site/files.ts";
import { menus } from "../tasks.ts";
import { referenceFile, renderReference } from "./reference.ts";

const read = (file: string) => readFileSync(file, "utf8");
const documents = fastGlob.sync(["*.md", ".github/*.md", "docs/**/*.md"]).sort();
const { scripts, ...manifest } = JSON.parse(read("package.json")) as Record<
	"scripts" | "dependencies" | "devDependencies",
	Record<string, string>
>;

/** Removes a document's code blocks, which contain no links and no headings. */
const proseOf = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, "");

const fragmentsOf = (text: string): readonly string[] =>
	[...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
		heading
			.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, "")
			.replaceAll(" ", "-"),
	);

const linksOf = (text: string): readonly string[] =>
	[
		...proseOf(text)
			.replace(/`[^`\n]+`/g, "")
			.matchAll(/(?<!\\)\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g),
	]
		.map(([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? "")
		.filter((link) => !/^[a-z]+:/.test(link));

describe("every document", () => {
	it("links only to files and headings that exist", () => {
		const broken = documents.flatMap((document) =>
			linksOf(read(document)).flatMap((link) => {
				const [path = "", fragment] = link.split("#");
				const target = path === "" ? document : join(dirname(document), path);
				const isFound =
					existsSync(target) &&
					(fragment === undefined || fragmentsOf(read(target)).includes(fragment));
				return isFound ? [] : [`${document}: ${link}`];
			}),
		);
		expect(broken).toEqual([]);
		expect(linksOf(read("README.md")).length).toBeGreaterThan(20);
		expect(fragmentsOf("# Move the `office`, *now*\n```\n# no\n```")).toEqual([
			"move-the-office-now",
		]);
	});

	it("names only commands that package.json and its menus have", () => {
		const tasks: Readonly<Record<string, object>> = {
			site: commands,
			...Object.fromEntries(Object.entries(menus).map(([name, menu]) => [name, menu.tasks])),
		};
		const unknown = documents
			.filter(
				(document) => document !== "docs/CHANGELOG.md" && !document.startsWith("docs/decisions/"),
			)
			.flatMap((document) =>
				[...read(document).matchAll(/npm run (?:-s |--silent )?([a-z][a-z:]*)(?: ([a-z]+))?/g)]
					.filter(
						([, name = "", task]) =>
							scripts[name] === undefined ||
							(task !== undefined && tasks[name] && !Object.hasOwn(tasks[name], task)),
					)
					.map(([command]) => `${document}: ${command}`),
			);
		expect(unknown).toEqual([]);
	});
});

it("docs/accessibility.md has a line for each WCAG 2.2 criterion of A and AA, with existing tests", () => {
	const text = read("docs/accessibility.md");
	// https://www.w3.org/TR/WCAG22/: the criteria of levels A and AA, by guideline.
	const criteria = `1.1: 1, 1.2: 1 2 3 4 5, 1.3: 1 2 3 4 5, 1.4: 1 2 3 4 5 10 11 12 13,
		2.1: 1 2 4, 2.2: 1 2, 2.3: 1, 2.4: 1 2 3 4 5 6 7 11, 2.5: 1 2 3 4 7 8,
		3.1: 1 2, 3.2: 1 2 3 4 6, 3.3: 1 2 3 4 7 8, 4.1: 2 3`;
	expect([...text.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)).toEqual(
		criteria.split(",").flatMap((line) => {
			const [guideline = "", numbers = ""] = line.trim().split(": ");
			return numbers.split(" ").map((number) => `${guideline}.${number}`);
		}),
	);
	const tests = [...text.matchAll(/`([a-z]+\/\w+\.test\.ts)`/g)].map(([, file]) => file ?? "");
	expect(tests.length).toBeGreaterThan(40);
	expect(tests.filter((file) => !existsSync(join("tests", file)))).toEqual([]);
});

it("the guide, the house and the reference name only files that exist", () => {
	/** Files that readers write themselves, or may have. */
	const examples = /\bname\.|Name\.|new-|data\/admin\.yaml|^fonts\//;
	// A company may rename and remove its pages: a file's kind suffices.
	const isDataFile = (path: string) =>
		/\.(?:yaml|md)$/.test(path) && schemaFor(path.replace(/^data\/|\.\w+$/g, "")) !== undefined;
	const missing = documents
		.filter((document) => /^(README|\.github|docs\/(guide\/.*|house|reference))\b/.test(document))
		.flatMap((document) =>
			[...read(document).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|js|css|yaml|yml|md|txt))`/g)]
				.map(([, path = ""]) => path)
				.filter(
					(path) =>
						!examples.test(path) &&
						!isDataFile(path) &&
						!["", "generator", "data"].some((folder) => existsSync(join(folder, path))),
				)
				.map((path) => `${document}: ${path}`),
		);
	expect(missing).toEqual([]);
});

it("docs/house.md fits on one page, with at most eight steps from a town's file to its page", () => {
	const text = read("docs/house.md");
	expect(text.split("\n").length).toBeLessThanOrEqual(90);
	expect(text.match(/^\d+\. /gm)?.length).toBeLessThanOrEqual(8);
});

describe("README.md", () => {
	it("has at most 7 kB and begins with the two commands", () => {
		const text = read("README.md");
		expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7_000);
		const [, first = ""] = /```sh\n([\s\S]*?)```/.exec(text) ?? [];
		expect(first.split("\n").map((line) => line.replace(/ *#.*/, ""))).toEqual([
			"npm ci && npm run build",
			"npm ci && npm test",
			"",
		]);
	});

	it("has pictures of at most 120 kB each", () => {
		for (const file of readdirSync("docs/images"))
			expect(statSync(join("docs/images", file)).size, file).toBeLessThanOrEqual(120_000);
	});
});

describe("docs/reference.md", () => {
	const text = read(referenceFile);

	it("lists today's options, files and codes (npm run write)", () => {
		expect(text).toBe(renderReference(text));
	});

	it("has a row for every command", () => {
		const rows = new Set(
			[...text.matchAll(/^\| `npm (?:run )?([a-z:]+(?: [a-z]+)?)/gm)].map(([, name = ""]) => name),
		);
		const firstWords = new Set([...rows].map((row) => row.replace(/ .*/, "")));
		expect(Object.keys(scripts).filter((name) => !firstWords.has(name))).toEqual([]);
		const { check, measure } = menus;
		for (const [menu, tasks] of Object.entries({
			check: check.tasks,
			measure: measure.tasks,
			site: commands,
		}))
			for (const task of Object.keys(tasks))
				expect(rows.has(`${menu} ${task}`) || task in scripts, `${menu} ${task}`).toBe(true);
	});
});

it("docs/dependencies.md lists exactly the installed packages", () => {
	const [packages = ""] = read("docs/dependencies.md").split("\n## What waits");
	const listedNames = [...packages.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = ""]) =>
		[...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
	);
	expect(listedNames.sort()).toEqual(
		[...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)].sort(),
	);
});
