import { hostFileNames } from "./contentTypes.ts";
import type { HostPlan } from "./hostPlan.ts";
import { revalidate } from "./planHeaders.ts";

/**
 * The function for CloudFront's viewer request, before a private S3 bucket: it leads old and slashed paths on and finds
 * the file behind a clean path. Runtime cloudfront-js-2.0; at most 10 kB
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html).
 */
export const renderCloudFrontRequest = ({
	moves,
	basePath,
}: HostPlan): string => `// CloudFront function, viewer request, runtime cloudfront-js-2.0. Written by the build.
// Also set custom error responses: 403 and 404 answer ${basePath}/404.html with status 404.
var moved = ${JSON.stringify(Object.fromEntries(moves.map(({ from, to }) => [from, to])))};
function lead(to) {
	return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: to }, "cache-control": { value: "${revalidate}" } } };
}
function handler(event) {
	var request = event.request;
	var uri = request.uri;
	if (Object.prototype.hasOwnProperty.call(moved, uri)) return lead(moved[uri]);
	var query = Object.keys(request.querystring)
		.map(function (name) {
			return name + "=" + request.querystring[name].value;
		})
		.join("&");
	if (query !== "") query = "?" + query;
	var found;
	// Only our own characters go into a redirect, so that no address can smuggle in a header or another host.
	if ((found = /^(${source(basePath)}(?:\\/[a-z0-9-]+)+)\\/+$/.exec(uri))) return lead(found[1] + query);
	if (/^${source(basePath)}\\/index(?:\\.html)?$/.test(uri)${basePath === "" ? "" : ` || uri === ${JSON.stringify(basePath)}`}) return lead(${JSON.stringify(`${basePath}/`)} + query);
	if ((found = /^(${source(basePath)}(?:\\/[a-z0-9-]+)+)\\.html$/.exec(uri))) return lead(found[1] + query);
	if (/\\/\\.(?!well-known\\/)|^${source(basePath)}\\/(?:${hostFileNames.map(source).join("|")})$/.test(uri)) request.uri = ${JSON.stringify(`${basePath}/not-found`)};
	else if (uri === ${JSON.stringify(`${basePath}/`)}) request.uri = ${JSON.stringify(`${basePath}/index.html`)};
	else if (!/\\.[^/]*$/.test(uri)) request.uri = uri + ".html";
	return request;
}
`;

/**
 * The function for CloudFront's viewer response: the headers. Folders' rules only, so that it stays under 10 kB; each page
 * enforces its own policy anyway. CloudFront does not run it for answers with status 400 and more.
 */
export const renderCloudFrontResponse = ({
	rules,
	basePath,
}: HostPlan): string => `// CloudFront function, viewer response, runtime cloudfront-js-2.0. Written by the build.
var rules = ${JSON.stringify(rules.filter(({ path }) => path.endsWith("*")).map(({ path, headers }) => [path, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))]))};
function handler(event) {
	var response = event.response;
	// The request function has put the file's name in the place of a clean path.
	var path = event.request.uri.replace(/^(${source(basePath)})\\/index\\.html$/, "$1/").replace(/\\.html$/, "");
	response.headers["cache-control"] = { value: "${revalidate}" };
	for (var index = 0; index < rules.length; index++) {
		var pattern = rules[index][0];
		if (pattern.endsWith("*") ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
		for (var name in rules[index][1]) response.headers[name] = { value: rules[index][1][name] };
	}
	return response;
}
`;

const source = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
