import { expect, it } from "vitest";
import { readOptions } from "../../generator/options.ts";

const now = Date.parse("2026-11-21T23:59:59Z");
const read = (args: readonly string[], environment = {}) => readOptions(args, environment, now);

it("every option has a default and an effect, and a folder loses the slash at its end", () => {
	const names = ["todo", "production", "profile", "help", "precompress", "draft"];
	const switches = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]));
	const time = new Date(now);
	expect(read([])).toEqual({ data: "data", out: "dist", ...switches(false), time });
	const options = ["--data", "other/", "--out=built", ...names.map((name) => `--${name}`)];
	expect(read(options)).toEqual({ data: "other", out: "built", ...switches(true), time });
});

it.each([
	["--produktion", "the options that --help lists\n  Fix: Write --production."],
	["--fast", "the options that --help lists\n  Fix: Unknown option '--fast'"],
	["dist", "the options that --help lists\n  Fix: Unexpected argument 'dist'."],
	["--out", "the options that --help lists\n  Fix: Option '--out <value>' argument missing"],
	["--production=no", "the options that --help lists\n  Fix: Option '--production' does not"],
])("the argument %s is refused", (argument, reason) => {
	expect(() => read([argument])).toThrow(`command line  got ${argument}  expected ${reason}`);
});

it.each(["data", "out"])("an empty --%s is refused", (option) => {
	expect(() => read([`--${option}=`])).toThrow(
		`got --${option} without a folder  expected a folder's path\n  Fix: Name the folder, or leave --${option} out.`,
	);
});

it.each([
	["0", "1970-01-01"],
	["1795996799", "2026-11-29"],
	["99999999999", "5138-11-16"],
])("SOURCE_DATE_EPOCH=%s sets the build's day to %s", (epoch, date) => {
	const { time } = read([], { SOURCE_DATE_EPOCH: epoch });
	expect(time.toISOString().slice(0, 10)).toBe(date);
});

it.each(["", "yesterday", "-1", "1.5", "999999999999", "2026-11-21"])(
	'SOURCE_DATE_EPOCH="%s" is refused',
	(epoch) => {
		expect(() => read([], { SOURCE_DATE_EPOCH: epoch })).toThrow(
			`command line › SOURCE_DATE_EPOCH  got "${epoch}"  expected seconds since 1970\n  Fix: Set it to a whole number, e.g. $(git log -1 --format=%ct), or unset it.`,
		);
	},
);
