import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import { fetchTool, rulesOf, type ServedSite, targetFaults } from "./tools.ts";

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
export async function checkNetlify(site: ServedSite): Promise<readonly string[]> {
	const headersFile = join(site.folder, "_headers");
	const { headers, errors } = await parseAllHeaders({
		// Their type takes the default, an empty list, for the only one.
		headersFiles: [headersFile as never],
		netlifyConfigPath: undefined,
		configHeaders: [],
		minimal: true,
	});
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
	// A space in a query can't be written in _redirects: the build says so. Netlify takes "[" for the
	// same as "%5B", but not as "%5b".
	const visits = Object.fromEntries(
		Object.entries(site.visits).map(([from, to]) => [
			from,
			/\?.*(?:\+|%5b)/.test(from) ? undefined : to,
		]),
	);
	const missing = match("/es/no-such");
	return [
		...[...errors, ...parsed.errors].map(String),
		...(isDeepStrictEqual(read, rulesOf(site)) ? [] : ["_headers: read otherwise than written"]),
		...(missing?.status === 404 && missing.to === "/es/404.html" && !missing.force
			? []
			: [`/es/no-such: ${JSON.stringify(missing)}`]),
		...(await targetFaults({ ...site, visits }, (path, query) => match(path, query)?.to)),
	];
}
