import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a command and all processes that it started have used. */
export interface Usage {
	/** Wall time in seconds. */
	readonly wall: number;
	/** CPU time in seconds. */
	readonly cpu: number;
	/** The highest sum of the processes' resident memory, in MB. Shared memory counts twice. */
	readonly memory: number;
	readonly failed: boolean;
	readonly output: string;
}

/** Runs a command to its end. Linux only: reads /proc every 50 ms. */
export async function measureProcess(
	command: readonly string[],
	cwd: string,
	env: Readonly<Record<string, string>>,
): Promise<Usage> {
	const start = performance.now();
	// Bash counts the time of all processes that ended before the command.
	const timed = ['TIMEFORMAT="CPU %U %S"; time "$@"', "bash", ...command];
	const child = spawn("bash", ["-c", ...timed], { cwd, env: { ...process.env, ...env } });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	let memory = 0;
	const sampling = setInterval(() => {
		memory = Math.max(memory, residentMegabytes(child.pid ?? 0));
	}, 50);
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	clearInterval(sampling);
	const [, user, system] = /CPU ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
	const wall = (performance.now() - start) / 1000;
	return { wall, cpu: Number(user) + Number(system), memory, failed: code !== 0, output };
}

/** Returns the resident memory of a process and all that it started. */
function residentMegabytes(pid: number | string): number {
	const read = (file: string): string => {
		try {
			return readFileSync(`/proc/${pid}/${file}`, "utf8");
		} catch {
			return ""; // The process has ended.
		}
	};
	const children = read(`task/${pid}/children`).split(" ").filter(Boolean);
	const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(read("status"))?.[1] ?? 0) / 1024;
	return children.reduce((sum, child) => sum + residentMegabytes(child), own);
}
