import { readFileSync } from "node:fs";
import {
	brotliCompressSync,
	brotliDecompressSync,
	constants,
	gunzipSync,
	gzipSync,
} from "node:zlib";
import { describe, expect, it } from "vitest";
import { sizeOf } from "../../generator/output/output.ts";
import { precompress } from "../../generator/output/precompress.ts";

const long = "A garage door. ".repeat(100);
const output = new Map<string, string | Uint8Array>([
	["index.html", long],
	["short.html", "short"],
	["assets/app-12345678.js", Buffer.from(long)],
	["assets/hero-12345678.avif", Buffer.from(long)],
	["_headers", long],
	[".hosts/cloudfront-request.js", long],
]);

describe("precompress", () => {
	it("adds .br and .gz files for public text files of more than 1 kB", async () => {
		const files = await precompress(output, { precompress: true });
		expect([...files.keys()].filter((path) => !output.has(path)).join(" ")).toBe(
			"index.html.br index.html.gz assets/app-12345678.js.br assets/app-12345678.js.gz",
		);
		expect(brotliDecompressSync(files.get("index.html.br") ?? "").toString()).toBe(long);
		expect(gunzipSync(files.get("index.html.gz") ?? "").toString()).toBe(long);
	});

	it("compresses with the highest quality", async () => {
		// A real text is large enough to tell the settings apart.
		const text = readFileSync("site/messages.json");
		const files = await precompress(new Map([["index.html", text]]), { precompress: true });
		const quality = (level: number) =>
			brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
		expect(sizeOf(files.get("index.html.br") ?? "")).toBeLessThanOrEqual(quality(11));
		expect(quality(11)).toBeLessThan(quality(10));
		const smallest = gzipSync(text, { level: 9 }).length;
		expect(sizeOf(files.get("index.html.gz") ?? "")).toBeLessThanOrEqual(smallest);
		expect(smallest).toBeLessThan(gzipSync(text).length);
	});
});
