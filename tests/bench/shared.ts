import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";

/** The processor, cores and memory, which each figure depends on. */
export const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;

/** Builds the site as for a host that sends compressed files. */
export function buildPrecompressed(out: string): void {
	const command = ["--import", "tsx", "generator/cli.ts", "build", "--out", out, "--precompress"];
	execFileSync(process.execPath, command, { stdio: "inherit" });
}

/** @throws Error if there are no numbers */
export function median(numbers: readonly number[]): number {
	const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
	if (middle === undefined)
		throw new Error("There is nothing to take the median of: --runs must be at least 1.");
	return middle;
}
