import { refuse } from "../problems.ts";

type Refusal = readonly [got: string, expected: string, fix: string];

const chooseFolder = "Choose another folder with --out.";
const notPermitted: Refusal = [
	"a folder that may not be written",
	"permission to write there",
	"Give yourself the right to write (chmod u+w), or choose another folder with --out.",
];
const fileInTheWay: Refusal = [
	"a file where a folder should be, or a folder where a file should be",
	"a folder, or nothing yet",
	chooseFolder,
];
const outOfSpace = (what: string): Refusal => [
	what,
	"room for the whole build beside the old one",
	"Free some space and build again.",
];

const refusals: Readonly<Record<string, Refusal>> = {
	EACCES: notPermitted,
	EPERM: notPermitted,
	EROFS: [
		"a disk that is read-only",
		"a disk that can be written",
		"Choose a folder on another disk with --out.",
	],
	ENOSPC: outOfSpace("a full disk"),
	EDQUOT: outOfSpace("a full disk quota"),
	EFBIG: [
		"a file that is larger than this disk or account allows",
		"room for the build's files",
		"Raise the limit (ulimit -f), or choose another folder with --out.",
	],
	ENOTDIR: fileInTheWay,
	EEXIST: fileInTheWay,
	EISDIR: fileInTheWay,
	ENOENT: [
		"a place where no folder can be made",
		"a folder, or a place for a new one",
		chooseFolder,
	],
	ENAMETOOLONG: ["a name or path that is too long for this disk", "a shorter one", chooseFolder],
	EBUSY: [
		"a folder that another program holds",
		"a folder that can be renamed",
		"Close the programs that use it; a mounted folder can't be replaced: build beside it and copy.",
	],
	EXDEV: [
		"a folder that is a disk of its own",
		"a folder that can be renamed",
		"Choose a folder inside it with --out.",
	],
};

/**
 * Runs `work`, and explains errors of the file system to the owner.
 * @param out the output folder as the person typed it
 * @throws DataProblems for an error with a known code. Any other error is thrown unchanged.
 */
export function explainRefusal<T>(out: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		const refusal = refusals[(error as NodeJS.ErrnoException).code ?? ""];
		if (!refusal) throw error;
		const [got, ...advice] = refusal;
		return refuse("output-refused", out, got, advice);
	}
}
