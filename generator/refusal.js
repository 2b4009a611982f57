/**
 * Recognizes errors of the operating system, such as missing rights or a full disk. Plain
 * JavaScript, because program.js imports this file unbundled.
 */

const noRight = /** @type {const} */ ([
	"may not be read or written",
	"Give yourself the right to it (chmod, chown), and build again.",
]);
const fullDisk = /** @type {const} */ ([
	"could not be written: the disk is full",
	"Free some space, and build again.",
]);
const tooManyFiles = /** @type {const} */ ([
	"could not be opened: this build has too many files open",
	"Close other programs, or raise the limit (ulimit -n 1024), and build again.",
]);
const noMemory = /** @type {const} */ ([
	"could not be used: the system has no memory or no process left",
	"Close other programs, and build again.",
]);

/** @type {Readonly<Record<string, readonly [what: string, fix: string]>>} */
const refusals = {
	EACCES: noRight,
	EPERM: noRight,
	EROFS: ["could not be written: its disk is read-only", "Build in a folder that can be written."],
	ENOSPC: fullDisk,
	EDQUOT: fullDisk,
	EMFILE: tooManyFiles,
	ENFILE: tooManyFiles,
	ENOMEM: noMemory,
	EAGAIN: noMemory,
	EIO: ["could not be read: the disk reports an error", "Check the disk, and build again."],
};

/**
 * Describes an error of the operating system.
 * @param {unknown} error
 * @returns {string | undefined} the text to print instead of a stack. Undefined for other errors.
 */
export function describeRefusal(error) {
	if (!(error instanceof Error)) return undefined;
	// If a plugin fails, esbuild's error has the code and the path only in its message.
	const [, codeInText, pathInText] =
		/\b(E[A-Z]{2,}): [^,\n]+, \w+(?: '([^'\n]+)')?/.exec(error.message) ?? [];
	const {
		// If esbuild can't read a module because too many files are open, its error has no code.
		code = codeInText ?? (/too many open files/.test(error.message) ? "EMFILE" : ""),
		path = pathInText,
		syscall = "",
	} = /** @type {NodeJS.ErrnoException} */ (error);
	const refusal = refusals[code];
	if (refusal) {
		const [what, fix] = refusal;
		// If a program can't be started, only `syscall` names the program: "spawn node_modules/…".
		const name = path ?? (syscall.startsWith("spawn ") ? syscall : "A file");
		return `${name} ${what} (${code}).\n  Fix: ${fix}`;
	}
	// If the system refuses to start esbuild's child process, the process has no pipes and esbuild
	// throws this TypeError.
	if (error instanceof TypeError && /\bensureServiceIsRunning\b/.test(error.stack ?? ""))
		return "esbuild could not be started: the system has no file, process or memory left for it.\n  Fix: Close other programs, or raise the limits (ulimit -n 1024), and build again.";
	return undefined;
}
