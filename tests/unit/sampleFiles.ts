import { readFileSync } from "node:fs";
import glob from "fast-glob";

/** Reads the files of a folder beside this file, by their paths in it. */
const readFiles = (folder: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		glob
			.sync("**/*", { cwd: `tests/unit/${folder}` })
			.map((path) => [path, readFileSync(`tests/unit/${folder}/${path}`, "utf8")]),
	);

const own = readFiles("sample");

/** Files of each optional kind, which tests add to the sample company. */
export const optionalFiles = readFiles("optional");

/** Returns the file of Beta with another town's name and neighbors. */
const town = (name: string, nearby: string) =>
	(own["areas/pasco/beta.yaml"] ?? "")
		.replaceAll("Beta", name)
		.replace("[alpha, gamma, delta]", `[${nearby}]`);

/** Returns the file of Care with another service's name and place. */
const service = (name: string, order: number) =>
	(own["services/care.yaml"] ?? "").replaceAll("Care", name).replace("order: 5", `order: ${order}`);

const drawing =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>';

/** The invented company of sample/, which has every kind of data file, in few lines. */
export const sampleFiles: Readonly<Record<string, string>> = {
	...own,
	"theme.yaml": readFileSync("tests/javelina/theme.yaml", "utf8"),
	"words.yaml": readFileSync("generator/defaults/words.en.yaml", "utf8"),
	"brand/skyline.svg": drawing,
	"brand/mark.svg": drawing,
	"brand/tile.svg": drawing,
	"posters/repair.svg": drawing,
	"photos/door.jpg": "stands for a picture",
	"services/repair.yaml": service("Repair", 1),
	"services/new-door.yaml": service("New Door", 2),
	"services/springs.yaml": service("Springs", 3),
	"services/openers.yaml": service("Openers", 4),
	"services/emergency.yaml": service("Emergency", 6),
	"areas/pasco/alpha.yaml": `${town("Alpha", "beta, gamma, delta")}isBase: true\n`,
	"areas/pasco/aardvark.yaml": town("Aardvark", "alpha, beta, gamma"),
	"areas/pasco/gamma.yaml": town("Gamma", "alpha, beta, delta"),
	"areas/pinellas/delta.yaml": town("Delta", "alpha, beta, gamma").replace(
		"[28.25, -82.34]",
		"[27.77, -82.64]",
	),
};
