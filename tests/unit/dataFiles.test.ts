import fs, { symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { slow } from "../full.ts";
import {
	type Changes,
	messagesAfter,
	problemsAfter,
	problemsOf,
	replaced,
	sampleText,
	writeData,
} from "./sampleData.ts";

describe("the build reports", () => {
	it.each<[string, string, Changes[string], string]>([
		["another encoding", "team.yaml", new Uint8Array([0x6e, 0xe9]), "file-encoding"],
		["a file of more than a megabyte", "team.yaml", "# x\n".repeat(300_000), "file-too-large"],
		[
			"two files for one page",
			"about.yaml",
			`${sampleText("about.md").split("---\n")[1]}body: Another story.\n`,
			"page-twice",
		],
	])("%s", (_mistake, file, contents, code) => {
		expect(problemsAfter({ [file]: contents })).toEqual([`${code} data/${file}`]);
	});

	it.each([
		["zips: [02134]", "02134"],
		["neighborhoods: [007, 1.10, 0x1F, True]", '007,1.10 … "1.10",0x1F … "0x1F",True … "True"'],
	])("a number as it was typed: %s", (line, typed) => {
		const field = line.replace(/:.*/, "");
		const town = sampleText("areas/pasco/alpha.yaml");
		const rest = town.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, "m"), "");
		const messages = messagesAfter({ "areas/pasco/alpha.yaml": `${rest}${line}\n` }).join("\n");
		for (const part of typed.split(/,| … /)) expect(messages).toContain(part);
		expect(messages).not.toMatch(/got (?:7|1\.1|31|2134)\b/);
	});

	it("a file that can't be read", () => {
		const { readFileSync } = fs;
		fs.readFileSync = ((path: string, ...more: never[]) => {
			if (String(path).endsWith("faq.yaml")) throw new Error("EACCES: no");
			return readFileSync(path, ...more);
		}) as typeof readFileSync;
		syncBuiltinESMExports();
		// A changed file is read again.
		const problems = problemsAfter({ "faq.yaml": "a: 1\n" });
		fs.readFileSync = readFileSync;
		syncBuiltinESMExports();
		expect(problems).toEqual(["file-unreadable data/faq.yaml"]);
	});

	it("a symbolic link", () => {
		const folder = writeData({ "areas/pasco/alpha.yaml": undefined });
		symlinkSync(join(folder, "areas/pasco/beta.yaml"), join(folder, "areas/pasco/alpha.yaml"));
		expect(problemsOf(folder)).toEqual(["file-link data/areas/pasco/alpha.yaml"]);
	});

	it.each([
		["a missing folder", "/nowhere/data"],
		["a file where a folder belongs", "package.json"],
		["a folder of something else", "node_modules"],
		["a path too long for any disk", `/${"x/".repeat(3000)}`],
	])("%s", (_mistake, folder) => {
		expect(problemsOf(folder)).toEqual(["data-folder-missing data"]);
	});

	const leftFiles = `.DS_Store areas/Thumbs.db desktop.ini services/.gitkeep 4913 ~$business.yaml
		areas/pasco/._alpha.yaml areas/pasco/.alpha.yaml.swp areas/pasco/alpha.yaml~
		areas/pasco/#alpha.yaml# .idea/workspace.xml @eaDir/business.yaml/SYNO .business.yaml.icloud
		business.yaml.bak business.yaml.orig business.yaml.crdownload .~lock.business.yaml#
		business.yaml:Zone.Identifier business.yaml.sb-4f2e9a1c-Qx7LmA business.yaml___jb_tmp___
		business.yaml.tmp.4711`;
	it("no file that a program left", () => {
		const files = leftFiles.split(/\s+/).map((file) => [file, "x"]);
		expect(problemsAfter(Object.fromEntries(files))).toEqual([]);
	});
});

// A search of the whole file for each problem would exceed the test's timeout.
describe("thousands of problems in a file", slow, () => {
	it("are each reported", () => {
		// Ten records, because YAML's check of repeated keys takes seconds for 20,000 keys of one.
		const unknown = Array.from({ length: 2000 }, (_, index) => `  field${index}: 1\n`).join("");
		const record = `- name: Ann\n  position: Boss\n  bio: Works.\n  sample: true\n${unknown}`;
		expect(problemsAfter({ "team.yaml": record.repeat(10) })).toHaveLength(20_000);
	});

	it("are each reported once across files", () => {
		const names = Array.from({ length: 3000 }, (_, index) => `    - pasco/town-${index}\n`).join(
			"",
		);
		const serving = `serving:\n  heading: Serving\n  towns:\n${names}`;
		expect(problemsAfter(replaced("home.yaml", /serving: .*\n/, serving))).toHaveLength(3000);
	});
});

it("places in a file are the same with Windows line ends and a byte order mark", () => {
	const text = sampleText("about.md").replace("(/services)", "(/prices)");
	const [before] = problemsAfter({ "about.md": text });
	const windows = `\ufeff${text}`.replaceAll("\n", "\r\n");
	expect(problemsAfter({ "about.md": windows })).toEqual([before]);
});
