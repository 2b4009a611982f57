import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTransformedRoutes } from "@vercel/routing-utils";
import { headerFaults, rulesOf, type ServedSite, servedFiles, targetFaults } from "./tools.ts";

/**
 * Makes routes of vercel.json with Vercel's own program, and follows them for each file of a build.
 */
export async function checkVercel(site: ServedSite): Promise<readonly string[]> {
	const config = JSON.parse(readFileSync(join(site.folder, "vercel.json"), "utf8"));
	const { routes, error } = getTransformedRoutes(config);
	if (error !== null) return [JSON.stringify(error)];
	const answerTo = (path: string, query = "") => {
		const headers: Record<string, string> = {};
		for (const route of routes ?? []) {
			// What follows looks for files.
			if ("handle" in route) break;
			const match = new RegExp(route.src ?? "").exec(path);
			if (!match || !(route.has ?? []).every((condition) => isMet(condition, query))) continue;
			for (const [name, value] of Object.entries(route.headers ?? {}))
				headers[name.toLowerCase()] = value.replace(/\$(\d)/g, (_, group) => match[group] ?? "");
			if (!route.continue) break;
		}
		return headers;
	};
	const rules = rulesOf(site);
	const targetOf = (path: string, query: string) => {
		const { location } = answerTo(path, query);
		// Vercel first leads to the path without .html or the slash at its end.
		return location?.startsWith("/") ? (answerTo(location, query).location ?? location) : location;
	};
	return [
		...servedFiles(site).flatMap(({ path }) => headerFaults(rules, path, answerTo(path))),
		...(await targetFaults(site, targetOf, ["/", ".html"])),
	];
}

/** Whether a query has the parameter that a route asks for. */
function isMet(condition: { type: string; key?: string; value?: unknown }, query: string): boolean {
	const value = new URLSearchParams(query).get(condition.key ?? "");
	return value !== null && new RegExp(`^${condition.value}$`).test(value);
}
