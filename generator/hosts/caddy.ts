import { contentTypes, hostFileNames, textEndings } from "./contentTypes.ts";
import type { HostPlan } from "./hostPlan.ts";
import { escaped, policiesByFile, quoted } from "./patterns.ts";
import { immutable, revalidate } from "./planHeaders.ts";

/**
 * A site for Caddy 2, which gets and renews its certificate itself. SITE_ADDRESS and SITE_ROOT in the environment replace
 * the address and the folder.
 */
export function renderCaddyfile({ rules, moves, basePath, hostname, precompressed }: HostPlan): string {
	const [everywhere] = rules;
	const always = Object.entries(everywhere?.headers ?? {}).filter(([name]) => name !== "Content-Security-Policy");
	const compressible = textEndings.map((ending) => contentTypes[ending]);
	return `# Written by the build. The site's files go to ${basePath === "" ? "the folder that root names" : `the folder ${basePath} in the one that root names`}.
(site_headers) {
	map {path} {site_policy} {
${policiesByFile(rules)
	.map(([pattern, policy]) => `\t\t~${pattern} ${quoted(policy)}\n`)
	.join("")}		default ${quoted(everywhere?.headers["Content-Security-Policy"] ?? "")}
	}
	map {path} {site_cache} {
		~^${escaped(basePath)}/assets/ "${immutable}"
		default "${revalidate}"
	}
	header {
${always.map(([name, value]) => `\t\t${name} ${quoted(value)}\n`).join("")}		Content-Security-Policy {site_policy}
		Cache-Control {site_cache}
		-Server
	}
}

{$SITE_ADDRESS:${hostname}} {
	root * {$SITE_ROOT:/var/www/${hostname}}
	import site_headers
${Object.entries(contentTypes)
	.map(
		([ending, type]) =>
			`\t@type_${ending} path *.${ending}\n\theader @type_${ending} Content-Type "${type}${textEndings.includes(ending) ? "; charset=utf-8" : ""}"\n`,
	)
	.join("")}
	map {path} {site_moved} {
${moves.map(({ from, to }) => `\t\t${from} ${quoted(to)}\n`).join("")}		default ""
	}
	map {query} {site_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	@moved expression \`{site_moved} != ""\`
	redir @moved {site_moved} 301
	# Only our own characters go into a redirect, so that no address can smuggle in a header or another host.
	@slash path_regexp slash ^(${escaped(basePath)}(?:/[a-z0-9-]+)+)/+$
	redir @slash {re.slash.1}{site_query} 301
	@index path_regexp index ^${escaped(basePath)}/index(?:\\.html)?$
	redir @index ${basePath}/{site_query} 301
	@html path_regexp html ^(${escaped(basePath)}(?:/[a-z0-9-]+)+)\\.html$
	redir @html {re.html.1}{site_query} 301
${basePath === "" ? "" : `\tredir ${basePath} ${basePath}/ 301\n`}
	@hidden path_regexp hidden /\\.|^${escaped(basePath)}/(?:${hostFileNames.map(escaped).join("|")})(?:\\.br|\\.gz)?$
	error @hidden 404

	encode zstd gzip {
		match {
${[...new Set(compressible)].map((type) => `\t\t\theader Content-Type ${type}*\n`).join("")}		}
	}
	try_files {path} {path}.html {path}/index.html
	file_server${precompressed ? " {\n\t\tprecompressed br gzip\n\t}" : ""}

	handle_errors {
		# An answer with an error starts without the headers set above.
		import site_headers
		@missing expression {err.status_code} == 404
		rewrite @missing ${basePath}/404.html
		@broken expression {err.status_code} >= 500
		rewrite @broken ${basePath}/500.html
		header Content-Type "text/html; charset=utf-8"
		file_server
	}
}
`;
}
