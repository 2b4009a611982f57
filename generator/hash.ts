import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

/** SHA-256 in hex. In cache keys, use a digest instead of large contents. */
export const digestOf = (contents: string | Uint8Array): string =>
	createHash("sha256").update(contents).digest("hex");

/** The first eight hex digits of SHA-256, for the names of files that browsers cache forever. */
export const contentHash = (contents: string | Uint8Array): string =>
	digestOf(contents).slice(0, 8);

/** SHA-256 in the form that `integrity` attributes and security policies use. */
export const integrityOf = (contents: string): string =>
	`sha256-${createHash("sha256").update(contents).digest("base64")}`;

/** CRC-32 in eight hex digits. Detects accidental changes, and is far faster than SHA-256. */
export const checksumOf = (contents: string | Uint8Array): string =>
	crc32(contents).toString(16).padStart(8, "0");
