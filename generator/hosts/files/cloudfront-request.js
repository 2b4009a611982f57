// CloudFront function, viewer request, runtime cloudfront-js-2.0. The build writes `site` above it.
// Also set custom error responses: 403 and 404 answer /404.html, below the site's base path, with
// status 404. CloudFront has one error page for all folders and languages.
var home = new RegExp("^" + site.base + "/index(?:\\.html)?$");
// Only our own characters go into a redirect, so that no address can smuggle in a header or another host.
var unclean = new RegExp("^(" + site.base + "(?:/[a-z0-9-]+)+)(?:/+|\\.html)$");
var hidden = new RegExp("/\\.(?!well-known/)|^" + site.base + "/(?:" + site.hidden + ")$");

function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		return text;
	}
}

function formatQuery(querystring) {
	return Object.keys(querystring)
		.map((name) => {
			var parameter = querystring[name];
			return (parameter.multiValue || [parameter]).map((one) => name + "=" + one.value).join("&");
		})
		.join("&");
}

function redirect(to, query, fragment) {
	if (query !== "") to += (to.indexOf("?") < 0 ? "?" : "&") + query;
	return {
		statusCode: 301,
		statusDescription: "Moved Permanently",
		headers: { location: { value: to + fragment }, "cache-control": { value: site.revalidate } },
	};
}

function handler(event) {
	var request = event.request;
	var uri = request.uri;
	var path = decode(uri);
	var query = formatQuery(request.querystring);
	var asked = site.asked.filter(
		(one) =>
			one[0] === path &&
			one[1].every((parameter) => ("&" + decode(query) + "&").indexOf("&" + parameter + "&") >= 0),
	);
	if (asked.length > 0) return redirect(asked[0][2], "", "");
	if (Object.prototype.hasOwnProperty.call(site.moved, path))
		return redirect(site.moved[path][0], query, site.moved[path][1]);
	if (home.test(uri) || uri === site.basePath) return redirect(site.basePath + "/", query, "");
	var found = unclean.exec(uri);
	if (found) return redirect(found[1], query, "");
	if (hidden.test(uri)) request.uri = site.basePath + "/not-found";
	else if (uri === site.basePath + "/") request.uri = site.basePath + "/index.html";
	else if (!/\.[^/]*$/.test(uri)) request.uri = uri + ".html";
	return request;
}
