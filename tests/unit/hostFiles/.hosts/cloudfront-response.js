var site = {"basePath":"/repo","embeddable":"^\\/repo/(?:assets/|.*\\.(?:avif|css|ico|jpg|js|json|pdf|png|svg|txt|vcf|wasm|webmanifest|webp|woff2|xml)$)","headers":{"content-security-policy":{"value":"base-uri 'none'; frame-ancestors 'none'; object-src 'none'"},"cross-origin-opener-policy":{"value":"same-origin"},"permissions-policy":{"value":"camera=(), geolocation=(), microphone=(), payment=(), usb=()"},"referrer-policy":{"value":"strict-origin-when-cross-origin"},"strict-transport-security":{"value":"max-age=63072000"},"x-content-type-options":{"value":"nosniff"}},"immutable":"public, max-age=31536000, immutable","revalidate":"public, max-age=0, must-revalidate"};
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
