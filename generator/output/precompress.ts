import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { hostFileNames, textEndings } from "../hosts/contentTypes.ts";
import type { Output } from "../outputFiles.ts";
import { sizeOf } from "./output.ts";

/** Smaller files are not compressed, because the saving is not worth two extra files. */
const minBytes = 1000;

/**
 * With --precompress, adds a .br file (quality 11) and a .gz file (level 9) for each text file over
 * `minBytes`. Servers such as nginx and Caddy send these files.
 */
export async function precompress(
	output: Output,
	options: { readonly precompress: boolean },
): Promise<Output> {
	if (!options.precompress) return output;
	const texts = [...output].filter(([path, text]) => isServedText(path) && sizeOf(text) > minBytes);
	const compress = async ([path, contents]: (typeof texts)[number]) => {
		const bytes = Buffer.from(contents);
		const both = [compressBrotli(bytes, 11), compressGzip(bytes, { level: 9 })] as const;
		const [br, gz] = await Promise.all(both);
		gz[gzipSystem] = 255;
		return [[`${path}.br`, br] as const, [`${path}.gz`, gz] as const];
	};
	// Node runs zlib on four threads (UV_THREADPOOL_SIZE). More files at a time would only take
	// memory.
	const compressed = await pMap(texts, compress, { concurrency: 4 });
	return new Map([...output, ...compressed.flat()]);
}

/** @param quality 0 (fastest) to 11 (smallest) */
export const compressBrotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
	promisify(brotliCompress)(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});

const compressGzip = promisify(gzip);

/**
 * Byte 9 of a gzip header names the operating system. 255 means unknown and keeps the files the
 * same on every system (RFC 1952, section 2.3.1).
 */
const gzipSystem = 9;

const isServedText = (path: string): boolean =>
	textEndings.includes(path.slice(path.lastIndexOf(".") + 1)) &&
	!path.startsWith(".") &&
	!hostFileNames.includes(path);
