// CloudFront function, viewer response, runtime cloudfront-js-2.0. The build writes `site` above it.
function handler(event) {
	var response = event.response;
	var uri = event.request.uri;
	for (var name in site.headers) response.headers[name] = site.headers[name];
	response.headers["cache-control"] = {
		value: uri.startsWith(site.basePath + "/assets/") ? site.immutable : site.revalidate,
	};
	response.headers["cross-origin-resource-policy"] = {
		value: new RegExp(site.embeddable).test(uri) ? "cross-origin" : "same-origin",
	};
	return response;
}
