import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildIn, leftovers, startWriter, work } from "./outputFolder.ts";

/** Root may write anywhere, so as root these builds run as "nobody". */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

describe("a disk that refuses", () => {
	it("keeps the old build when files grow beyond a limit, and says why", async () => {
		const out = join(work, "limit");
		await startWriter(out, "old").ended;
		// The limit, in blocks of 512 bytes, is less than one page.
		const { code, errors } = await startWriter(
			out,
			"a-name-long-enough-to-need-more-than-a-block",
			{ wrap: 'trap "" XFSZ; ulimit -f 2; exec "$@"' },
		).ended;
		expect(code).toBe(1);
		expect(errors).toContain(
			"limit  got a file that is larger than this disk or account allows  expected room for the build's files",
		);
		expect(errors).not.toContain("    at ");
		expect(buildIn(out)).toBe("old-0");
		expect(leftovers(out)).toEqual([]);
	});

	it("keeps a read-only folder as it is, and says so", async () => {
		const place = join(work, "mine");
		mkdirSync(place);
		chmodSync(place, 0o777);
		const out = join(place, "dist");
		expect((await startWriter(out, "old", { uid }).ended).errors).toBe("");
		chmodSync(out, 0o555);
		const { code, errors } = await startWriter(out, "new", { uid }).ended;
		chmodSync(out, 0o755);
		expect(code).toBe(1);
		expect(errors).toContain(
			"dist  got a folder that may not be written  expected permission to write there\n  Fix: Give yourself the right to write (chmod u+w), or choose another folder with --out.",
		);
		expect(buildIn(out)).toBe("old-0");
		expect(leftovers(out)).toEqual([]);
	});

	it("says so when the place for the folder is read-only", async () => {
		const place = join(work, "theirs");
		mkdirSync(place);
		chmodSync(place, 0o555);
		const { code, errors } = await startWriter(join(place, "dist"), "new", { uid }).ended;
		expect(code).toBe(1);
		expect(errors).toContain("got a folder that may not be written");
		expect(errors).not.toContain("    at ");
	});
});

describe("a folder that is not ours", () => {
	it("is never replaced", async () => {
		const out = join(work, "photos");
		mkdirSync(out);
		writeFileSync(join(out, "holiday.jpg"), "");
		const { code, errors } = await startWriter(out, "new").ended;
		expect(code).toBe(1);
		expect(errors).toContain("got a folder that this program did not write");
		expect(leftovers(out)).toEqual([]);
	});

	it("nor is a file", async () => {
		const out = join(work, "letter");
		writeFileSync(out, "Dear");
		const { code, errors } = await startWriter(out, "new").ended;
		expect(code).toBe(1);
		expect(errors).toContain("got a folder that this program did not write");
	});
});
