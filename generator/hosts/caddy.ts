import { escapeRegExp } from "../escape.ts";
import { contentTypes, textEndings } from "./contentTypes.ts";
import { fillFile } from "./fillFile.ts";
import { type HostPlan, parameterPattern, quoted } from "./hostPlan.ts";

const endings = Object.keys(contentTypes);
const isText = (ending: string) => textEndings.includes(ending);

/**
 * Renders a Caddyfile (Caddy 2). The environment variables SITE_ADDRESS and SITE_ROOT override the
 * site's address and folder.
 */
export function renderCaddyfile(plan: HostPlan): string {
	const { basePath } = plan;
	return fillFile("Caddyfile", plan, {
		embeddable: plan.embeddable,
		headers: plan.always.map(([name, value]) => `${name} ${quoted(value)}`),
		types: Object.entries(contentTypes).flatMap(([ending, type]) => [
			`@type_${ending} path *.${ending}`,
			`header @type_${ending} Content-Type "${type}${isText(ending) ? "; charset=utf-8" : ""}"`,
		]),
		moved: plan.byPath.map(
			({ decoded, path, query, fragment }) =>
				`${quoted(decoded)} ${quoted(`${path}${query}`)} ${quoted(fragment)}`,
		),
		asked: plan.byQuery.flatMap(({ decoded, asked, path, query, fragment }, index) => {
			const conditions = asked.map((one) => {
				const pattern = `(^|&)${parameterPattern(one)}(&|$)`;
				return ` && {query}.matches(${JSON.stringify(pattern)})`;
			});
			return [
				`@asked${index} expression \`{path} == ${JSON.stringify(decoded)}${conditions.join("")}\``,
				`redir @asked${index} ${path}${query}${fragment} 301`,
			];
		}),
		base_redirect: basePath === "" ? [] : [`redir ${basePath} ${basePath}/{site_query} 301`],
		binary_files: endings
			.filter((ending) => !isText(ending))
			.map((ending) => `*.${ending}`)
			.join(" "),
		compressible: [...new Set(textEndings.map((ending) => contentTypes[ending]))].map(
			(type) => `header Content-Type ${type}*`,
		),
		precompressed: plan.precompressed ? ["precompressed br gzip"] : [],
		missing: plan.missing.map(({ folder, page }) => `~^${escapeRegExp(folder)} ${page}`),
	});
}
