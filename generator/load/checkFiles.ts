import { existsSync } from "node:fs";
import { join } from "node:path";
import { picturesOf } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import type { Findings } from "./findings.ts";

/** Reports each photograph and drawing that the data names and that is not in the data folder. */
export function checkFiles(site: Site, { report }: Pick<Findings, "report">): void {
	const { photos, posters } = picturesOf(site);
	const check = (name: string, path: readonly PropertyKey[], folder: string, file: string) => {
		if (!existsSync(join(site.folder, folder, file)))
			report(name, path, file, `a file in ${join(site.folder, folder)}`, "Correct the name, mind upper and lower case, or put the file there.");
	};
	for (const [role, file] of Object.entries(site.theme.drawings)) check("theme", ["drawings", role], "", file);
	for (const { value, name, path } of photos) check(name, [...path, "file"], "photos", value.file);
	for (const { value, name, path } of posters) check(name, path, "posters", `${value}.svg`);
}
