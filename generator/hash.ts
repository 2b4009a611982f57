import { createHash } from "node:crypto";

/** SHA-256 in hex. In cache keys, use a digest instead of large contents. */
export const digestOf = (contents: string | Uint8Array): string =>
	createHash("sha256").update(contents).digest("hex");

/** The first eight hex digits of SHA-256, for the names of files that browsers cache forever. */
export const contentHash = (contents: string | Uint8Array): string =>
	digestOf(contents).slice(0, 8);

/** SHA-256 in the form that `integrity` attributes and security policies use. */
export const integrityOf = (contents: string): string =>
	`sha256-${createHash("sha256").update(contents).digest("base64")}`;
