import { escapeRegExp } from "../escape.ts";
import { contentTypes, textEndings } from "./contentTypes.ts";
import { fillFile } from "./fillFile.ts";
import { type HostPlan, parameterPattern, quoted } from "./hostPlan.ts";

/**
 * Renders a file for nginx's folder sites-enabled. Headers that differ by path come from maps,
 * because an `add_header` in a location removes those of the server
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function renderNginxConf(plan: HostPlan): string {
	const { basePath } = plan;
	const compressible = textEndings.filter((ending) => ending !== "html");
	return fillFile("nginx.conf", plan, {
		hash_sizes: hashSizes(plan),
		embeddable: quoted(`~${plan.embeddable}`),
		moved: plan.byPath.map(({ decoded, path, query, fragment }) => {
			const more = query ? "$site_more" : "$is_args$args";
			return `${quoted(decoded)} ${quoted(`${path}${query}${more}${fragment}`)};`;
		}),
		asked: plan.byQuery.map(({ decoded, asked, path, query, fragment }) => {
			const conditions = asked.map((one) => `(?=(?:.*&)?${parameterPattern(one)}(?:&|$))`);
			const pattern = `~^${escapeRegExp(decoded)}\\?${conditions.join("")}`;
			return `${quoted(pattern)} ${quoted(`${path}${query}${fragment}`)};`;
		}),
		missing: plan.missing.map(
			({ folder, page }) => `${quoted(`~^${escapeRegExp(folder)}`)} ${quoted(page)};`,
		),
		text_types: [...new Set(compressible.map((ending) => contentTypes[ending]))].join(" "),
		types: Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`),
		headers: plan.always.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
		precompressed: plan.precompressed
			? [
					"gzip_static on;",
					"# Needs Debian's libnginx-mod-http-brotli-static, or remove the line.",
					"brotli_static on;",
				]
			: [],
		base_location:
			basePath === ""
				? []
				: [
						`location = ${quoted(basePath)} {`,
						`\treturn 301 ${quoted(`${basePath}/$is_args$args`)};`,
						"}",
					],
	});
}

/**
 * Sets the sizes of nginx's hash tables, if the redirects or the hostname need more than the
 * default. nginx doesn't start if an entry doesn't fit, or if two files set the same size.
 */
function hashSizes({ byPath, hostname }: HostPlan): readonly string[] {
	const longest = Math.max(0, ...byPath.map(({ decoded }) => Buffer.byteLength(decoded)));
	// Leave room for the hostname with "www.", because the owner may add a server block for it.
	const longestName = hostname.length + "www.".length;
	const powerOfTwo = (number: number) => 2 ** Math.ceil(Math.log2(number));
	const bucket = (length: number) => powerOfTwo(Math.max(64, length + 24));
	return [
		...(longest <= 40 && byPath.length <= 500
			? []
			: [
					`map_hash_bucket_size ${bucket(longest)};`,
					`map_hash_max_size ${powerOfTwo(Math.max(2048, byPath.length * 4))};`,
				]),
		...(longestName <= 40 ? [] : [`server_names_hash_bucket_size ${bucket(longestName)};`]),
	];
}
