import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { hostFileNames } from "../../generator/hosts/contentTypes.ts";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
import { compareMoves, joinResults, type MovedSite, type Result } from "./tools.ts";

interface Answer {
	readonly uri?: string;
	readonly headers?: Readonly<Record<string, { readonly value: string }>>;
}

/** Runs both functions in njs, the engine that CloudFront's is made from, for each file of a build. */
export function checkCloudFront(site: MovedSite, work: string): Result {
	const files = glob.sync("**/*", { cwd: site.folder, ignore: [...hostFileNames] });
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
	const pathOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;
	const oldPages = new Set(
		Object.keys(site.moves).map((from) => decodeURI(from).replace(/\/$/, "")),
	);
	const pages = files.filter((file) => !oldPages.has(pathOf(file)) && !oldPages.has(`/${file}`));
	const found = run(
		"request",
		pages.map((file) => requestOf(pathOf(file))),
	);
	const rules = parseHeadersFile(readFileSync(join(site.folder, "_headers"), "utf8"));
	const answers = run(
		"response",
		files.map((file) => ({ ...requestOf(`/${file}`), response: { headers: {} } })),
	);
	return joinResults([
		{
			asked: pages.length,
			wrong: pages.flatMap((file, index) =>
				found[index]?.uri === `/${file}`
					? []
					: [`${pathOf(file)}: ${found[index]?.uri}, not /${file}`],
			),
		},
		{
			asked: files.length,
			wrong: files.flatMap((file, index) =>
				Object.entries(headersFor(rules, `/${file}`)).flatMap(([name, value]) => {
					const sent = answers[index]?.headers?.[name.toLowerCase()]?.value;
					return sent === value ? [] : [`/${file}: ${name} is ${sent}, not ${value}`];
				}),
			),
		},
		compareMoves(
			site,
			(path, query) => run("request", [requestOf(path, query)])[0]?.headers?.location?.value,
		),
	]);
}
