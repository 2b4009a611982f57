import { escapeRegExp } from "../escape.ts";
import { hostFileNames } from "./contentTypes.ts";
import type { HostPlan } from "./hostPlan.ts";
import { immutable, revalidate } from "./planHeaders.ts";

/**
 * Renders the viewer-request function for a private S3 bucket. The function redirects old addresses
 * and variants such as /faq/ and /faq.html, maps a clean URL to its file, and hides settings files.
 */
export function renderCloudFrontRequest({ byPath, byQuery, basePath }: HostPlan): string {
	const base = escapeRegExp(basePath);
	return `// CloudFront function, viewer request, runtime cloudfront-js-2.0. Written by the build.
// Also set custom error responses: 403 and 404 answer ${basePath}/404.html with status 404. CloudFront has one error page for all folders and languages.
var moved = ${JSON.stringify(Object.fromEntries(byPath.map(({ decoded, path, query, fragment }) => [decoded, [path + query, fragment]])))};
${byQuery.length === 0 ? "" : `var asked = ${JSON.stringify(byQuery.map(({ decoded, asked, path, query, fragment }) => [decoded, asked.map(([name, value]) => decodeURIComponent(`${name}=${value}`)), `${path}${query}${fragment}`]))};\n`}function handler(event) {
	var request = event.request;
	var uri = request.uri;
	function decode(text) {
		try { return decodeURIComponent(text); } catch (error) { return text; }
	}
	var decoded = decode(uri);
	var query = Object.keys(request.querystring)
		.map(function (name) {
			var parameter = request.querystring[name];
			return (parameter.multiValue || [parameter])
				.map(function (one) {
					return name + "=" + one.value;
				})
				.join("&");
		})
		.join("&");
	function lead(to, fragment) {
		if (query !== "") to += (to.indexOf("?") < 0 ? "?" : "&") + query;
		return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: to + fragment }, "cache-control": { value: "${revalidate}" } } };
	}
${byQuery.length === 0 ? "" : askedCode}	if (Object.prototype.hasOwnProperty.call(moved, decoded)) return lead(moved[decoded][0], moved[decoded][1]);
	if (/^${base}\\/index(?:\\.html)?$/.test(uri)${basePath === "" ? "" : ` || uri === ${JSON.stringify(basePath)}`}) return lead(${JSON.stringify(`${basePath}/`)}, "");
	// Only our own characters go into a redirect, so that no address can smuggle in a header or another host.
	var found = /^(${base}(?:\\/[a-z0-9-]+)+)(?:\\/+|\\.html)$/.exec(uri);
	if (found) return lead(found[1], "");
	if (/\\/\\.(?!well-known\\/)|^${base}\\/(?:${hostFileNames.map(escapeRegExp).join("|")})$/.test(uri)) request.uri = ${JSON.stringify(`${basePath}/not-found`)};
	else if (uri === ${JSON.stringify(`${basePath}/`)}) request.uri = ${JSON.stringify(`${basePath}/index.html`)};
	else if (!/\\.[^/]*$/.test(uri)) request.uri = uri + ".html";
	return request;
}
`;
}

const askedCode = `	var asks = asked.filter(function (one) {
		return one[0] === decoded && one[1].every(function (parameter) {
			return ("&" + decode(query) + "&").indexOf("&" + parameter + "&") >= 0;
		});
	});
	if (asks.length > 0) {
		query = "";
		return lead(asks[0][2], "");
	}
`;

/**
 * Renders the viewer-response function, which adds headers. CloudFront doesn't run it for status
 * 400 and above:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
export function renderCloudFrontResponse({ always, embeddable, basePath }: HostPlan): string {
	const headers = Object.fromEntries(
		always.map(([name, value]) => [name.toLowerCase(), { value }]),
	);
	return `// CloudFront function, viewer response, runtime cloudfront-js-2.0. Written by the build.
var headers = ${JSON.stringify(headers)};
function handler(event) {
	var response = event.response;
	for (var name in headers) response.headers[name] = headers[name];
	response.headers["cache-control"] = { value: event.request.uri.startsWith("${basePath}/assets/") ? "${immutable}" : "${revalidate}" };
	response.headers["cross-origin-resource-policy"] = { value: new RegExp(${JSON.stringify(embeddable)}).test(event.request.uri) ? "cross-origin" : "same-origin" };
	return response;
}
`;
}
