import { createHash } from "node:crypto";

/** Hex SHA-256: stands for large contents among a cache's inputs when they go into many keys. */
export const digestOf = (contents: string | Uint8Array): string =>
	createHash("sha256").update(contents).digest("hex");

/** Eight hex digits of the contents' SHA-256, for names of files that are served as immutable. */
export const contentHash = (contents: string | Uint8Array): string =>
	digestOf(contents).slice(0, 8);

/** SHA-256 as pages name it, for scripts and styles that may run with just these contents. */
export const integrityOf = (contents: string): string =>
	`sha256-${createHash("sha256").update(contents).digest("base64")}`;
