import { describe, expect, it } from "vitest";
import { renderHelp } from "../../generator/commands.ts";
import { readOptions } from "../../generator/options.ts";

const now = Date.parse("2026-11-21T23:59:59Z");
const messageOf = (args: readonly string[], environment = {}) => {
	try {
		return JSON.stringify(readOptions(args, environment, now));
	} catch (error) {
		return (error as Error).message;
	}
};

describe("the command line", () => {
	it("builds data into dist, today, without being told", () => {
		expect(readOptions([], {}, now)).toEqual({
			data: "data",
			out: "dist",
			todo: false,
			production: false,
			profile: false,
			help: false,
			precompress: false,
			draft: false,
			time: new Date(now),
		});
	});

	it("builds another folder elsewhere", () => {
		const switches = ["--production", "--precompress", "--profile", "--draft", "--todo"];
		expect(readOptions(["--data", "other/", "--out=built", ...switches], {}, now)).toEqual({
			data: "other",
			out: "built",
			todo: true,
			production: true,
			profile: true,
			help: false,
			precompress: true,
			draft: true,
			time: new Date(now),
		});
	});

	it.each([
		["--produktion", "Write --production."],
		["--fast", "Unknown option '--fast'"],
		["dist", "Unexpected argument 'dist'. This command does not take positional arguments"],
		["--out", "Option '--out <value>' argument missing"],
		["--production=no", "Option '--production' does not take an argument"],
	])("refuses %s and lists what there is", (argument, reason) => {
		const start = `command line  got ${argument}  expected the options that --help lists\n  Fix: ${reason}`;
		expect(messageOf([argument]).slice(0, start.length)).toBe(start);
	});
});

describe("what no folder can be", () => {
	it.each([
		["--data=", 'got "--data without a folder"'],
		["--out=", "expected a folder's path"],
	])("%s", (argument, words) => {
		expect(messageOf([argument])).toContain(words.replaceAll('"', ""));
	});
});

it.each(["--help", "-h"])("%s asks for help, which names every option", (argument) => {
	expect(readOptions([argument], {}, now).help).toBe(true);
	for (const option of ["--data", "--out", "--production", "--precompress", "--profile", "--draft"])
		expect(renderHelp("build")).toContain(option);
});

describe("the build's date", () => {
	it.each([
		["0", "1970-01-01"],
		["1795996799", "2026-11-29"],
		["99999999999", "5138-11-16"],
	])("SOURCE_DATE_EPOCH=%s means %s, whatever the clock says", (epoch, date) => {
		const { time } = readOptions([], { SOURCE_DATE_EPOCH: epoch }, now);
		expect(time.toISOString().slice(0, 10)).toBe(date);
	});

	it.each(["", "yesterday", "-1", "1.5", "999999999999", "2026-11-21"])(
		'SOURCE_DATE_EPOCH="%s" is no date',
		(epoch) => {
			expect(messageOf([], { SOURCE_DATE_EPOCH: epoch })).toBe(
				`command line › SOURCE_DATE_EPOCH  got "${epoch}"  expected seconds since 1970\n  Fix: Set it to a whole number, e.g. $(git log -1 --format=%ct), or unset it.`,
			);
		},
	);
});
