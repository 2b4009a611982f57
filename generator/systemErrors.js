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
const inTheWay = /** @type {const} */ ([
	"is a file where a folder should be, or a folder where a file should be",
	"Move it away, or choose another folder with --out.",
]);
const inUse = /** @type {const} */ ([
	"can't be renamed: another program holds it, or a disk is mounted there",
	"Close the programs that use it, or choose a folder inside it with --out.",
]);

const noPlace = /** @type {const} */ ([
	"can't be made: a link or a drive in its path leads nowhere",
	"Mend the link, or choose another folder with --out.",
]);

/** @type {Readonly<Record<string, readonly [what: string, fix: string]>>} */
const refusals = {
	EACCES: noRight,
	EPERM: noRight,
	EROFS: ["could not be written: its disk is read-only", "Build in a folder that can be written."],
	ENOSPC: fullDisk,
	EDQUOT: fullDisk,
	EFBIG: [
		"could not be written: it is larger than this disk or account allows",
		"Raise the limit (ulimit -f), or choose another folder with --out.",
	],
	ENAMETOOLONG: ["has a name that is too long for this disk", "Choose a shorter name."],
	ENOTDIR: inTheWay,
	EEXIST: inTheWay,
	EBUSY: inUse,
	EXDEV: inUse,
	EMFILE: tooManyFiles,
	ENFILE: tooManyFiles,
	ENOMEM: noMemory,
	EAGAIN: noMemory,
	EIO: ["could not be read: the disk reports an error", "Check the disk, and build again."],
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
	// We create folders with their parents, so mkdir fails with ENOENT only if a link or a drive in
	// the path leads nowhere. Any other ENOENT is a bug in the program.
	const refusal = code === "ENOENT" && syscall === "mkdir" ? noPlace : refusals[code];
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

/**
 * Describes an error of the computer: a broken installation, or a refusal of the operating system.
 * Without this function, the build would report a missing part of sharp as a damaged photograph.
 * @param {unknown} error
 * @returns {string | undefined} the text to print instead of a stack. Undefined for other errors.
 */
export const describeSystemError = (error) =>
	describeBrokenInstallation(error) ?? describeRefusal(error);
