const leftBehindNames = [
	// Hidden ones: .DS_Store, .gitkeep, .alpha.yaml.swp, .#alpha.yaml, .~lock.alpha.yaml#.
	/^\.[^.]/,
	// Backups and locks of editors: Emacs, vim, Kate, gedit, nano.
	/~$/,
	/^#.*#$/,
	/^4913$/,
	/\.(?:bak|old|orig|rej|save|swo|swp|temp|tmp)$/i,
	// Locks of documents that are open in an office suite.
	/^~\$/,
	// Unfinished downloads, and the note that Windows puts beside a download.
	/\.(?:crdownload|download|part|partial)$/i,
	/:Zone\.Identifier$/,
	// Folders and files of Windows, macOS and network storage.
	/^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i,
	/^(?:__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|System Volume Information|lost\+found)$/i,
];

/** Whether a program left this file behind. The build and `npm run dev` ignore such files. */
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

/** The path that a copy was made from ("business.yaml" for "business (1).yaml"), or undefined. */
export function originalOf(path: string): string | undefined {
	const [, folder = "", name = "", ending = ""] = /^(.*\/)?(.*?)(\.[^./]+)?$/.exec(path) ?? [];
	const original = copyMarks.reduce((rest, mark) => rest.replace(mark, ""), name);
	return original === name ? undefined : folder + original + ending;
}
