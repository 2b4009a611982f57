/**
 * Recognizes errors of packages that are missing, damaged or made for another computer. Otherwise
 * the build would report such an error of sharp as a damaged photograph. Plain JavaScript, because
 * program.js imports this file unbundled.
 */

const signs = [
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
 * The codes of errors about missing or damaged files. An error that names a path in node_modules
 * counts only with one of these codes, or if it is a SyntaxError.
 */
const codes =
	/^(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ERR_INVALID_PACKAGE_CONFIG|ENOENT|EACCES|ENOEXEC|UNKNOWN)$/;

/**
 * Describes an error of a broken installation.
 * @param {unknown} error
 * @returns {string | undefined} the text to print instead of a stack. Undefined for any other
 * error.
 */
export function describeBrokenInstallation(error) {
	for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
		// The stack of a file that can't be parsed begins with the file's path.
		const isSyntax = one instanceof SyntaxError;
		const text = isSyntax ? (one.stack?.split("\n")[0] ?? "") : one.message;
		const found = signs.map((sign) => sign.exec(text)).find(Boolean);
		if (!found) continue;
		const isInside = found[0].startsWith("node_modules");
		if (isInside && !isSyntax && !codes.test(String(/** @type {any} */ (one).code))) continue;
		const platform = `${process.platform}-${process.arch}`;
		// The signs that capture no package's name match messages of esbuild.
		const name = found[1]?.replace("\\", "/") ?? "esbuild";
		return `The installation is broken: the package ${name} is missing, damaged, or made for another computer than this one (${platform}).\n  Fix: Run npm ci in this folder, on this computer, without --omit=optional. A node_modules folder that was copied from elsewhere does not work.`;
	}
	return undefined;
}
