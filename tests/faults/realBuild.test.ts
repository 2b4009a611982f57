// @module-tag long
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import glob from "fast-glob";
import { beforeAll, describe, expect, it } from "vitest";
import { leftovers, refusalOf, work } from "./outputFolder.ts";
import { runBuild } from "./projectCopy.ts";

/** A copy of the example, which builds faster: these tests don't depend on the data. */
const data = join(work, "data");
const out = join(work, "dist");
const business = join(data, "business.yaml");
let original = "";
let pageCount = 0;

function nameIn(folder: string): string {
	const pages = glob.sync("**/*.html", { cwd: folder, absolute: true });
	const named = /og:site_name"? content="?([^">]+)/;
	const names = new Set(pages.map((page) => named.exec(readFileSync(page, "utf8"))?.[1]));
	pageCount ||= pages.length;
	if (pages.length < pageCount || names.size !== 1 || !existsSync(join(folder, ".build.json")))
		throw new Error(`${pages.length} pages of ${[...names].join(", ")}`);
	return [...names][0] ?? "";
}

/** A draft, because drawing sharing images for each name would take most of the time. */
const build = (mode = "--draft") => runBuild(".", ["--data", data, "--out", out, mode]);
const rename = (name: string) =>
	writeFileSync(business, original.replace(/^name: .*/m, `name: ${name}`));

describe("the real build", () => {
	beforeAll(async () => {
		cpSync("tests/javelina", data, { recursive: true });
		original = readFileSync(business, "utf8");
		rename("Zero Doors");
		const { code, errors } = await build();
		expect(code, errors).toBe(0);
		expect(nameIn(out)).toBe("Zero Doors");
		expect(pageCount).toBeGreaterThan(10);
	}, 120_000);

	it("lets two builds at once end well", async () => {
		rename("Two Doors");
		const results = await Promise.all([build(), build()]);
		expect(results.map(({ code }) => code)).toEqual([0, 0]);
		expect(nameIn(out)).toBe("Two Doors");
		expect(leftovers(out)).toEqual([]);
	});

	it("is one state of the data, or none, while a file is being changed", async () => {
		const before = nameIn(out);
		let running = true;
		const ended = build().finally(() => (running = false));
		for (let turn = 0; running; turn++) {
			rename(turn % 2 === 0 ? "Even Doors" : "Odd Doors");
			await wait(3);
		}
		const { code, errors } = await ended;
		if (code !== 0) expect(errors).toContain("  Fix: ");
		expect(errors).not.toContain("    at ");
		expect([before, "Even Doors", "Odd Doors"]).toContain(nameIn(out));
	});

	it("stops at bad data with its file, place and field, and keeps the last build", async () => {
		const before = nameIn(out);
		writeFileSync(business, original.replace(/^phone: .*/m, "phone: 813"));
		expect(await refusalOf(build())).toMatch(
			/\/business\.yaml:\d+:\d+ › phone {2}got 813 {2}expected .+\n {2}Fix: .+$/m,
		);
		expect(nameIn(out)).toBe(before);
		expect(leftovers(out)).toEqual([]);
	});

	it("refuses placeholders in production, each by file and field", async () => {
		writeFileSync(business, original);
		const errors = await refusalOf(build("--production"));
		for (const field of ["phone", "url", "form"])
			expect(errors).toContain(`${data}/business.yaml › ${field}`);
		expect(errors).toContain(`${data}/testimonials.yaml › items`);
	});
});
