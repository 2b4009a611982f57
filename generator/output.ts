/** A file's path inside dist/, with forward slashes and no leading one: "areas/pasco/trinity.html". */
export type OutputPath = string;

/** All that a build writes: one map from path to contents (text is UTF-8). */
export type Output = Map<OutputPath, string | Uint8Array>;

/** A file that a step hands over, and the step's name for the message when two steps claim one path. */
export interface OutputFile {
	readonly path: OutputPath;
	readonly contents: string | Uint8Array;
	readonly owner: string;
}

/**
 * Gathers the files of all steps into the one map that is checked and written.
 *
 * @throws Error naming both owners when a path is claimed twice, also when two paths differ in case only: a
 * case-insensitive disk would write one over the other. Throws too when a path is a file and a folder at once, or leads
 * out of the output folder.
 */
export function collectOutput(...groups: readonly (readonly OutputFile[])[]): Output {
	const output: Output = new Map();
	const owners = new Map<string, OutputFile>();
	for (const file of groups.flat()) {
		const earlier = owners.get(file.path.toLowerCase());
		if (earlier) throw new Error(`Two files for one path: "${file.path}" comes from ${earlier.owner} ("${earlier.path}") and from ${file.owner}.`);
		owners.set(file.path.toLowerCase(), file);
		output.set(file.path, file.contents);
	}
	for (const [path, { owner }] of owners) {
		const names = path.split("/");
		if (names.some((name) => name === "" || name === "." || name === ".."))
			throw new Error(`The path "${path}" from ${owner} is none inside the output folder.`);
		for (let depth = 1; depth < names.length; depth++) {
			const parent = owners.get(names.slice(0, depth).join("/"));
			if (parent) throw new Error(`"${parent.path}" is a file from ${parent.owner} and the folder of "${path}" from ${owner}.`);
		}
	}
	return output;
}
