import type { HostName } from "../../schema/schema.ts";

/** What a host takes at most of one file, or of the whole site. */
export interface HostLimit {
	readonly host: HostName;
	/** As people know the host. */
	readonly name: string;
	/** The file that the limit is about; "" for the whole site. */
	readonly file: string;
	/** What is counted, such as "redirects". */
	readonly unit: string;
	readonly max: number;
	/**
	 * @param contents the file's contents
	 * @param files sizes in bytes of all files that visitors get
	 */
	count(contents: string, files: ReadonlyMap<string, number>): number;
}

export const countLines = (contents: string, pattern: RegExp): number =>
	contents.split("\n").filter((line) => pattern.test(line)).length;
export const longestLine = (contents: string): number =>
	Math.max(...contents.split("\n").map((line) => line.length));
export const bytesOf = (contents: string): number => Buffer.byteLength(contents);
