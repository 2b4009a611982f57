/**
 * Recognizes errors that neither the data nor the program caused, such as a full disk. This file is
 * plain JavaScript, because generator/program.js imports it unbundled.
 */

const patterns = [
	/Cannot find package '([^']+)'/,
	/Could not resolve "([^"./][^"]*)"/,
	// sharp gives various reasons after this sentence.
	/Could not load the "(sharp)" module/,
	// The next four match messages of esbuild (node_modules/esbuild/lib/main.js).
	/The package "(@esbuild\/[^"]+)" could not be found/,
	/You installed (esbuild) for another platform/,
	/Host version "[^"]*" does not match binary version/,
	/^The service (?:was stopped|is no longer running)/,
	/node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/,
];

/**
 * Codes of errors about missing or damaged files. An error that names a path in node_modules counts
 * only with one of these codes, or if it is a SyntaxError.
 */
const codes =
	/^(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ERR_INVALID_PACKAGE_CONFIG|ENOENT|EACCES|ENOEXEC|UNKNOWN)$/;

/**
 * Describes an error of a package that is missing, damaged or made for another computer.
 * @param {unknown} error
 */
function describeBrokenInstallation(error) {
	for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
		// A SyntaxError's message doesn't name the file. Its stack begins with the file's path.
		const isSyntax = one instanceof SyntaxError;
		const text = isSyntax ? (one.stack?.split("\n")[0] ?? "") : one.message;
		const found = patterns.map((pattern) => pattern.exec(text)).find(Boolean);
		if (!found) continue;
		const isInside = found[0].startsWith("node_modules");
		if (isInside && !isSyntax && !codes.test(String(/** @type {any} */ (one).code))) continue;
		const platform = `${process.platform}-${process.arch}`;
		// The `patterns` without a capture group match messages of esbuild.
		const name = found[1]?.replace("\\", "/") ?? "esbuild";
		return `The installation is broken: the package ${name} is missing, damaged, or made for another computer than this one (${platform}).\n  Fix: Run npm ci in this folder, on this computer, without --omit=optional. A node_modules folder that was copied from elsewhere does not work.`;
	}
	return undefined;
}

const right = "Give yourself the right to it (chmod, chown), and build again.";
const elsewhere = "Choose another folder with --out, or move away what is there.";
const room = "Free some space, or raise the limit (ulimit -f), and build again.";
const programs = "Close other programs, or raise the limit (ulimit -n 1024), and build again.";

/**
 * What the operating system refused, by the error's code.
 * @type {Readonly<Record<string, readonly [what: string, fix: string]>>}
 */
const refusals = {
	EACCES: ["may not be read or written", right],
	EPERM: ["may not be read or written", right],
	EROFS: ["could not be written: its disk is read-only", elsewhere],
	ENOSPC: ["could not be written: the disk is full", room],
	EDQUOT: ["could not be written: the disk is full", room],
	EFBIG: ["could not be written: it is larger than this disk or account allows", room],
	ENOTDIR: ["is a file where a folder should be", elsewhere],
	EEXIST: ["is a file where a folder should be", elsewhere],
	EBUSY: ["can't be renamed: another program holds it", elsewhere],
	EXDEV: ["can't be renamed: a disk is mounted there", elsewhere],
	EMFILE: ["could not be opened: this build has too many files open", programs],
	ENFILE: ["could not be opened: this build has too many files open", programs],
	ENOMEM: ["could not be used: the system has no memory or no process left", programs],
	EAGAIN: ["could not be used: the system has no memory or no process left", programs],
};

/**
 * Describes what the operating system refused, such as missing rights or a full disk.
 * @param {unknown} error
 */
function describeRefusal(error) {
	if (!(error instanceof Error)) return undefined;
	// If an esbuild plugin fails, esbuild's error has the code and the path only in its message.
	const [, codeInText, pathInText] =
		/\b(E[A-Z]{2,}): [^,\n]+, \w+(?: '([^'\n]+)')?/.exec(error.message) ?? [];
	const {
		// If esbuild can't read a module because too many files are open, its error has no code.
		code = codeInText ?? (/too many open files/.test(error.message) ? "EMFILE" : ""),
		path = pathInText,
		syscall = "",
	} = /** @type {NodeJS.ErrnoException} */ (error);
	if (refusals[code]) {
		const [what, fix] = refusals[code];
		// If a program can't be started, only `syscall` names the program: "spawn node_modules/…".
		const name = path ?? (syscall.startsWith("spawn ") ? syscall : "A file");
		return `${name} ${what} (${code}).\n  Fix: ${fix}`;
	}
	// If the system refuses to start esbuild's child process, the process has no pipes and esbuild
	// throws this TypeError.
	if (error instanceof TypeError && /\bensureServiceIsRunning\b/.test(error.stack ?? ""))
		return `esbuild could not be started: the system has no file, process or memory left for it.\n  Fix: ${programs}`;
	return undefined;
}

/**
 * Describes an error of the computer: a broken installation, or a refusal of the operating system.
 * Without this function, the build would report a missing part of sharp as a damaged photograph.
 * @param {unknown} error
 * @returns {string | undefined} the text to print instead of a stack. Undefined for other errors.
 */
export const describeSystemError = (error) =>
	describeBrokenInstallation(error) ?? describeRefusal(error);
