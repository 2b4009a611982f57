/** Names of files and folders that programs leave beside what they work on. */
const leftBehindNames = [
	// Hidden ones: .DS_Store, .gitkeep, .alpha.yaml.swp, .#alpha.yaml, .~lock.alpha.yaml#.
	/^\.[^.]/,
	// Backups and locks of editors: Emacs, vim, Kate, gedit, nano.
	/~$/,
	/^#.*#$/,
	/^4913$/,
	/\.(?:bak|old|orig|rej|save|swo|swp|temp|tmp)$/i,
	// The lock of a document that an office suite has open.
	/^~\$/,
	// A download that is not whole yet, and what Windows notes beside one.
	/\.(?:crdownload|download|part|partial)$/i,
	/:Zone\.Identifier$/,
	// Windows, macOS, and network storage.
	/^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i,
	/^(?:__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|System Volume Information|lost\+found)$/i,
];

/**
 * Whether a program has left a file there, which the build and `npm run dev` pass over.
 * @param path inside the data folder
 */
export const isLeftBehind = (path: string): boolean =>
	path.split(/[\\/]/).some((part) => leftBehindNames.some((name) => name.test(part)));

/** What browsers, systems and clouds add to the name of a copy. */
const copyMarks = [
	/ ?\(\d+\)$/,
	/ copy(?: \d+)?$/i,
	/ - (?:copy|kopie|copia)$/i,
	/ \([^)]*(?:conflict|konflikt)[^)]*\)$/i,
	/-(?:DESKTOP|LAPTOP)-[A-Z0-9]+$/,
	/^(?:copy of|kopie von|copia de) /i,
];

/**
 * The path of a file that a copy was made of: "business (1).yaml" is one of "business.yaml".
 * @returns undefined where the name is no copy's
 */
export function originalOf(path: string): string | undefined {
	const [, folder = "", name = "", ending = ""] = /^(.*\/)?(.*?)(\.[^./]+)?$/.exec(path) ?? [];
	const original = copyMarks.reduce((rest, mark) => rest.replace(mark, ""), name);
	return original === name ? undefined : folder + original + ending;
}
