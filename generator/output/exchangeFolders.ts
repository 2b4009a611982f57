import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/**
 * The number of the system call renameat2 by processor
 * (https://man7.org/linux/man-pages/man2/renameat2.2.html).
 */
const renameat2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 };

/**
 * Lets two folders change places in one step: whoever looks sees the one or the other, and a kill
 * comes before it or after.
 * @param a an absolute path
 * @param b an absolute path on the same disk
 * @returns false when nothing here can do it; then nothing has changed
 */
export function exchangeFolders(a: string, b: string): boolean {
	const wanted = statSync(b).ino;
	// Node itself has no call for it.
	const run = (command: string, ...args: readonly string[]): boolean => {
		spawnSync(command, args, { stdio: "ignore" });
		// The folders say what happened, more reliably than an exit status.
		return statSync(a).ino === wanted;
	};
	const call = process.platform === "linux" && renameat2[process.arch];
	// AT_FDCWD is -100, RENAME_EXCHANGE is 2.
	if (call && run("perl", "-e", `syscall(${call}, -100, $ARGV[0], -100, $ARGV[1], 2)`, a, b))
		return true;
	// GNU coreutils 9.5 and later; earlier ones refuse the option and change nothing.
	return run("mv", "--exchange", "--no-target-directory", a, b);
}
