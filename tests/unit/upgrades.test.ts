import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadSite } from "../../generator/load/loadSite.ts";
import {
	latestVersion,
	pendingUpgrades,
	type Upgrade,
	upgrades,
} from "../../generator/load/upgrades.ts";
import { noteTranslated } from "../../generator/tools/translated.ts";
import { upgradeFolder } from "../../generator/tools/upgrade.ts";
import { buildDate, problemsAfter, replaced, sampleText, writeData } from "./sampleData.ts";

const upgradeTo = (version: number): Upgrade =>
	upgrades.find((upgrade) => upgrade.version === version) as Upgrade;

describe("each upgrade", () => {
	const note = { field: "hours", note: "Ask." };
	it.each<[number, object, object]>([
		[
			2,
			{
				and: "{first} and {last}",
				social: { facebook: "Facebook" },
				structuredData: { trade: "Doors", emergency: "emergency" },
				contactForm: { send: { simulated: "Nothing was sent." } },
				menu: { button: "Menu" },
			},
			{ structuredData: { trade: "Doors" }, menu: { button: "Menu" } },
		],
		[3, { placeholders: [{ field: "rating", note: "A sample." }, note] }, { placeholders: [note] }],
		[
			4,
			{ colors: { action: "#ffcc00", ink: "#000000" } },
			{ colors: { action: "#ffcc00", ink: "#000000", call: "#ffcc00" } },
		],
	])("to version %i makes its changes once", (version, before, after) => {
		const { apply } = upgradeTo(version);
		expect(apply(before as never)).toEqual(after);
		const upgraded = apply(before as never);
		expect(apply(upgraded)).toBe(upgraded);
	});

	it("has its own version, in order", () => {
		expect(upgrades.map(({ version }) => version)).toEqual([2, 3, 4]);
		expect(latestVersion).toBe(4);
		expect(pendingUpgrades(3).map(({ version }) => version)).toEqual([4]);
	});

	it("changes nothing in this repository's folders", () => {
		for (const folder of ["data", "examples/javelina", "examples/starter"])
			for (const { file, apply } of upgrades) {
				const path = join(folder, `${file}.yaml`);
				if (!existsSync(path)) continue;
				const value = parse(readFileSync(path, "utf8"));
				expect(apply(value), path).toEqual(value);
			}
	});
});

const old = {
	"words.yaml": `# Our words.\n${sampleText("words.yaml")}and: "{first} and {last}"\n`,
	"theme.yaml": sampleText("theme.yaml").replace(/^ {2}call: .*\n/m, ""),
	"business.yaml": `# The company.\n${sampleText("business.yaml").replace("dataVersion: 4\n", "")}`,
};

describe("a company of an earlier generator", () => {
	it("is upgraded in memory, with a warning", () => {
		const folder = writeData(old);
		const { warnings, site } = loadSite(folder, buildDate);
		expect(site.theme.colors.call).toEqual(site.theme.colors.action);
		const [warning] = warnings.filter(({ code }) => code === "data-version-older");
		expect(warning).toMatchObject({ field: "dataVersion", got: "1", expected: "4" });
		expect(warning?.fix).toContain(`npm run upgrade -- --data ${folder}`);
	});

	it("is upgraded in its files, and comments stay", () => {
		const folder = writeData(old);
		const read = (file: string) => readFileSync(join(folder, file), "utf8");
		expect(upgradeFolder(folder)).toEqual([
			`${join(folder, "words.yaml")}: ${upgradeTo(2).what}`,
			`${join(folder, "theme.yaml")}: ${upgradeTo(4).what}`,
		]);
		expect(read("words.yaml")).toBe(`# Our words.\n${sampleText("words.yaml")}`);
		expect(read("business.yaml")).toContain("# The company.\ndataVersion: 4\nname: Acme");
		expect(read("theme.yaml").split("\n").length).toBe(sampleText("theme.yaml").split("\n").length);
		const codes = loadSite(folder, buildDate).warnings.map(({ code }) => code);
		expect(codes).not.toContain("data-version-older");
		expect(upgradeFolder(folder)).toEqual([]);
	});

	it("may have files with comments only", () => {
		const folder = writeData({ ...old, "words.yaml": "# None yet.\n", "theme.yaml": "" });
		expect(upgradeFolder(folder)).toEqual([]);
		expect(readFileSync(join(folder, "words.yaml"), "utf8")).toBe("# None yet.\n");
	});

	it("keeps its translations up to date", () => {
		const folder = writeData({ ...old, "es/business.yaml": "notice: { text: Cerrado. }\n" });
		noteTranslated(folder, "es", ["business"]);
		upgradeFolder(folder);
		const outdated = loadSite(folder, buildDate).warnings.filter(
			({ code, file }) => code === "translation-outdated" && file.endsWith("business.yaml"),
		);
		expect(outdated).toEqual([]);
	});

	it("is refused if its data is of a newer generator", () => {
		const problems = problemsAfter(replaced("business.yaml", "dataVersion: 4", "dataVersion: 99"));
		expect(problems).toEqual(["data-version-newer data/business.yaml › dataVersion"]);
	});
});
