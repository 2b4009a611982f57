import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import {
	compareMoves,
	fetchTool,
	joinResults,
	type MovedSite,
	type Result,
	rulesOf,
} from "./tools.ts";

interface ParsedRedirect {
	readonly from: string;
	readonly query: object;
}

/** The part of netlify-redirector that this check uses. */
interface Redirector {
	parseJSON(
		rules: string,
		options: object,
	): Promise<{
		match(request: object): { to: string; status: number; force: boolean } | null;
	}>;
}

/**
 * Reads _headers and _redirects with Netlify's own parsers, and asks Netlify's own redirector, as
 * netlify-cli does, for each old address.
 */
export async function checkNetlify(site: MovedSite): Promise<Result> {
	const headersFile = join(site.folder, "_headers");
	const { headers, errors } = await parseAllHeaders({
		// Their type takes the default, an empty list, for the only one.
		headersFiles: [headersFile as never],
		netlifyConfigPath: undefined,
		configHeaders: [],
		minimal: true,
	});
	const rules = rulesOf(site.folder);
	const read = headers.map(({ for: path, values }) => ({ path, headers: values }));
	const parsed = await parseAllRedirects({
		redirectsFiles: [join(site.folder, "_redirects")],
		configRedirects: [],
		minimal: true,
	});
	const redirector: Redirector = createRequire(import.meta.url)(
		fetchTool("netlify-redirector", "0.5.0"),
	);
	const redirects = parsed.redirects as readonly ParsedRedirect[];
	const matcher = await redirector.parseJSON(
		JSON.stringify(
			redirects.map(({ from, query, ...rule }) => ({ path: from, params: query, ...rule })),
		),
		{},
	);
	const visitor = { scheme: "https", host: "", getHeader: () => "", getCookie: () => "" };
	const match = (path: string, query = "") =>
		// Netlify joins slashes before it looks for a redirect.
		matcher.match({ ...visitor, path: path.replace(/\/+/g, "/"), query });
	const missing = match("/es/no-such");
	return joinResults([
		{
			asked: rules.length,
			wrong: [
				...[...errors, ...parsed.errors].map(String),
				...(isDeepStrictEqual(read, rules) ? [] : ["_headers: read otherwise than written"]),
				...(missing?.status === 404 && missing.to === "/es/404.html" && !missing.force
					? []
					: [`/es/no-such: ${JSON.stringify(missing)}`]),
			],
		},
		compareMoves(
			{
				...site,
				// A space in a query can't be written in _redirects: the build says so.
				movesByQuery: Object.fromEntries(
					Object.entries(site.movesByQuery).map(([from, to]) => [
						from,
						/\+|%20/.test(from) ? undefined : to,
					]),
				),
			},
			(path, query) => match(path, query)?.to,
		),
	]);
}
