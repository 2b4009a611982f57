import { commandLine, forData } from "../commands.ts";
import type { BuildOptions } from "../options.ts";
import type { Output } from "../outputFiles.ts";
import { DataProblems, describeError, formatProblems } from "../problems.ts";
import { groupWarnings, type Notes } from "./notes.ts";
import { sizeOf } from "./output.ts";

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
	let isAnnounced = false;
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
		summary(
			pages: number,
			output: Output,
			{ out, profile }: Pick<BuildOptions, "out" | "profile">,
		) {
			const others = `${output.size - pages} other files`;
			print(`${pages} pages, ${others} in ${seconds()} s → ${out}`);
			print(formatSizes(output));
			if (profile) print(formatSteps(steps));
		},
		notes: (notes: Notes, options: Pick<BuildOptions, "todo" | "data">) => {
			for (const line of formatNotes(notes, options)) print(line);
		},
		next({ out, production }: Pick<BuildOptions, "out" | "production">) {
			const preview = commandLine("preview", ...(out === "dist" ? [] : [`--out ${out}`]));
			print(`Look at it: ${preview}${production ? `. Then put ${out} on your host.` : ""}`);
		},
		failure(error: unknown) {
			print(formatFailure(error));
		},
	};
}

function formatSteps(steps: readonly (readonly [name: string, milliseconds: number])[]): string {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(2);
	return [
		...steps.map(([name, time]) => `  ${name.padEnd(10)} ${time.toFixed(0).padStart(6)} ms`),
		`  CPU ${cpu} s, peak memory ${(maxRSS / 1024).toFixed(0)} MB`,
	].join("\n");
}

function formatSizes(output: Output): string {
	const size = (endings: RegExp) => {
		const sizes = [...output].map(([path, text]) => (endings.test(path) ? sizeOf(text) : 0));
		return (sizes.reduce((sum, one) => sum + one, 0) / 1000).toFixed(1);
	};
	return `HTML ${size(/\.html$/)} kB, scripts ${size(/\.js$/)} kB, images ${size(/\.(avif|webp|jpg|png)$/)} kB`;
}

function formatNotes(
	{ warnings, newWarnings, beforePublishing, switchedOff }: Notes,
	{ todo, data }: Pick<BuildOptions, "todo" | "data">,
): readonly string[] {
	const grouped = groupWarnings(warnings);
	if (todo)
		return [
			...(beforePublishing.length > 0 ? ["\nBefore you publish:"] : []),
			...beforePublishing.map((line) => `  - ${line}`),
			...grouped.map(([title, group]) => `\n${group.length} ${title}:\n${formatProblems(group)}`),
			...(switchedOff.length > 0 ? ["\nYou could switch on:"] : []),
			...switchedOff.map((line) => `  - ${line}`),
		];
	const counts = [
		...(beforePublishing.length > 0 ? [`${beforePublishing.length} before you publish`] : []),
		...grouped.map(([title, group]) => `${group.length} ${title}`),
	];
	const command = commandLine("todo", ...forData(data));
	return [
		...(newWarnings.length > 0 ? [`\nNew to check:\n${formatProblems(newWarnings)}\n`] : []),
		...(counts.length > 0 ? [`To do: ${counts.join(", ")}. See them with ${command}`] : []),
	];
}

function formatFailure(error: unknown): string {
	if (error instanceof DataProblems) {
		const { length } = error.problems;
		return `${error.message}\n\n${length} ${length === 1 ? "problem" : "problems"}; the last build is as it was.`;
	}
	return `${describeError(error)}\n\nThe build stopped; the last build is as it was.`;
}
