import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, ask, freePort } from "./servers.ts";
import {
	fetchTool,
	headerFaults,
	type MovedSite,
	type Result,
	rulesOf,
	servedFiles,
} from "./tools.ts";

/** The last version for Node.js 20. In package.json, it would add 190 MB to `npm ci`. */
const version = "4.80.0";

/**
 * Serves a build with `wrangler pages dev`, which reads _headers, _redirects and 404.html like
 * Cloudflare Pages, and requests everything. An installed wrangler needs no network.
 */
export async function checkCloudflare(site: MovedSite, work: string): Promise<Result> {
	const { folder, moves } = site;
	const { port, log, stop } = await startWrangler(folder, work);
	const wrong: string[] = [];
	let asked = 0;
	const expectAnswer = async (path: string, faultsOf: (answer: Answer) => readonly string[]) => {
		asked++;
		wrong.push(...faultsOf(await ask(port, path)).map((fault) => `${path}: ${fault}`));
	};
	try {
		const valid = /Parsed (\d+) valid redirect rule/.exec(log())?.[1] ?? "0";
		if (Number(valid) < Object.keys(moves).length)
			wrong.push(`_redirects: ${valid} rules are read\n${log()}`);
		if (/invalid header rules/.test(log())) wrong.push(`_headers:\n${log()}`);
		const [rules, files] = [rulesOf(folder), servedFiles(site)];
		for (const { file, path } of files) {
			if (/(?:^|\/)404\.html$/.test(file)) continue;
			const contents = readFileSync(join(folder, file));
			await expectAnswer(path, (answer) => [
				...(answer.status === 200 ? [] : [`status ${answer.status}, not 200`]),
				...(answer.body.equals(contents) ? [] : ["the bytes are not the file's"]),
				...headerFaults(rules, path, answer.headers),
			]);
			if (!file.endsWith(".html") || path === "/") continue;
			for (const other of [`${path}/`, `${path}.html`])
				await expectAnswer(other, ({ status, headers }) =>
					status === 308 && headers.location === path
						? []
						: [`status ${status} to ${headers.location}, not 308 to ${path}`],
				);
		}
		for (const [from, to] of Object.entries(moves))
			await expectAnswer(from, ({ status, headers }) =>
				status === 301 && headers.location === to
					? []
					: [`status ${status} to ${headers.location}, not 301 to ${to}`],
			);
		for (const { file: page } of files.filter(({ file }) => /(?:^|\/)404\.html$/.test(file)))
			for (const path of ["no-such", "no/such/page", "no-such.xml"])
				await expectAnswer(`/${page.replace("404.html", path)}`, (answer) => [
					...(answer.status === 404 ? [] : [`status ${answer.status}, not 404`]),
					...(answer.body.equals(readFileSync(join(folder, page))) ? [] : [`not ${page}`]),
				]);
	} finally {
		await stop();
	}
	return { asked, wrong };
}

async function startWrangler(folder: string, work: string) {
	mkdirSync(work, { recursive: true });
	const program = join(fetchTool("wrangler", version), "bin/wrangler.js");
	const port = await freePort();
	const logFile = join(work, "wrangler.log");
	const output = openSync(logFile, "w");
	const day = ["--compatibility-date", "2026-01-01"];
	// A process group, so that `stop` also ends the server that wrangler starts.
	const child = spawn(
		process.execPath,
		[program, "pages", "dev", folder, ...["--ip", "127.0.0.1", "--port", `${port}`], ...day],
		{
			cwd: work,
			detached: true,
			stdio: ["ignore", output, output],
			env: { ...process.env, CI: "1", HOME: work, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" },
		},
	);
	closeSync(output);
	const log = () => readFileSync(logFile, "utf8");
	const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
	const stop = async () => {
		if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
		await ended;
	};
	for (let second = 0; second < 90 && child.exitCode === null; second++) {
		const answer = await ask(port, "/").catch(() => undefined);
		if (answer) return { port, log, stop };
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	await stop();
	throw new Error(`wrangler did not start:\n${log()}`);
}
