import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, ask, freePort, startServer } from "./servers.ts";
import {
	fetchTool,
	headerFaults,
	rulesOf,
	type ServedSite,
	servedFiles,
	targetFaults,
} from "./tools.ts";

/** The last version for Node.js 20. In package.json, it would add 190 MB to `npm ci`. */
const version = "4.80.0";

/**
 * Serves a build with `wrangler pages dev`, which reads _headers, _redirects and 404.html like
 * Cloudflare Pages, and requests everything. An installed wrangler needs no network.
 */
export async function checkCloudflare(site: ServedSite, work: string): Promise<readonly string[]> {
	const { folder } = site;
	const { port, log, stop } = await startWrangler(folder, work);
	const moves = Object.entries(site.visits).filter(([from]) => !from.includes("?"));
	const wrong: string[] = [];
	try {
		const valid = /Parsed (\d+) valid redirect rule/.exec(log())?.[1] ?? "0";
		if (Number(valid) < moves.length) wrong.push(`_redirects: ${valid} rules are read\n${log()}`);
		if (/invalid header rules/.test(log())) wrong.push(`_headers:\n${log()}`);
		const expectFile = async (path: string, file: string, wanted: number): Promise<Answer> => {
			const answer = await ask(port, path);
			if (answer.status !== wanted) wrong.push(`${path}: status ${answer.status}, not ${wanted}`);
			if (!answer.body.equals(readFileSync(join(folder, file))))
				wrong.push(`${path}: the bytes are not those of ${file}`);
			return answer;
		};
		const rules = rulesOf(site);
		for (const { file, path } of servedFiles(site))
			if (/(?:^|\/)404\.html$/.test(file))
				for (const missing of ["no-such", "no/such/page", "no-such.xml"])
					await expectFile(path.replace("404", missing), file, 404);
			else {
				const { headers } = await expectFile(path, file, 200);
				wrong.push(...headerFaults(rules, path, headers));
			}
		const targetOf = async (path: string) => {
			const { status, headers } = await ask(port, path);
			return [301, 308].includes(status) ? headers.location : `status ${status}`;
		};
		const moved = { ...site, visits: Object.fromEntries(moves) };
		return [...wrong, ...(await targetFaults(moved, targetOf, ["/", ".html"]))];
	} finally {
		await stop();
	}
}

async function startWrangler(folder: string, work: string) {
	mkdirSync(work, { recursive: true });
	const program = join(fetchTool("wrangler", version), "bin/wrangler.js");
	const port = await freePort();
	const address = ["--ip", "127.0.0.1", "--port", `${port}`, "--compatibility-date", "2026-01-01"];
	const command = [process.execPath, program, "pages", "dev", folder, ...address] as const;
	const quiet = { CI: "1", NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" };
	return startServer(command, port, work, { HOME: work, ...quiet });
}
