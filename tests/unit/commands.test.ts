import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	type CommandName,
	commandLine,
	commands,
	forData,
	nearestName,
	readArguments,
	renderHelp,
} from "../../generator/commands.ts";
import { slow } from "../full.ts";
import { menus } from "../tasks.ts";

const names = Object.keys(commands) as CommandName[];

describe("the help of a command", () => {
	it.each(names)("%s lists exactly the command's options", (name) => {
		const listed = [...renderHelp(name).matchAll(/^ {2}(?:-h, )?--([a-z-]+)/gm)].map(
			([, option]) => option,
		);
		expect(listed).toEqual([...Object.keys(commands[name].options), "help"]);
		expect(readArguments(name, ["--help"]).values.help).toBe(true);
	});

	it("shows how to run the command, and an option's default", () => {
		const usage = /^npm run site reviews -- FILE … \[options\]\n\nTakes exports/;
		expect(renderHelp("reviews")).toMatch(usage);
		const port = "--port NUMBER         the port; 0 takes a free one (4173)";
		expect(renderHelp("preview")).toContain(port);
	});
});

describe("arguments", () => {
	it("have defaults", () => {
		expect(readArguments("preview", []).values).toEqual({ out: "dist", port: "4173", help: false });
		expect(readArguments("translated", ["es", "home"]).positionals).toEqual(["es", "home"]);
	});

	it.each(["--host", "--host --port 1", "--host 0.0.0.0", "--host=0.0.0.0"])(
		"%s listens at every address",
		(args) => {
			expect(readArguments("dev", args.split(" ")).values.host).toBe("0.0.0.0");
		},
	);

	it.each<[CommandName, string[], string]>([
		["preview", ["--prot", "1"], "Write --port."],
		["dev", ["--dta=acme"], "Write --data."],
		["preview", ["--quickly"], "Unknown option '--quickly'"],
		["dev", ["acme"], "Unexpected argument 'acme'"],
		["preview", ["--port"], "argument missing"],
	])("of %s that are wrong have a fix: %j", (name, args, fix) => {
		expect(() => readArguments(name, args)).toThrow(fix);
	});
});

it.each([
	["biuld", "build"],
	["prevew", "preview"],
	["translate", "translated"],
	["deploy", undefined],
])("the nearest command to %s is %s", (typed, nearest) => {
	expect(nearestName(typed, names)).toBe(nearest);
});

it("a command is written as an npm script", () => {
	expect(commandLine("build")).toBe("npm run build");
	expect(commandLine("build", ...forData("acme"))).toBe("npm run build -- --data acme");
	expect(commandLine("build", ...forData("data"))).toBe("npm run build");
	expect(commandLine("tidy")).toBe("npm run site tidy");
});

const ownTasks = Object.entries(menus).flatMap(([menu, { tasks }]) =>
	Object.entries(tasks).flatMap(([task, [command]]) => {
		const file = /^tsx (?!generator\/cli\.ts)(\S+)$/.exec(command)?.[1];
		return file === undefined ? [] : [[`${menu} ${task}`, file] as const];
	}),
);

it.each(ownTasks)("npm run %s knows --help (%s)", (name, file) => {
	const named = new RegExp(`(?:startScript\\(|runTool\\(\\s*"[\\w.]+",)\\s*"${name}"`);
	expect(readFileSync(file, "utf8")).toMatch(named);
});

describe("a menu", slow, () => {
	const run = (...words: readonly string[]) => {
		const { stdout, stderr, status } = spawnSync(
			process.execPath,
			["--import", "tsx", "tests/tasks.ts", ...words],
			{ encoding: "utf8", env: { ...process.env, PATH: "node_modules/.bin:/usr/bin:/bin" } },
		);
		return { said: stdout + stderr, status };
	};

	it("lists its tasks", () => {
		expect(run("measure", "--help")).toEqual({
			said: expect.stringMatching(/^npm run measure \[NAME …\][\s\S]*\n {2}paint {10}\S/),
			status: 0,
		});
	});

	it("runs what is named, with the options after it", () => {
		const { said, status } = run("check", "example", "--help");
		expect(said).toMatch(/^npm run check example -- \[TEST …\] \[options\]\n\nRuns the tests/);
		expect(status).toBe(0);
	});

	it("corrects a mistyped name, and runs nothing", () => {
		expect(run("check", "hots")).toEqual({
			said: expect.stringContaining('"hots" is not one of these. Did you mean hosts?'),
			status: 1,
		});
	});
});

it.each([
	["acme", "--data acme"],
	["t/Acme & Söhne", '--data "t/Acme & Söhne"'],
	["t/Joe's #1", `--data "t/Joe's #1"`],
	["t/$5 Joe's", "--data 't/$5 Joe'\\''s'"],
])("the folder %s can be pasted into a shell", (folder, argument) => {
	expect(forData(folder)).toEqual([argument]);
});

it("a command names the file that is not there, without a code of the system", slow, () => {
	const command = ["--import", "tsx", "generator/cli.ts", "reviews", "none here.json"];
	const { stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
	expect(stderr).toBe(
		"There is no none here.json. Compare its name, and the folder that you are in.\n",
	);
	expect(status).toBe(1);
});
