import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findCurrentBuild, hashInputs, keepBuildRecord } from "../../generator/buildRecord.ts";
import { readOptions } from "../../generator/options.ts";
import { work } from "./outputFolder.ts";

const data = join(work, "data");
const out = join(work, "recorded");
const options = readOptions(["--data", data, "--out", out], { SOURCE_DATE_EPOCH: "0" }, 0);

it("never takes a build for current whose data changed while it ran, also when the data is what it was again", () => {
	cpSync("data", data, { recursive: true });
	mkdirSync(out);
	writeFileSync(join(out, "index.html"), "of other data");
	const file = join(data, "business.yaml");
	const original = readFileSync(file, "utf8");

	const inputs = hashInputs(options);
	writeFileSync(file, original.replace("Gulf", "Gull"));
	keepBuildRecord(options, inputs, []);
	writeFileSync(file, original);
	expect(findCurrentBuild(options, hashInputs(options))).toBeUndefined();

	keepBuildRecord(options, hashInputs(options), ["line"]);
	expect(findCurrentBuild(options, hashInputs(options))?.beforePublishing).toEqual(["line"]);
	writeFileSync(join(out, "index.html"), "changed by hand");
	expect(findCurrentBuild(options, hashInputs(options))).toBeUndefined();
});
