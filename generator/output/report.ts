import type { BuildOptions } from "../options.ts";
import { DataProblems, formatProblems, type Problem } from "../problems.ts";
import { budgets } from "./budgets.ts";
import { type Output, sizeOf } from "./output.ts";

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * Creates the functions that print a build's progress and result.
 * @param stream where to print, e.g. process.stderr
 * @param now a clock in milliseconds
 */
export function createReport(stream: NodeJS.WriteStream, now: () => number) {
	const started = now();
	const steps: [string, number][] = [];
	const print = (text: string) => stream.write(`${text}\n`);
	const seconds = () => ((now() - started) / 1000).toFixed(2);
	const printSteps = () => {
		for (const [name, milliseconds] of steps)
			print(`  ${name.padEnd(10)} ${milliseconds.toFixed(0).padStart(6)} ms`);
		const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
		print(
			`  CPU ${((userCPUTime + systemCPUTime) / 1e6).toFixed(2)} s, peak memory ${(maxRSS / 1024).toFixed(0)} MB`,
		);
	};

	return {
		/** Runs a step and records how long it took. */
		step<T>(name: string, work: () => T): T {
			const start = now();
			const done = () => void steps.push([name, now() - start]);
			const result = work();
			if (result instanceof Promise) return result.finally(done) as typeof result;
			done();
			return result;
		},
		/** Replaces the current line on a terminal; prints nothing into a file. */
		progress(text: string) {
			if (stream.isTTY) stream.write(`\r\x1b[K${text}`);
		},
		/**
		 * Prints the summary. `scripts` is the most script bytes (brotli) that one page can load.
		 */
		summary(
			pages: number,
			output: Output,
			scripts: number,
			{ out, profile }: Pick<BuildOptions, "out" | "profile">,
		) {
			if (stream.isTTY) stream.write("\r\x1b[K");
			const files = [...output];
			const size = (endings: RegExp) =>
				kilobytes(
					files.reduce(
						(sum, [path, contents]) => sum + (endings.test(path) ? sizeOf(contents) : 0),
						0,
					),
				);
			print(`${pages} pages, ${files.length - pages} other files in ${seconds()} s → ${out}`);
			print(
				`HTML ${size(/\.html$/)} kB, JS of a page up to ${kilobytes(scripts)} of ${kilobytes(budgets.scripts)} kB (brotli), images ${size(/\.(avif|webp|jpg|png)$/)} kB`,
			);
			if (profile) printSteps();
		},
		pleaseCheck(warnings: readonly Problem[]) {
			if (warnings.length === 0) return;
			print("\nPlease check:");
			print(formatProblems(warnings));
		},
		beforePublishing(lines: readonly string[]) {
			if (lines.length === 0) return;
			print("\nBefore you publish:");
			for (const line of lines) print(`  - ${line}`);
		},
		/** Prints why a build failed: data problems without a stack, anything else with it. */
		failure(error: unknown) {
			if (stream.isTTY) stream.write("\r\x1b[K");
			if (error instanceof DataProblems) {
				print(error.message);
				print(
					`\n${error.problems.length} ${error.problems.length === 1 ? "problem" : "problems"}; the last build is as it was.`,
				);
			} else {
				print(error instanceof Error ? (error.stack ?? error.message) : String(error));
				print("\nThe build stopped; the last build is as it was.");
			}
		},
	};
}
