import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { folderKindOf, pathOf } from "../../site/files.ts";
import { commandLine, forData, readArguments } from "../commands.ts";
import { nameTyped } from "../load/dataFile.ts";
import { languagesOf } from "../load/translations.ts";
import { writeValues } from "./writeValues.ts";

/**
 * Deletes a page's file in every language and redirects the page's address. Other files may still
 * name the page, because their links follow the redirect.
 * @param typed the file as a person types it: "services/opener-repair"
 * @param to the path that the old address redirects to. By default, the page above.
 * @throws Error when there is no such page, the page is a county that still has towns, or `to` is
 * no path
 */
export function removePage(folder: string, typed: string, to?: string): readonly string[] {
	const name = nameTyped(folder, typed);
	if (!folderKindOf(name))
		throw new Error(`"${name}" is no file of a folder of pages, such as services/opener-repair.`);
	const endings = [".yaml", ".md"];
	if (!endings.some((one) => existsSync(join(folder, name + one))))
		throw new Error(`There is no ${join(folder, `${name}.yaml`)}.`);
	if (existsSync(join(folder, name)))
		throw new Error(`${join(folder, name)} holds towns: move or remove them first.`);
	const path = pathOf(name);
	const target = to ?? (path?.slice(0, path.lastIndexOf("/")) || "/");
	if (!target.startsWith("/"))
		throw new Error(`"${target}" is no path of this site: write it like --to /services`);
	const files = [folder, ...languagesOf(folder).map((code) => join(folder, code))]
		.flatMap((at) => endings.map((one) => join(at, name + one)))
		.filter((file) => existsSync(file));
	if (path !== undefined) addRedirect(join(folder, "redirects.yaml"), { from: path, to: target });
	for (const file of files) rmSync(file);
	return files;
}

function addRedirect(file: string, redirect: Readonly<Record<"from" | "to", string>>): void {
	const text = existsSync(file) ? readFileSync(file, "utf8") : "";
	const redirects = (parse(text) ?? []) as readonly unknown[];
	writeFileSync(file, writeValues(text, [...redirects, redirect]));
}

export function run(args: readonly string[]): void {
	const { values, positionals } = readArguments("remove", args);
	const files = removePage(values.data, positionals[0] ?? "", values.to);
	console.log(
		`Removed ${files.join(", ")}; redirects.yaml leads on. Next: ${commandLine("build", ...forData(values.data))} names what still mentions the page.`,
	);
}
