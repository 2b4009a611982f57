import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, forData, readArguments } from "../commands.ts";
import { nameOf, nameTyped, readDataFile, readLanguage } from "../load/dataFile.ts";
import { languagesOf, readMadeFrom, sourcesFile, translatedPaths } from "../load/translations.ts";

/**
 * Records that translations are up to date. The build warns if a source file changes later.
 * @param code the language's folder: "es"
 * @param typed names of files: "services/maintenance". All files if empty.
 * @returns the names of the recorded files
 * @throws Error when the language or a file does not exist, or the record is broken
 */
export function noteTranslated(folder: string, code: string, typed: readonly string[]) {
	if (!languagesOf(folder).includes(code))
		throw new Error(
			`${folder} has no folder "${code}". Its languages: ${languagesOf(folder).join(", ")}.`,
		);
	const language = readLanguage(folder);
	const made = readMadeFrom(join(folder, code));
	const paths = translatedPaths(folder, code).map((path) => ({ path, name: nameOf(path) }));
	const names = new Set(paths.map(({ name }) => name));
	const noted = Object.fromEntries(Object.entries(made).filter(([name]) => names.has(name)));
	const wanted = typed.map((one) => nameTyped(folder, nameTyped(join(folder, code), one)));
	const unknown = wanted.filter((name) => !names.has(name));
	if (unknown.length > 0)
		throw new Error(
			`${folder}/${code} has no ${unknown.join(", ")}. Name files like services or services/repair.`,
		);
	const chosen = paths.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
	const done: string[] = [];
	for (const { path, name } of chosen) {
		const source = readDataFile(folder, path, undefined, undefined, language);
		if ("problems" in source) continue;
		const translation = readDataFile(folder, `${code}/${path}`, undefined, source, language);
		if ("problems" in translation) continue;
		noted[name] = translation.translation?.source ?? "";
		done.push(name);
	}
	const sorted = JSON.stringify(noted, Object.keys(noted).sort(), "\t");
	writeFileSync(join(folder, code, sourcesFile), `${sorted}\n`);
	return done;
}

export function run(args: readonly string[]): void {
	const { values, positionals } = readArguments("translated", args);
	const [code, ...files] = positionals;
	for (const language of code === undefined ? languagesOf(values.data) : [code]) {
		const names = noteTranslated(values.data, language, files);
		console.log(
			`${language}: ${names.length} files noted as translations of what they translate today.`,
		);
	}
	console.log(`Next: ${commandLine("build", ...forData(values.data))}`);
}
