import { escapeRegExp } from "../escape.ts";
import { contentTypes, hostFileNames, textEndings } from "./contentTypes.ts";
import { type HostPlan, lines, parameterPattern, quoted } from "./hostPlan.ts";
import { immutable, revalidate } from "./planHeaders.ts";

/**
 * Renders a Caddyfile (Caddy 2). The environment variables SITE_ADDRESS and SITE_ROOT override the
 * site's address and folder.
 */
export function renderCaddyfile({
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
	const compressible = new Set(textEndings.map((ending) => contentTypes[ending]));
	const binaryEndings = Object.keys(contentTypes).filter((ending) => !textEndings.includes(ending));
	const charset = (ending: string) => (textEndings.includes(ending) ? "; charset=utf-8" : "");
	return `# Written by the build. The site's files go to ${basePath === "" ? "the folder that root names" : `the folder ${basePath} in the one that root names`}.
# The domain's other name, with www or without it, needs a site block of its own, with: redir https://${hostname}{uri} permanent
(site_headers) {
	map {path} {site_cache} {
		~^${base}/assets/[^/]+-[0-9A-Za-z]+\\.(?:${Object.keys(contentTypes)
			.filter((ending) => ending !== "html")
			.join("|")})$ "${immutable}"
		default "${revalidate}"
	}
	map {path} {site_embed} {
		~${embeddable} cross-origin
		default same-origin
	}
	header {
${lines(always, ([name, value]) => `\t\t${name} ${quoted(value)}`)}		Cache-Control {site_cache}
		Cross-Origin-Resource-Policy {site_embed}
		-Server
	}
}

{$SITE_ADDRESS:${hostname}} {
	root * {$SITE_ROOT:/var/www/${hostname}}
	import site_headers
${lines(Object.entries(contentTypes), ([ending, type]) => `\t@type_${ending} path *.${ending}\n\theader @type_${ending} Content-Type "${type}${charset(ending)}"`)}
	map {path} {site_moved} {site_fragment} {
${lines(byPath, ({ decoded, path, query, fragment }) => `\t\t${quoted(decoded)} ${quoted(`${path}${query}`)} ${quoted(fragment)}`)}		default "" ""
	}
	map {query} {site_query} {site_more} {
		~^(.+)$ "?\${1}" "&\${1}"
		default "" ""
	}
	route {
		# Nothing here receives messages. Refuse other methods, so that no form reports its message as sent.
		@writes not method GET HEAD
		header @writes Allow "GET, HEAD"
		respond @writes 405
${byQuery.map(({ decoded, asked, path, query, fragment }, index) => `\t\t@asked${index} expression \`{path} == ${JSON.stringify(decoded)}${asked.map((parameter) => ` && {query}.matches(${JSON.stringify(`(^|&)${parameterPattern(parameter)}(&|$)`)})`).join("")}\`\n\t\tredir @asked${index} ${path}${query}${fragment} 301\n`).join("")}		@more expression \`{site_moved}.contains("?")\`
		redir @more {site_moved}{site_more}{site_fragment} 301
		@moved expression \`{site_moved} != ""\`
		redir @moved {site_moved}{site_query}{site_fragment} 301
		# The site has no such paths, and file systems refuse some of them.
		@impossible path_regexp [^\\x20-\\x7e]|[^/]{240}|^.{1000}
		error @impossible 404
		# Only our own characters go into a redirect, so that no address can smuggle in a header or another host.
		@unclean path_regexp unclean ^(${base}(?:/[a-z0-9-]+)+)(?:/+|\\.html)$
		@index path_regexp ^${base}/index(?:\\.html)?$
		redir @index ${basePath}/{site_query} 301
		redir @unclean {re.unclean.1}{site_query} 301
${basePath === "" ? "" : `\t\tredir ${basePath} ${basePath}/{site_query} 301\n`}		@hidden {
			path_regexp /\\.|^${base}/(?:${hostFileNames.map(escapeRegExp).join("|")})(?:\\.br|\\.gz)?$
			not path ${basePath}/.well-known/*
		}
		error @hidden 404

		# Compressible answers always send Vary. Compressed ones get a weak Etag, because their bytes differ from the file's.
		@text not path ${binaryEndings.map((ending) => `*.${ending}`).join(" ")}
		header @text ?Vary Accept-Encoding
		encode zstd gzip {
			match {
${lines([...compressible], (type) => `\t\t\t\theader Content-Type ${type}*`)}			}
		}
		header @text {
			Etag \`^"\` \`W/"\`
			defer
		}
		try_files {path} {path}.html {path}/index.html
		file_server${precompressed ? " {\n\t\t\tprecompressed br gzip\n\t\t}" : ""}
	}

	handle_errors {
		# Error responses don't have the headers set above.
		import site_headers
		map {path} {site_missing} {
${lines(missing, ({ folder, page }) => `\t\t\t~^${escapeRegExp(folder)} ${page}`)}			default ${basePath}/404.html
		}
		@missing expression {err.status_code} == 404
		rewrite @missing {site_missing}
		@broken expression {err.status_code} >= 500
		rewrite @broken ${basePath}/500.html
		header Content-Type "text/html; charset=utf-8"
		file_server
	}
}
`;
}
