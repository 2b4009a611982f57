import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTransformedRoutes } from "@vercel/routing-utils";
import glob from "fast-glob";
import { hostFileNames } from "../../generator/hosts/contentTypes.ts";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
import { compareMoves, joinResults, type MovedSite, type Result } from "./tools.ts";

/**
 * Makes routes of vercel.json with Vercel's own program, and follows them for each file of a build.
 */
export function checkVercel(site: MovedSite): Result {
	const config = JSON.parse(readFileSync(join(site.folder, "vercel.json"), "utf8"));
	const { routes, error } = getTransformedRoutes(config);
	if (error !== null) return { asked: 1, wrong: [JSON.stringify(error)] };
	const answerTo = (path: string, query = "") => {
		const headers: Record<string, string> = {};
		for (const route of routes ?? []) {
			// What follows looks for files.
			if ("handle" in route) break;
			const match = new RegExp(route.src ?? "").exec(path);
			if (!match || !(route.has ?? []).every((condition) => isMet(condition, query))) continue;
			for (const [name, value] of Object.entries(route.headers ?? {}))
				headers[name] = value.replace(/\$(\d)/g, (_, group) => match[group] ?? "");
			if (!route.continue) break;
		}
		return headers;
	};
	const rules = parseHeadersFile(readFileSync(join(site.folder, "_headers"), "utf8"));
	const files = glob.sync("**/*", { cwd: site.folder, ignore: [...hostFileNames] });
	const oldPages = new Set(
		Object.keys(site.moves).map((from) => decodeURI(from).replace(/\/$/, "")),
	);
	const wrong = files.flatMap((file) => {
		const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;
		if (oldPages.has(path) || oldPages.has(`/${file}`)) return [];
		const sent = answerTo(path);
		const faults = Object.entries(headersFor(rules, path)).flatMap(([name, value]) =>
			sent[name] === value ? [] : [`${path}: ${name} is ${sent[name]}, not ${value}`],
		);
		const others = file.endsWith(".html") && path !== "/" ? [`${path}/`, `${path}.html`] : [];
		return [
			...faults,
			...others.flatMap((other) => {
				const { Location } = answerTo(other);
				return Location === path ? [] : [`${other}: leads to ${Location}, not to ${path}`];
			}),
		];
	});
	const moved = compareMoves(site, (path, query) => {
		const { Location } = answerTo(path, query);
		// Vercel first leads to the path without .html or the slash at its end.
		return Location?.startsWith("/") ? (answerTo(Location, query).Location ?? Location) : Location;
	});
	return joinResults([{ asked: files.length, wrong }, moved]);
}

/** Whether a query has the parameter that a route asks for. */
function isMet(condition: { type: string; key?: string; value?: unknown }, query: string): boolean {
	const value = new URLSearchParams(query).get(condition.key ?? "");
	return value !== null && new RegExp(`^${condition.value}$`).test(value);
}
