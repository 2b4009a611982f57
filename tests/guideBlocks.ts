import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Guides that show code, in an order in which they can be followed one after the other. */
export const guides = ["field", "words", "island", "styles", "form", "host"] as const;

interface Block {
	readonly file: string;
	readonly lines: readonly string[];
	readonly isChange: boolean;
}

/**
 * Reads a guide's code blocks that name a file in their first line: a new file, or a change of a
 * file (`diff`).
 */
export function blocksOf(guide: string): readonly Block[] {
	const text = readFileSync(`docs/guide/${guide}.md`, "utf8");
	const blocks = text.matchAll(
		/^( *)```(tsx?|css|diff)\n *(?:\/\/|\/\*|#) (\S+\.\w+).*\n([\s\S]*?)\n\1```$/gm,
	);
	return [...blocks].map(([, indent = "", kind, file = "", body = ""]) => ({
		file,
		lines: body.split("\n").map((line) => line.slice(indent.length)),
		isChange: kind === "diff",
	}));
}

/**
 * Returns a file's text after a block.
 * @throws Error if the file lacks the lines that the block changes, or has them twice
 */
export function applyBlock({ file, lines, isChange }: Block, text: string | undefined): string {
	if (!isChange) {
		if (text !== undefined) throw new Error(`${file} exists already.`);
		return `${lines.join("\n")}\n`;
	}
	const side = (sign: string) =>
		lines.flatMap((line) => (line[0] === sign || line[0] === " " ? `${line.slice(1)}\n` : []));
	const [before, after] = [side("-").join(""), side("+").join("")];
	const whole = `\n${text}`;
	const at = whole.indexOf(`\n${before}`);
	if (at < 0) throw new Error(`${file} has not these lines:\n${before}`);
	if (whole.includes(`\n${before}`, at + 1))
		throw new Error(`${file} has these lines twice:\n${before}`);
	return whole.slice(1, at + 1) + after + whole.slice(at + 1 + before.length);
}

/** Follows a guide in a folder: writes what its blocks say. */
export function followGuide(guide: string, folder: string): void {
	for (const block of blocksOf(guide)) {
		const path = join(folder, block.file);
		mkdirSync(dirname(path), { recursive: true });
		const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
		writeFileSync(path, applyBlock(block, text));
	}
}
