const leftBehindNames = [
	// Hidden files: .DS_Store, .gitkeep, .alpha.yaml.swp, .#alpha.yaml, .~lock.alpha.yaml#.
	/^\.[^.]/,
	// Backups, locks and temporary files of editors and other programs. Vim writes a file 4913 to
	// test whether a folder is writable.
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

/**
 * Whether a program, not a person, made a file or its folder. The build and the development server
 * ignore such files.
 */
export const isLeftBehind = (path: string): boolean =>
	path.split(/[\\/]/).some((part) => leftBehindNames.some((name) => name.test(part)));
