/**
 * Matches letters that two encodings have damaged: "CafÃ©", "didnâ€™t", and the sign for a byte that
 * could not be read.
 */
export const damagedLetters =
	/\ufffd|Ã[\u0080-\u00bf\u0192\u02c6\u2013-\u2122]|â€[\u0080-\u00bf\u0153\u02dc\u2013-\u2122]|Â[\u00a0-\u00bf]/;

/** Matches what Git puts in a file's place where Git LFS is missing. */
export const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;
