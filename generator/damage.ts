/** Matches text read in a wrong encoding ("CafÃ©", "didnâ€™t"), and U+FFFD for unreadable bytes. */
export const damagedLetters =
	/\ufffd|Ã[\u0080-\u00bf\u0192\u02c6\u2013-\u2122]|â€[\u0080-\u00bf\u0153\u02dc\u2013-\u2122]|Â[\u00a0-\u00bf]/;

/** Matches the text that Git writes instead of a file's contents if Git LFS isn't installed. */
export const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;
