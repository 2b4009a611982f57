const leftBehindNames = [
	// Hidden files: .DS_Store, .gitkeep, .alpha.yaml.swp, .#alpha.yaml, .~lock.alpha.yaml#.
	/^\.[^.]/,
	// Backups, locks and temporary files of editors and other programs. Vim tests folders with 4913.
	/~$/,
	/^#.*#$/,
	/^4913$/,
	/\.(?:bak|old|orig|rej|save|swo|swp|temp|tmp)$/i,
	// Unfinished saves of macOS, JetBrains' editors and Node's tools.
	/\.sb-[0-9a-f]+-\w+$/,
	/___jb_(?:tmp|old)___$/,
	/\.tmp\.\d+$/,
	// Locks of documents that are open in an office program.
	/^~\$/,
	// Unfinished downloads, and the notes that Windows adds to downloads.
	/\.(?:crdownload|download|part|partial)$/i,
	/:Zone\.Identifier$/,
	// Files and folders of Windows, macOS and network storage.
	/^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i,
	/^(?:__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|System Volume Information|lost\+found)$/i,
];

/** Whether a program and not a person made a file. The build and dev server ignore such files. */
export const isLeftBehind = (path: string): boolean =>
	path.split(/[\\/]/).some((part) => leftBehindNames.some((name) => name.test(part)));

const copyMarks = [
	/ ?\(\d+\)$/,
	/ - (?:copy|kopie|copia)$/i,
	/ copy(?: \d+)?$/i,
	/ \d+$/,
	/\.sync-conflict-[\w-]+$/,
	/ \([^)]*(?:conflict|konflikt)[^)]*\)$/i,
	/-(?:DESKTOP|LAPTOP)-[A-Z0-9]+$/,
	/^(?:copy of|kopie von|copia de) /i,
];

/** Removes the marks of a copy: "business (1).yaml" → "business.yaml". Undefined without a mark. */
export function originalOf(path: string): string | undefined {
	const [, folder = "", name = "", ending = ""] = /^(.*\/)?(.*?)(\.[^./]+)?$/.exec(path) ?? [];
	const original = copyMarks.reduce((rest, mark) => rest.replace(mark, ""), name);
	return original === name ? undefined : folder + original + ending;
}
