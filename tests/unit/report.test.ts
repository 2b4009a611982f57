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

describe("a build", () => {
	it("names the next step, for a preview and for production", () => {
		const { report, text } = start();
		report.next({ out: "dist", production: false });
		report.next({ out: "acme/dist", production: true });
		expect(text()).toBe(
			"Look at it: npm run preview\nLook at it: npm run preview -- --out acme/dist. Then put acme/dist on your host.\n",
		);
	});

	it.each([
		[2500, 1],
		[1000, 0],
	])("with steps of %i ms names slow steps %i times", async (took, times) => {
		vi.useFakeTimers();
		const { report, text } = start();
		const wait = () => new Promise((done) => setTimeout(done, took));
		const steps = Promise.all([report.step("assets", wait), report.step("minify", wait)]);
		await vi.advanceTimersByTimeAsync(took);
		await steps;
		vi.useRealTimers();
		expect(text().split("Making pictures").length - 1).toBe(times);
	});
});

describe("the list of tasks", () => {
	const day = { got: "nothing", expected: "a day", fix: "Write it." };
	const warning = (code: Code, file: string) => ({ code, file, ...day });
	const slip = warning("date-in-future", "data/faq.yaml");
	const source = warning("source-due", "data/permits.yaml");
	const language = warning("pages-untranslated", "data/es");
	const warningText = (file: string) => `${file}  got nothing  expected a day\n  Fix: Write it.\n`;
	const notes = {
		warnings: [language, source, slip],
		newWarnings: [] as (typeof slip)[],
		beforePublishing: ["phone: put your own", "form: choose"],
		switchedOff: [] as string[],
	};
	const printed = (some: Partial<typeof notes>, todo = false) => {
		const { report, text } = start();
		report.notes({ ...notes, ...some }, { todo, data: "data" });
		return text();
	};

	it("is counted after a build, most urgent first", () => {
		expect(printed({})).toBe(
			"To do: 2 before you publish, 1 to check, 1 to read again at the source, 1 for some day. See them with npm run todo\n",
		);
	});

	it("has new tasks in full", () => {
		expect(printed({ newWarnings: [slip] })).toContain(
			`\nNew to check:\n${warningText("data/faq.yaml")}\nTo do: `,
		);
	});

	it("is in full for npm run todo", () => {
		expect(printed({}, true)).toBe(
			[
				"\nBefore you publish:\n  - phone: put your own\n  - form: choose\n",
				`1 to check:\n${warningText("data/faq.yaml")}`,
				`1 to read again at the source:\n${warningText("data/permits.yaml")}`,
				`1 for some day:\n${warningText("data/es")}`,
			].join("\n"),
		);
	});

	it("ends with what could be switched on, for npm run todo alone", () => {
		expect(printed({ switchedOff: ["offers: offers.yaml"] }, true)).toMatch(
			/\nYou could switch on:\n {2}- offers: offers\.yaml\n$/,
		);
		expect(printed({ switchedOff: ["offers: offers.yaml"] })).not.toContain("switch on");
	});

	it("is left out if it is empty", () => {
		expect(printed({ warnings: [], beforePublishing: [] })).toBe("");
		expect(printed({ warnings: [], beforePublishing: [] }, true)).toBe("");
	});

	it("names the data folder", () => {
		const { report, text } = start();
		report.notes(notes, { todo: false, data: "acme" });
		expect(text()).toContain("npm run todo -- --data acme");
	});
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
	it("reports pages, sizes, duration and folder", () => {
		const { report, clock, text } = start();
		clock.now += 2340;
		report.summary(2, output, { out: "dist", profile: false });
		expect(text()).toBe(
			"2 pages, 5 other files in 2.34 s → dist\nHTML 2.0 kB, scripts 0.0 kB, images 100.0 kB\n",
		);
	});

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

describe("a failed build", () => {
	const problem = {
		code: "page-heavy" as const,
		file: "data/a.yaml",
		expected: "text",
		fix: "Write text.",
	};

	it.each([
		[[problem], "\n1 problem"],
		[[problem, problem], "  The same at data/a.yaml\n\n2 problems"],
	])("has data problems without a stack, and their number", (problems, count) => {
		const { report, text } = start();
		report.failure(new DataProblems(problems));
		expect(text()).toBe(
			`data/a.yaml  expected text\n  Fix: Write text.\n${count}; the last build is as it was.\n`,
		);
	});

	it("has the line that threw, which the error of a page wraps", () => {
		const { report, text } = start();
		const cause = new Error("No icon");
		report.failure(new Error("The page / could not be rendered: No icon", { cause }));
		expect(text()).toMatch(
			/^The page \/ could not be rendered: No icon\nError: No icon\n {4}at .*report\.test\.ts/,
		);
	});

	it("has the stack of any other error", () => {
		const { report, text } = start();
		report.failure(new Error("No icon"));
		expect(text()).toMatch(
			/^Error: No icon\n {4}at .*report\.test\.ts[\s\S]*\n\nThe build stopped; the last build is as it was\.\n$/,
		);
	});
});
