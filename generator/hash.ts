import { createHash } from "node:crypto";

/** SHA-256 in hex. Use it in cache keys instead of large contents. */
export const digestOf = (contents: string | Uint8Array): string =>
	createHash("sha256").update(contents).digest("hex");

/** Eight hex digits of SHA-256, for names of files that are served as immutable. */
export const contentHash = (contents: string | Uint8Array): string =>
	digestOf(contents).slice(0, 8);

/** SHA-256 as `integrity` attributes and security policies write it. */
export const integrityOf = (contents: string): string =>
	`sha256-${createHash("sha256").update(contents).digest("base64")}`;
