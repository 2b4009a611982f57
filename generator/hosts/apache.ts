import { escapeRegExp } from "../escape.ts";
import { contentTypes, textEndings } from "./contentTypes.ts";
import { fillFile } from "./fillFile.ts";
import { type HostPlan, parameterPattern } from "./hostPlan.ts";

/**
 * Renders .htaccess for Apache, which most rented web space uses. Apache reads the file in the
 * site's folder (https://httpd.apache.org/docs/2.4/howto/htaccess.html).
 */
export function renderHtaccess(plan: HostPlan): string {
	const { basePath, moves } = plan;
	return fillFile("htaccess", plan, {
		folder: basePath === "" ? "the domain's folder" : `the folder ${basePath} of the domain`,
		missing: plan.missing.flatMap(({ folder, page }) => [
			`<If "%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}#">`,
			`\tErrorDocument 404 ${page}`,
			"</If>",
		]),
		types: Object.entries(contentTypes).map(([ending, type]) => `AddType ${type} .${ending}`),
		text_endings: textEndings.map((ending) => `.${ending}`).join(" "),
		text_pattern: textEndings.join("|"),
		text_types: textEndings.map((ending) => contentTypes[ending]).join(" "),
		headers: plan.always.map(([name, value]) => `Header always set ${name} "${value}"`),
		base_redirect: basePath === "" ? [] : baseRedirect(basePath),
		moved: moves.flatMap((move) => redirectLines(move, basePath)),
	});
}

/** Redirects the base path without a slash. The folder's RewriteRules don't run for that path. */
const baseRedirect = (basePath: string): readonly string[] => [
	'<If "%{REQUEST_METHOD} =~ /^(?:GET|HEAD)$/">',
	`\tRedirectMatch 301 "^${escapeRegExp(basePath)}$" ${basePath}/`,
	"</If>",
	"<Else>",
	`\tRedirectMatch 405 "^${escapeRegExp(basePath)}$"`,
	"</Else>",
];

/** Renders a redirect. Apache compares the pattern with the decoded path, without the base path. */
function redirectLines(
	{ decoded, asked, path, query, fragment }: HostPlan["moves"][number],
	basePath: string,
): readonly string[] {
	const pattern = `"^${escapeRegExp(decoded.slice(basePath.length + 1)).replaceAll('"', '\\"')}$"`;
	// In a target, Apache reads "%" and "$" as the start of a variable.
	const escaped = (text: string) => text.replace(/[%$]/g, "\\$&");
	const rule = (target: string, flags = "") =>
		`RewriteRule ${pattern} "${escaped(path)}${target}${escaped(fragment)}" [R=301,NE${flags},L]`;
	const conditions = asked.map(
		(one) => `RewriteCond %{QUERY_STRING} "(?:^|&)${parameterPattern(one)}(?:&|$)"`,
	);
	if (asked.length > 0) return [...conditions, rule(escaped(query) || "?")];
	if (fragment === "") return [rule(escaped(query), query && ",QSA")];
	// QSA would put the request's query after the fragment, so write a rule with the query instead.
	const joint = query === "" ? "?" : "&";
	return [
		'RewriteCond %{QUERY_STRING} "(.+)"',
		rule(`${escaped(query)}${joint}%1`),
		rule(escaped(query)),
	];
}
