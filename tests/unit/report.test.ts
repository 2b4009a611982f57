import { describe, expect, it, vi } from "vitest";
import { findNewWarnings } from "../../generator/output/notes.ts";
import { createReport } from "../../generator/output/report.ts";
import { DataProblems } from "../../generator/problems.ts";
import type { Code } from "../../site/messages.ts";
import { newFolder } from "./newFolder.ts";

/** Returns a report to a file, with a clock that the test sets. */
function start() {
	const clock = { now: 1000 };
	const written: string[] = [];
	const stream = { write: (text: string) => written.push(text) > 0 };
	const report = createReport(stream as unknown as NodeJS.WriteStream, () => clock.now);
	return { report, clock, text: () => written.join("") };
}

const output = new Map<string, string | Uint8Array>([
	["index.html", "x".repeat(1500)],
	["faq.html", "é".repeat(200)],
	["old.html", "x".repeat(100)],
	["assets/island.js", "let a=1;"],
	["assets/hero.avif", new Uint8Array(40_000)],
	["assets/hero.jpg", new Uint8Array(60_000)],
	["robots.txt", "x"],
]);

it.each([
	[2500, 1],
	[1000, 0],
])("a build with steps of %i ms names slow steps %i times", async (took, times) => {
	vi.useFakeTimers();
	const { report, text } = start();
	const wait = () => new Promise((done) => setTimeout(done, took));
	const steps = Promise.all([report.step("assets", wait), report.step("minify", wait)]);
	await vi.advanceTimersByTimeAsync(took);
	await steps;
	vi.useRealTimers();
	expect(text().split("Making pictures").length - 1).toBe(times);
});

const problem = {
	code: "page-heavy" as const,
	file: "data/a.yaml",
	expected: "text",
	fix: "Write text.",
};
const notes = {
	warnings: (
		[
			["pages-untranslated", "data/es"],
			["source-due", "data/permits.yaml"],
			["date-in-future", "data/faq.yaml"],
		] as const
	).map(([code, file]) => ({ ...problem, code: code as Code, file, got: "nothing" })),
	newWarnings: [],
	beforePublishing: ["phone: put your own", "form: choose"],
	switchedOff: ["offers: offers.yaml"],
};
const nothing = { ...notes, warnings: [], beforePublishing: [], switchedOff: [] };
const slip = notes.warnings[2] as (typeof notes.warnings)[number];

type Start = ReturnType<typeof start>;
const scenes: Readonly<Record<string, (from: Start) => unknown>> = {
	"the tasks after a build": ({ report }) => report.notes(notes, { todo: false, data: "data" }),
	"a new task, of another folder": ({ report }) =>
		report.notes({ ...notes, newWarnings: [slip] as never }, { todo: false, data: "acme" }),
	"npm run todo": ({ report }) => report.notes(notes, { todo: true, data: "data" }),
	"no task": ({ report }) => report.notes(nothing, { todo: false, data: "data" }),
	"npm run todo without a task": ({ report }) =>
		report.notes(nothing, { todo: true, data: "data" }),
	"the next step": ({ report }) => report.next({ out: "dist", production: false }),
	"the next step in production": ({ report }) =>
		report.next({ out: "acme/dist", production: true }),
	"a build that succeeded": ({ report, clock }) => {
		clock.now += 2340;
		report.summary(2, output, { out: "dist", profile: false });
	},
	"a problem": ({ report }) => report.failure(new DataProblems([problem])),
	"two problems": ({ report }) => report.failure(new DataProblems([problem, problem])),
};

// `npx vitest run report.test -u` writes the golden file.
it("the report of a build is as in its golden file", async () => {
	const printed = Object.entries(scenes).map(([name, print]) => {
		const from = start();
		print(from);
		return `=== ${name}\n${from.text()}`;
	});
	await expect(printed.join("\n")).toMatchFileSnapshot("report.txt");
});

it("new warnings are those that the last build into the folder did not have", () => {
	const cacheFolder = newFolder();
	const warning = (field: string) => {
		const code = field === "dated" ? ("source-due" as const) : ("page-heavy" as const);
		return { code, file: "b", field, expected: "c", fix: "d" };
	};
	const newOnes = (fields: string[], out = "dist") =>
		findNewWarnings(fields.map(warning), { out, cacheFolder }).map(({ field }) => field);
	// A first build names what is to check, and not what only gets old.
	expect(newOnes(["one", "dated"])).toEqual(["one"]);
	expect(newOnes(["one", "two", "dated"])).toEqual(["two"]);
	expect(newOnes(["two"])).toEqual([]);
	expect(newOnes(["one", "two", "dated"])).toEqual(["one", "dated"]);
	expect(newOnes(["three"], "elsewhere")).toEqual(["three"]);
});

describe("a successful build", () => {
	it("reports the duration of each step for --profile", async () => {
		const { report, clock, text } = start();
		report.step("load", () => {
			clock.now += 12;
		});
		await report.step("assets", async () => {
			await Promise.resolve();
			clock.now += 345;
		});
		report.summary(2, output, { out: "dist", profile: true });
		expect(text().split("\n").slice(2)).toEqual([
			"  load           12 ms",
			"  assets        345 ms",
			expect.stringMatching(/^ {2}CPU \d+\.\d\d s, peak memory \d+ MB$/),
			"",
		]);
	});

	it("returns a step's result, and throws its error", async () => {
		const { report } = start();
		expect(report.step("a", () => 7)).toBe(7);
		expect(await report.step("b", async () => 8)).toBe(8);
		expect(() => report.step("c", () => JSON.parse("{"))).toThrow(SyntaxError);
		await expect(report.step("d", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	});
});

it("a failed build has the line that threw, which the error of a page wraps", () => {
	const { report, text } = start();
	const cause = new Error("No icon");
	report.failure(new Error("The page / could not be rendered: No icon", { cause }));
	expect(text()).toMatch(
		/^The page \/ could not be rendered: No icon\nError: No icon\n {4}at .*report\.test\.ts/,
	);
});
