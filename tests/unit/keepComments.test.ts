// @module-tag slow
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { isWrittenByEditor, keepComments } from "../../generator/tools/keepComments.ts";
import { tidyFolder } from "../../generator/tools/tidy.ts";
import { editorFormat, isSame } from "../../generator/tools/writeValues.ts";
import { pathsIn, valueAt, withValueAt } from "./leaves.ts";
import { newFolder } from "./newFolder.ts";

/** Serializes like @sveltia/cms 0.221. */
const write = (value: unknown): string => stringify(value, null, editorFormat);
const split = (text: string) => /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);

/** Returns a file as the editor saves it, optionally with a change. */
function save(text: string, change: (value: unknown) => unknown = (value) => value): string {
	const [, front, body = ""] = split(text) ?? [];
	return front === undefined
		? write(change(parse(text)))
		: `---\n${write(change(parse(front)))}---\n\n${body.trim()}\n`;
}
const parsed = (text: string): unknown => parse(split(text)?.[1] ?? text);

const files = glob
	.sync(["data/**/*.{yaml,md}", "tests/javelina/**/*.{yaml,md}", "!**/LICENSE.md"])
	.sort();

const change = (leaf: unknown): unknown => {
	if (typeof leaf === "number") return leaf + 1;
	if (typeof leaf === "boolean") return !leaf;
	return leaf === null || leaf === "" ? "Something" : String(leaf).replace(/\w|^\W+$/, "y");
};
const read = (file: string): string => readFileSync(file, "utf8");
const commentsOf = (text: string) =>
	text
		.split("\n")
		.filter((line) => /^\s*#/.test(line))
		.join("\n");
const newLines = (one: string, two: string) => {
	const known = new Set(one.split("\n"));
	return two.split("\n").filter((line) => !known.has(line));
};

describe("a file that the editor saved", () => {
	it("is the old file again if no value changed", () => {
		expect(files.length).toBeGreaterThan(150);
		expect(
			files.filter((file) => keepComments(read(file), save(read(file))) !== read(file)),
		).toEqual([]);
	});

	it("differs from the old one in one line if one value changed", () => {
		const wrongFiles = files.flatMap((file, at) => {
			const text = read(file);
			const value = parsed(text);
			const leaves = pathsIn(value).filter((path) => {
				const leaf = valueAt(value, path);
				return typeof leaf !== "object" || leaf === null;
			});
			// Another place in each file: every value would take minutes.
			const sample = leaves.slice((7919 * at) % leaves.length).slice(0, 1);
			return sample.flatMap((path) => {
				const changed = withValueAt(value, path, change(valueAt(value, path)));
				const saved = save(text, () => changed);
				// A person may have folded texts at another column: save a change, and take it back.
				const before = keepComments(keepComments(text, saved), save(text));
				const after = keepComments(before, saved);
				const [lines, written] = [before.split("\n"), after.split("\n")];
				const isRight =
					isSame(parsed(after), changed) &&
					lines.length === written.length &&
					lines.filter((line, index) => line !== written[index]).length === 1;
				return isRight ? [] : [`${file} ${path.join(".")}: ${newLines(before, after).join(" / ")}`];
			});
		});
		expect(wrongFiles).toEqual([]);
	});
});

/** A company's file with everything that a save loses. */
const company = readFileSync("tests/unit/company.yaml", "utf8");
type Company = {
	hours: object[];
	reviews: { name: string; text: string; featured?: boolean }[];
	[field: string]: unknown;
};
const saveCompany = (change: (value: Company) => void) =>
	keepComments(
		company,
		save(company, (value) => {
			change(value as Company);
			return value;
		}),
	);

describe("the editor", () => {
	it("may add false fields and remove empty ones, which is no change", () => {
		const after = saveCompany((value) => {
			delete value.licenseNumber;
			delete value.holidays;
			for (const group of value.hours) Object.assign(group, { closed: false });
			for (const review of value.reviews) review.featured ??= false;
		});
		expect(after).toBe(company);
	});

	it("may add items, which get the style of the others", () => {
		const after = saveCompany((value) => {
			value.hours.push({ days: ["Sunday"], opens: "09:00", closes: "12:00", closed: false });
			value.reviews.unshift({ name: "Cy", text: "Quick.", featured: false });
		});
		expect(newLines(company, after)).toEqual([
			"  - { days: [Sunday], opens: 09:00, closes: 12:00, closed: false }",
			"  - name: Cy",
			"    text: Quick.",
			"    featured: false",
		]);
		expect(commentsOf(after)).toBe(commentsOf(company));
	});

	it("may remove items and fields, and only their lines go", () => {
		const withoutAnn = saveCompany((value) => value.reviews.shift());
		expect(newLines(withoutAnn, company)).toHaveLength(5);
		expect(withoutAnn).toContain("  # The oldest first.\n  - name: Bob # asked him\n");
		const unfeatured = saveCompany((value) => delete value.reviews[0]?.featured);
		expect(unfeatured).toBe(company.replace("    featured: true\n", ""));
	});

	it("may remove a field, and the comment above it stays", () => {
		const before = "a: 1\n# What b is for.\nb: 2\n# And c.\nc: 3\n";
		expect(keepComments(before, "a: 1\nc: 3\n")).toBe("a: 1\n# What b is for.\n# And c.\nc: 3\n");
		expect(keepComments(before, "a: 1\nb: 2\n")).toBe("a: 1\n# What b is for.\nb: 2\n# And c.\n");
	});

	it.each([
		["four spaces", "# Ours.\na:\n    b: 1 # one\n    c: >-\n        Long text.\n"],
		["lists at the margin", "# Ours.\na:\n- b: 1 # one\n  c: >-\n    Long text.\n- b: 3\n"],
	])("may save a file that a person indents by %s", (_, before) => {
		expect(keepComments(before, write(parse(before.replace("1", "2"))))).toBe(
			before.replace("1", "2"),
		);
	});

	it("may move an item, and its comment moves too", () => {
		const after = saveCompany((value) => value.reviews.reverse());
		expect(after).toContain(
			"  # The oldest first.\n  - name: Bob # asked him\n    text: Good.\n  - name: Ann",
		);
	});

	it("may fill and empty lists, and add a field, which goes below its example", () => {
		const after = saveCompany((value) => {
			value.holidays = [{ name: "Christmas", day: "December 25" }];
			value.reviews = [];
			value.textPhone = "+18135550142";
			value.name = "Acme Garage Doors";
		});
		expect(after).toContain('# textPhone: "+18135550100"\ntextPhone: "+18135550142"\n');
		expect(after).toContain("holidays:\n  - name: Christmas\n    day: December 25\n");
		expect(after).toContain("reviews:\n  # The oldest first.\n  []\n");
		expect(after).toContain('name: "Acme Garage Doors" # as registered\n');
	});

	it("may change line breaks and the empty line above a text, which is no change", () => {
		const windows = company.replaceAll("\n", "\r\n");
		expect(keepComments(windows, save(company))).toBe(windows);
		const page = "---\n# Shown in search results.\ntitle: About\n---\nOld text.\n";
		expect(keepComments(page, save(page).replace("Old", "New"))).toBe(page.replace("Old", "New"));
	});

	it("may not fit into the old file, which the saved file then replaces", () => {
		expect(keepComments("a: [1, 2\n", "a: 3\n")).toBe("a: 3\n");
		expect(keepComments("- a\n", "b: 1\n")).toBe("b: 1\n");
	});

	it("has a form by which its files are recognized", () => {
		expect(isWrittenByEditor(save(company))).toBe(true);
		expect(isWrittenByEditor(company)).toBe(false);
		expect(isWrittenByEditor('name: "Acme"\n')).toBe(false);
	});
});

it("npm run site tidy restores comments in files that the editor saved since a commit", () => {
	const folder = newFolder();
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@acme.example", ...args], {
			cwd: folder,
		});
	mkdirSync(join(folder, "data"));
	const [saved, written] = [join(folder, "data/business.yaml"), join(folder, "data/theme.yaml")];
	writeFileSync(saved, company);
	writeFileSync(written, "# Ours.\ncolor: red\n");
	git("init", "-q");
	git("add", ".");
	git("commit", "-qm", "Start");
	writeFileSync(saved, save(company).replace("Acme Doors", "Acme Garage Doors"));
	writeFileSync(written, "# Theirs.\ncolor: red\n");
	git("commit", "-qam", "Edit");
	expect(tidyFolder(join(folder, "data"), "HEAD~")).toEqual(["business.yaml"]);
	expect(read(saved)).toBe(company.replace("Acme Doors", "Acme Garage Doors"));
	expect(read(written)).toBe("# Theirs.\ncolor: red\n");
	expect(tidyFolder(join(folder, "data"), "HEAD~")).toEqual([]);
	// A saved translation counts as a translation of today's text.
	mkdirSync(join(folder, "data/es"));
	for (const place of ["data", "data/es"])
		writeFileSync(join(folder, place, "facts.yaml"), "repairTime: 2 h\n");
	git("add", ".");
	git("commit", "-qm", "Translate");
	tidyFolder(join(folder, "data"), "HEAD~");
	const sources = JSON.parse(read(join(folder, "data/es/sources.json")));
	expect(Object.keys(sources)).toEqual(["facts"]);
	expect(() => tidyFolder(join(folder, "data"), "nowhere")).toThrow("no commit nowhere here");
	const outside = newFolder();
	expect(() => tidyFolder(outside, "HEAD~")).toThrow(`There is no git repository in ${outside}`);
});
