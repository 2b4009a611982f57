import { lockOutput, writeOutput } from "../../generator/output/writeOutput.ts";
import { DataProblems } from "../../generator/problems.ts";
import { describeSystemError } from "../../generator/systemErrors.js";

/**
 * A process that locks, writes files that contain the build's name, swaps and unlocks like a build.
 * Arguments: folder, name, number of builds (0 never ends), milliseconds to hold the lock.
 */
const [out = "", name = "", times = "1", hold = "0"] = process.argv.slice(2);

for (let round = 0; round < Number(times) || times === "0"; round++) {
	const build = `${name}-${round}`;
	const output = new Map(
		Array.from({ length: 120 }, (_, index) => [
			`${index % 3 === 0 ? "areas/" : ""}${index % 7 === 0 ? "pasco/" : ""}page-${index}.html`,
			`${build}\n`.repeat(100),
		]),
	);
	try {
		const unlock = lockOutput(out, "data");
		try {
			process.stdout.write(`locked ${build} ${Date.now()}\n`);
			if (Number(hold) > 0)
				Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(hold));
			writeOutput(out, output);
		} finally {
			process.stdout.write(`freed ${build} ${Date.now()}\n`);
			unlock();
		}
	} catch (error) {
		const message = error instanceof DataProblems ? error.message : describeSystemError(error);
		process.stderr.write(`${message ?? (error as Error).stack}\n`);
		process.exitCode = 1;
	}
}
