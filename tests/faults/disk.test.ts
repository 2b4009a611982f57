// @module-tag long
import { execFile } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { program } from "../program.ts";
import {
	type Ended,
	expectBuild,
	leftovers,
	refusalOf,
	startWriter,
	work,
} from "./outputFolder.ts";
import { copyProject } from "./projectCopy.ts";

/** Root may write anywhere, so as root these builds run as "nobody". */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

const mayNot =
	/EACCES: permission denied, .*\n {2}Fix: Give yourself the right to it \(chmod, chown\), and build again\./;

describe("a disk that refuses", () => {
	it("keeps the old build when files grow beyond a limit, and says why", async () => {
		const out = join(work, "limit");
		await startWriter(out, "old").ended;
		// `ulimit -f` counts blocks of 512 bytes, so no page fits.
		const wrap = 'trap "" XFSZ; ulimit -f 2; exec "$@"';
		const writer = startWriter(out, "a-name-long-enough-to-need-more-than-a-block", { wrap });
		expect(await refusalOf(writer.ended)).toMatch(
			/EFBIG: file too large, .*\n {2}Fix: Free some space, or raise the limit \(ulimit -f\)/,
		);
		expectBuild(out, "old-0");
	});

	it("keeps a read-only folder as it is, and says so", async () => {
		const place = join(work, "mine");
		mkdirSync(place);
		chmodSync(place, 0o777);
		const out = join(place, "dist");
		expect((await startWriter(out, "old", { uid }).ended).errors).toBe("");
		chmodSync(out, 0o555);
		const errors = await refusalOf(startWriter(out, "new", { uid }).ended);
		chmodSync(out, 0o755);
		expect(errors).toMatch(mayNot);
		expectBuild(out, "old-0");
	});

	it("says so when the place for the folder is read-only", async () => {
		const place = join(work, "theirs");
		mkdirSync(place);
		chmodSync(place, 0o555);
		const { ended } = startWriter(join(place, "dist"), "new", { uid });
		expect(await refusalOf(ended)).toMatch(mayNot);
	});
});

it("files have the rights of this build, not of the one before", async () => {
	const out = join(work, "rights");
	const rightsOf = () =>
		readdirSync(out).map((name) => (statSync(join(out, name)).mode & 0o777).toString(8));
	await startWriter(out, "old", { wrap: 'umask 077; exec "$@"' }).ended;
	for (const rights of rightsOf()) expect(["600", "700"]).toContain(rights);
	await startWriter(out, "new", { wrap: 'umask 022; exec "$@"' }).ended;
	for (const rights of rightsOf()) expect(["644", "755"]).toContain(rights);
});

describe("a folder that is not ours", () => {
	const foreign = "got a folder that this program did not write";

	it("is never replaced", async () => {
		const out = join(work, "photos");
		mkdirSync(out);
		writeFileSync(join(out, "holiday.jpg"), "");
		expect(await refusalOf(startWriter(out, "new").ended)).toContain(foreign);
		expect(leftovers(out)).toEqual([]);
	});

	it("nor is a file", async () => {
		const out = join(work, "letter");
		writeFileSync(out, "Dear");
		expect(await refusalOf(startWriter(out, "new").ended)).toContain(foreign);
	});
});

describe("a build of the example", () => {
	const project = join(work, "project");
	const packages = join(project, "node_modules");
	/** Forgets the program: a build then begins by bundling it. */
	const forgetProgram = () => rmSync(join(project, ".program"), { recursive: true, force: true });
	/** Runs `npm run build` of the copy. A build that hangs fails. */
	const build = (command = "env", ...args: readonly string[]) =>
		refusalOf(
			new Promise<Ended>((resolve) => {
				const rest = [process.execPath, ...program, "--data", "tests/javelina", "--draft"];
				const options = { cwd: project, timeout: 60_000 };
				execFile(command, [...args, ...rest], options, (error, out, errors) =>
					resolve({ code: error ? Number(error.code) : 0, out, errors }),
				);
			}),
		);

	beforeAll(() => void copyProject(project, ["esbuild", "lightningcss", "sharp"]), 60_000);

	// Node.js itself opens about eighteen files.
	it.each([20, 22])("is told in two lines where the system opens %i files", async (limit) => {
		forgetProgram();
		expect(await build("sh", "-c", `ulimit -n ${limit}; exec "$@"`, "sh")).toMatch(
			/\n {2}Fix: Close other programs, or raise the limit/,
		);
	});

	it("is told in two lines where the program itself may not be kept", async () => {
		forgetProgram();
		chmodSync(project, 0o555);
		const asOther = ["setpriv", "--reuid", `${uid}`, "--clear-groups"];
		const errors = await build(...(uid === undefined ? [] : asOther));
		chmodSync(project, 0o755);
		expect(errors).toMatch(mayNot);
	});

	it.each([
		["lightningcss", /^lightningcss-/, "lightningcss"],
		["sharp", /^@img$/, "@img/colour"],
		["esbuild", /^@esbuild$/, "esbuild"],
	])(
		"is told in two lines to mend the installation without the binary of %s",
		async (name, binary, missing) => {
			rmSync(join(project, ".cache"), { recursive: true, force: true });
			if (name === "esbuild") forgetProgram();
			const links = readdirSync(packages).filter((entry) => binary.test(entry));
			for (const link of links) rmSync(join(packages, link));
			const errors = await build();
			for (const link of links) symlinkSync(resolve("node_modules", link), join(packages, link));
			expect(errors).toMatch(
				/^The installation is broken: the package \S+ is .*\n {2}Fix: Run npm ci/m,
			);
			expect(errors).toContain(missing);
			expect(errors).not.toMatch(/\.jpe?g|JPEG/);
		},
	);
});
