import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headerFaults, rulesOf, type ServedSite, servedFiles, targetFaults } from "./tools.ts";

interface Answer {
	readonly uri?: string;
	readonly headers?: Readonly<Record<string, { readonly value: string }>>;
}

/** Runs both functions in njs, the engine that CloudFront's is made from, for each file of a build. */
export async function checkCloudFront(site: ServedSite, work: string): Promise<readonly string[]> {
	const [rules, files] = [rulesOf(site), servedFiles(site)];
	const run = (name: string, events: readonly object[]): readonly Answer[] => {
		const code = readFileSync(join(site.folder, `.hosts/cloudfront-${name}.js`), "utf8");
		const script = join(work, `cloudfront-${name}.js`);
		const answers = join(work, `cloudfront-${name}.json`);
		// njs breaks long lines that it prints, so it writes a file.
		writeFileSync(
			script,
			`${code}require("fs").writeFileSync(${JSON.stringify(answers)}, JSON.stringify(${JSON.stringify(events)}.map(handler)));\n`,
		);
		execFileSync("njs", [script], { stdio: ["ignore", "inherit", "inherit"] });
		return JSON.parse(readFileSync(answers, "utf8"));
	};
	const requestOf = (uri: string, query = "") => {
		const parameters = query === "" ? [] : query.split("&").map((one) => one.split("="));
		const querystring = Object.fromEntries(parameters.map(([name, value]) => [name, { value }]));
		return { request: { uri, querystring } };
	};
	const found = run(
		"request",
		files.map(({ path }) => requestOf(path)),
	);
	const answers = run(
		"response",
		files.map(({ file }) => ({ ...requestOf(`/${file}`), response: { headers: {} } })),
	);
	const wrong = files.flatMap(({ file, path }, index) => {
		const { uri } = found[index] ?? {};
		const sent = Object.entries(answers[index]?.headers ?? {}).map(([name, { value }]) => [
			name,
			value,
		]);
		return [
			...(uri === `/${file}` ? [] : [`${path}: ${uri}, not /${file}`]),
			...headerFaults(rules, `/${file}`, Object.fromEntries(sent)),
		];
	});
	const targetOf = (path: string, query: string) =>
		run("request", [requestOf(path, query)])[0]?.headers?.location?.value;
	return [...wrong, ...(await targetFaults(site, targetOf))];
}
