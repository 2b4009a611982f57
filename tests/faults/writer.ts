import { prepareOutput, writeOutput } from "../../generator/output/writeOutput.ts";
import { DataProblems } from "../../generator/problems.ts";
import { describeSystemError } from "../../generator/systemErrors.js";

/**
 * A process that writes files that contain the build's name, and swaps like a build.
 * Arguments: folder, name, number of builds (0 never ends).
 */
const [out = "", name = "", times = "1"] = process.argv.slice(2);

for (let round = 0; round < Number(times) || times === "0"; round++) {
	const build = `${name}-${round}`;
	const output = new Map(
		Array.from({ length: 120 }, (_, index) => [
			`${index % 3 === 0 ? "areas/" : ""}${index % 7 === 0 ? "pasco/" : ""}page-${index}.html`,
			`${build}\n`.repeat(100),
		]),
	);
	try {
		prepareOutput(out, "data");
		process.stdout.write(`begun ${build} ${Date.now()}\n`);
		writeOutput(out, output);
		process.stdout.write(`done ${build} ${Date.now()}\n`);
	} catch (error) {
		const message = error instanceof DataProblems ? error.message : describeSystemError(error);
		process.stderr.write(`${message ?? (error as Error).stack}\n`);
		process.exitCode = 1;
	}
}
