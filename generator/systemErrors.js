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
 * Codes of errors about missing or damaged files. An error that names a path in node_modules means
 * a broken installation only with one of these codes, or if it is a SyntaxError.
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

/**
 * What to do when the operating system refuses, by the error's code.
 * @type {readonly (readonly [codes: RegExp, fix: string])[]}
 */
const fixes = [
	[/^E(?:ACCES|PERM)$/, "Give yourself the right to it (chmod, chown), and build again."],
	[/^E(?:NOSPC|DQUOT|FBIG)$/, "Free some space, or raise the limit (ulimit -f), and build again."],
	[/^E(?:ROFS|NOTDIR|EXIST|BUSY|XDEV)$/, "Choose another folder, or move away what is there."],
	[/^E(?:MFILE|NFILE|NOMEM|AGAIN)$/, "Close other programs, or raise the limit (ulimit -n 1024)."],
];

/**
 * Describes what the operating system refused, such as missing rights or a full disk.
 * @param {unknown} error
 */
function describeRefusal(error) {
	if (!(error instanceof Error)) return undefined;
	// If the system refuses to start esbuild's child process, the process has no pipes and esbuild
	// throws this TypeError.
	const isUnstarted =
		error instanceof TypeError && /\bensureServiceIsRunning\b/.test(error.stack ?? "");
	const message = isUnstarted ? "EAGAIN: esbuild could not be started" : error.message;
	// esbuild's error has no code if a plugin fails or can't read a module, so look for the text.
	const { code: own = /too many open files/.test(message) ? "EMFILE" : "" } =
		/** @type {NodeJS.ErrnoException} */ (error);
	const [said = message, code = own] = /\b(E(?!RROR)[A-Z]{2,}): [^\n]+/.exec(message) ?? [];
	const [, fix] = fixes.find(([codes]) => codes.test(code)) ?? [];
	return fix && `${said}.\n  Fix: ${fix}`;
}

/**
 * Describes an error of the computer: a broken installation, or a refusal of the operating system.
 * Without this function, the build would report a missing part of sharp as a damaged photograph.
 * @param {unknown} error
 * @returns {string | undefined} the text to print instead of a stack. Undefined for other errors.
 */
export const describeSystemError = (error) =>
	describeBrokenInstallation(error) ?? describeRefusal(error);
