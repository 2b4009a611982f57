import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";
import { isFields } from "../../site/inside.ts";
import { commandLine, forData, readArguments } from "../commands.ts";
import { readCompany } from "../load/dataFile.ts";
import { extendedFile } from "../load/defaults.ts";
import { languagesOf } from "../load/translations.ts";
import { latestVersion, pendingUpgrades, type Upgrade } from "../load/upgrades.ts";
import { editorFormat, keepComments } from "./keepComments.ts";

/**
 * Upgrades a data folder to the version that this generator reads. Comments and order stay as they
 * are.
 * @returns a line for each upgrade that changed files
 * @throws Error when the folder has no business.yaml
 */
export function upgradeFolder(folder: string): readonly string[] {
	const business = join(folder, "business.yaml");
	if (!existsSync(business)) throw new Error(`${folder} has no business.yaml: name a data folder.`);
	const lines = pendingUpgrades(readCompany(folder).version).flatMap((upgrade) => {
		const changed = filesNamed(folder, upgrade.file).filter((file) => applyTo(file, upgrade));
		return changed.length > 0 ? [`${changed.join(", ")}: ${upgrade.what}`] : [];
	});
	const text = readFileSync(business, "utf8");
	writeFileSync(business, withVersion(text, latestVersion));
	return lines;
}

/**
 * Lists the existing files of a name, such as "words": the company's file, the file that it
 * extends, and the translations.
 */
function filesNamed(folder: string, name: string): readonly string[] {
	const own = join(folder, `${name}.yaml`);
	const shared = existsSync(own) ? extendedFile(readFileSync(own, "utf8")) : undefined;
	return [
		own,
		...(shared === undefined ? [] : [join(dirname(own), shared)]),
		...languagesOf(folder).map((code) => join(folder, code, `${name}.yaml`)),
	].filter((file) => existsSync(file));
}

/** Applies an upgrade to a file. Returns whether the file has changed. */
function applyTo(file: string, { apply }: Upgrade): boolean {
	const text = readFileSync(file, "utf8");
	const before: unknown = parse(text);
	// A file with only comments has no fields.
	if (!isFields(before)) return false;
	const after = apply(before);
	if (isDeepStrictEqual(before, after)) return false;
	writeFileSync(file, keepComments(text, stringify(after, editorFormat)));
	return true;
}

/** Sets `dataVersion`, in its line or in a new line above the first field. */
function withVersion(text: string, version: number): string {
	const line = `dataVersion: ${version}`;
	return /^dataVersion:.*$/m.test(text)
		? text.replace(/^dataVersion:.*$/m, line)
		: text.replace(/^(?=[^#\s])/m, `${line}\n`);
}

export function run(args: readonly string[]): void {
	const { data } = readArguments("upgrade", args).values;
	const lines = upgradeFolder(data);
	for (const line of lines) console.log(line);
	console.log(
		`${data} is up to date: dataVersion ${latestVersion}${lines.length > 0 ? "" : ", and nothing had to change"}. Next: ${commandLine("build", ...forData(data))}`,
	);
}
