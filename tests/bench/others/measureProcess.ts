import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

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

/** The unit of CPU time: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const ticksPerSecond = 100;

/** Runs a command to its end. Linux only: reads /proc every 50 ms. */
export async function measureProcess(
	command: readonly string[],
	cwd: string,
	env: Readonly<Record<string, string>>,
): Promise<Usage> {
	const [program = "", ...options] = command;
	const reapedBefore = reapedTicks();
	const ticks = new Map<number, number>();
	let memory = 0;
	let output = "";
	const start = performance.now();
	const child = spawn(program, options, {
		cwd,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	child.stdout.on("data", (chunk) => (output += chunk));
	child.stderr.on("data", (chunk) => (output += chunk));
	const sampling = setInterval(() => {
		const tree = child.pid === undefined ? [] : processTree(child.pid);
		for (const { pid, ticks: used } of tree) ticks.set(pid, used);
		const resident = tree.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0);
		memory = Math.max(memory, resident);
	}, 50);
	let wall = Number.NaN;
	child.on("exit", () => (wall = (performance.now() - start) / 1000));
	const code = await new Promise<number | null>((resolve) =>
		child.on("error", (error) => (output += error.message)).on("close", resolve),
	);
	clearInterval(sampling);
	// The kernel misses processes that no parent waited for. Samples miss a process's last moments.
	const sampled = [...ticks.values()].reduce((sum, next) => sum + next, 0);
	return {
		wall,
		cpu: Math.max(sampled, reapedTicks() - reapedBefore) / ticksPerSecond,
		memory,
		failed: code !== 0,
		output,
	};
}

interface ProcessStat {
	readonly pid: number;
	readonly parent: number;
	readonly ticks: number;
}

/** The fields of a process's stat file after the process's name, which may contain spaces. */
function readStat(pid: number | "self"): readonly string[] | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "utf8");
		return text.slice(text.lastIndexOf(")") + 2).split(" ");
	} catch {
		return undefined; // The process has ended.
	}
}

/** Returns the CPU time of all ended children, and of the children that they waited for. */
function reapedTicks(): number {
	const stat = readStat("self");
	if (stat === undefined) throw new Error("This benchmark reads /proc, which only Linux has.");
	return Number(stat[13]) + Number(stat[14]);
}

function processTree(root: number): readonly ProcessStat[] {
	const all = readdirSync("/proc").flatMap((name): ProcessStat[] => {
		const stat = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
		if (stat === undefined) return [];
		const ticks = Number(stat[11]) + Number(stat[12]);
		return [{ pid: Number(name), parent: Number(stat[1]), ticks }];
	});
	const members = new Set([root]);
	for (let before = 0; before !== members.size; ) {
		before = members.size;
		for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
	}
	return all.filter(({ pid }) => members.has(pid));
}

function residentMegabytes(pid: number): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}
