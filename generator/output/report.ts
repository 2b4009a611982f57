import { commandLine, forData } from "../commands.ts";
import type { BuildOptions } from "../options.ts";
import type { Output } from "../outputFiles.ts";
import { DataProblems, formatProblems } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import { budgets } from "./budgets.ts";
import { groupWarnings, type Notes } from "./notes.ts";
import { sizeOf } from "./output.ts";

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const slowMilliseconds = 2000;

/**
 * Creates the functions that print the progress of a build, the duration of its steps and its
 * result.
 * @param now a clock, in milliseconds
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
		const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(2);
		print(`  CPU ${cpu} s, peak memory ${(maxRSS / 1024).toFixed(0)} MB`);
	};

	// A terminal shows progress, so it needs no announcement.
	let isAnnounced = stream.isTTY;
	const announceWhenSlow = () =>
		setTimeout(() => {
			if (!isAnnounced)
				print("Making pictures, fonts, scripts and pages. The first build takes longest.");
			isAnnounced = true;
		}, slowMilliseconds).unref();

	return {
		step<T>(name: string, work: () => T): T {
			const start = now();
			const result = work();
			const timer = announceWhenSlow();
			const done = () => {
				clearTimeout(timer);
				steps.push([name, now() - start]);
			};
			if (result instanceof Promise) return result.finally(done) as typeof result;
			done();
			return result;
		},
		progress(text: string) {
			if (stream.isTTY) stream.write(`\r\x1b[K${text}`);
		},
		summary(
			pages: number,
			output: Output,
			largestScripts: number,
			{ out, profile }: Pick<BuildOptions, "out" | "profile">,
		) {
			if (stream.isTTY) stream.write("\r\x1b[K");
			const files = [...output];
			const size = (endings: RegExp) => {
				const sizes = files.map(([path, contents]) => (endings.test(path) ? sizeOf(contents) : 0));
				return kilobytes(sizes.reduce((sum, one) => sum + one, 0));
			};
			print(`${pages} pages, ${files.length - pages} other files in ${seconds()} s → ${out}`);
			print(
				`HTML ${size(/\.html$/)} kB, JS of a page up to ${kilobytes(largestScripts)} of ${kilobytes(budgets.scripts)} kB (brotli), images ${size(/\.(avif|webp|jpg|png)$/)} kB`,
			);
			if (profile) printSteps();
		},
		notes(
			{ warnings, newWarnings, beforePublishing }: Notes,
			{ todo, data }: Pick<BuildOptions, "todo" | "data">,
		) {
			const grouped = groupWarnings(warnings);
			if (todo) {
				if (beforePublishing.length > 0) print("\nBefore you publish:");
				for (const line of beforePublishing) print(`  - ${line}`);
				for (const [title, group] of grouped)
					print(`\n${group.length} ${title}:\n${formatProblems(group)}`);
				return;
			}
			if (newWarnings.length > 0)
				print(`\nNew since the last build:\n${formatProblems(newWarnings)}\n`);
			const counts = [
				...(beforePublishing.length > 0 ? [`${beforePublishing.length} before you publish`] : []),
				...grouped.map(([title, group]) => `${group.length} ${title}`),
			];
			if (counts.length === 0) return;
			const command = commandLine("todo", ...forData(data));
			print(`To do: ${counts.join(", ")}. See them with ${command}`);
		},
		next({ out, production }: Pick<BuildOptions, "out" | "production">) {
			const preview = commandLine("preview", ...(out === "dist" ? [] : [`--out ${out}`]));
			print(`Look at it: ${preview}${production ? `. Then put ${out} on your host.` : ""}`);
		},
		failure(error: unknown) {
			if (stream.isTTY) stream.write("\r\x1b[K");
			if (error instanceof DataProblems) {
				const { length } = error.problems;
				print(error.message);
				print(`\n${length} ${length === 1 ? "problem" : "problems"}; the last build is as it was.`);
				return;
			}
			const description = describeSystemError(error);
			if (description !== undefined)
				return void print(`${description}\nThe last build is as it was.`);
			print(error instanceof Error ? (error.stack ?? error.message) : String(error));
			print("\nThe build stopped; the last build is as it was.");
		},
	};
}
