import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../site/site.ts";

type Report = (name: string, path: readonly PropertyKey[], got: unknown, expected: string, fix: string) => void;

/** Reports each drawing that the data names and that is not in the data folder. */
export function checkFiles({ theme, folder }: Site, report: Report): void {
	for (const [name, file] of Object.entries(theme.drawings)) {
		if (!existsSync(join(folder, file)))
			report("theme", ["drawings", name], file, `a file in ${folder}`, "Correct the name, mind upper and lower case, or put the file there.");
	}
}
