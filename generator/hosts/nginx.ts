import { escapeRegExp } from "../escape.ts";
import { contentTypes, hostFileNames, textEndings } from "./contentTypes.ts";
import { type HostPlan, lines, parameterPattern, quoted } from "./hostPlan.ts";
import { immutable, revalidate } from "./planHeaders.ts";

/**
 * Renders a file for nginx's folder sites-enabled. Headers that differ by path come from maps,
 * because an `add_header` in a location removes those of the server
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function renderNginxConf({
	always,
	embeddable,
	byPath,
	byQuery,
	missing,
	basePath,
	hostname,
	precompressed,
}: HostPlan): string {
	const base = escapeRegExp(basePath);
	return `# Written by the build. The site's files go to ${basePath === "" ? "the folder that root names" : `the folder ${basePath} in the one that root names`}.
# With TLS: listen 443 ssl, the two ssl_certificate lines, and a server on port 80 that returns 301 https://$host$request_uri.
# The domain's other name, with www or without it, needs a server block of its own that returns 301 https://${hostname}$request_uri.
${hashSizes(byPath, hostname)}
map $status$uri $site_cache {
	default "${revalidate}";
	"~^(?:200|206|304)${base}/assets/" "${immutable}";
}

map $uri $site_embed {
	default same-origin;
	${quoted(`~${embeddable}`)} cross-origin;
}

map $args $site_more {
	default "&$args";
	"" "";
}

# nginx ignores case here, which is safe: no two old addresses differ in case alone.
map $uri $site_moved {
	default "";
${lines(byPath, ({ decoded, path, query, fragment }) => `\t${quoted(decoded)} ${quoted(`${path}${query}${query ? "$site_more" : "$is_args$args"}${fragment}`)};`)}}

${byQuery.length === 0 ? "" : `map "$uri?$args" $site_asked {\n\tdefault "";\n${lines(byQuery, ({ decoded, asked, path, query, fragment }) => `\t${quoted(`~^${escapeRegExp(decoded)}\\?${asked.map((parameter) => `(?=(?:.*&)?${parameterPattern(parameter)}(?:&|$))`).join("")}`)} ${quoted(`${path}${query}${fragment}`)};`)}}\n\n`}map $uri $site_missing {
	default ${quoted(`${basePath}/404.html`)};
${lines(missing, ({ folder, page }) => `\t${quoted(`~^${escapeRegExp(folder)}`)} ${quoted(page)};`)}}

server {
	listen 80;
	listen [::]:80;
	server_name ${hostname};
	root /var/www/${hostname};

	absolute_redirect off;
	server_tokens off;
	charset utf-8;
	charset_types ${types(textEndings.filter((ending) => ending !== "html"))};
	types {
${lines(Object.entries(contentTypes), ([ending, type]) => `\t\t${type} ${ending};`)}	}
	default_type application/octet-stream;

${lines(always, ([name, value]) => `\tadd_header ${name} ${quoted(value)} always;`)}	add_header Cache-Control $site_cache always;
	add_header Cross-Origin-Resource-Policy $site_embed always;

	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_types ${types(textEndings.filter((ending) => ending !== "html"))};
${precompressed ? "\tgzip_static on;\n\t# Needs Debian's libnginx-mod-http-brotli-static, or remove the line.\n\tbrotli_static on;\n" : ""}
	# Nothing here receives messages. Refuse other methods, so that no form reports its message as sent.
	if ($request_method !~ "^(?:GET|HEAD)$") {
		return 405;
	}
${byQuery.length === 0 ? "" : "\tif ($site_asked) {\n\t\treturn 301 $site_asked;\n\t}\n"}	if ($site_moved) {
		return 301 $site_moved;
	}
	if ($request_uri ~ "^${base}/index(?:\\.html)?(?:$|\\?)") {
		return 301 ${quoted(`${basePath}/$is_args$args`)};
	}
	# Only our own characters go into a redirect, so that no address can smuggle in a header or another host.
	if ($request_uri ~ "^(${base}(?:/[a-z0-9-]+)+)(?:/+|\\.html)(?:$|\\?)") {
		return 301 $1$is_args$args;
	}
${basePath === "" ? "" : `\tlocation = ${quoted(basePath)} {\n\t\treturn 301 ${quoted(`${basePath}/$is_args$args`)};\n\t}\n`}
	location / {
		# Never end with /index.html: unknown paths would then answer 200.
		try_files $uri $uri.html $uri/index.html =404;
	}
	location ~ "/\\.(?!well-known/)|^${base}/(?:${hostFileNames.map(escapeRegExp).join("|")})(?:\\.br|\\.gz)?$" {
		return 404;
	}
	# nginx adds all headers before it refuses a range, and again to its answer. This location drops the second ones: a header of its own replaces the server's, and an empty value is not sent.
	error_page 416 @refused_range;
	location @refused_range {
		add_header Cache-Control "";
		return 416;
	}
	error_page 404 $site_missing;
	error_page 500 502 503 504 ${quoted(`${basePath}/500.html`)};
}
`;
}

const types = (endings: readonly string[]): string =>
	[...new Set(endings.map((ending) => contentTypes[ending]))].join(" ");

/**
 * Sets the sizes of nginx's hash tables, but only if the redirects or the hostname need larger
 * tables than the default: nginx doesn't start if an entry doesn't fit, or if two configuration
 * files set the same size.
 */
function hashSizes(moves: HostPlan["byPath"], hostname: string): string {
	const longest = Math.max(0, ...moves.map(({ decoded }) => Buffer.byteLength(decoded)));
	const powerOfTwo = (number: number) => 2 ** Math.ceil(Math.log2(number));
	const ofMap =
		longest <= 40 && moves.length <= 500
			? ""
			: `map_hash_bucket_size ${powerOfTwo(Math.max(64, longest + 24))};\nmap_hash_max_size ${powerOfTwo(Math.max(2048, moves.length * 4))};\n`;
	// Leave room for the hostname with "www.", because the owner may add a server block for it.
	const longestName = hostname.length + "www.".length;
	const ofNames =
		longestName <= 40
			? ""
			: `server_names_hash_bucket_size ${powerOfTwo(Math.max(64, longestName + 24))};\n`;
	return `${ofMap}${ofNames}`;
}
