import type { HostName } from "../../schema/schema.ts";

/** A host's limit for one file, or for the whole site. */
export interface HostLimit {
	readonly host: HostName;
	/** The host's name in messages: "GitHub Pages". */
	readonly name: string;
	/** The path of the limited file. "" for the whole site. */
	readonly file: string;
	/** What is counted: "redirects". */
	readonly unit: string;
	readonly max: number;
	/**
	 * Returns the site's number of units, to be compared with `max`.
	 * @param contents the limited file's contents
	 * @param files sizes in bytes, by path, of all files that visitors get
	 */
	count(contents: string, files: ReadonlyMap<string, number>): number;
}

export const countLines = (contents: string, pattern: RegExp): number =>
	contents.split("\n").filter((line) => pattern.test(line)).length;
export const longestLine = (contents: string): number =>
	Math.max(...contents.split("\n").map((line) => line.length));
export const bytesOf = (contents: string): number => Buffer.byteLength(contents);
