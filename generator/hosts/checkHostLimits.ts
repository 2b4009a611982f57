import type { Problem } from "../../site/problem.ts";
import type { Business, HostName } from "../../site/schema/schema.ts";
import type { Site } from "../../site/site.ts";
import { listStart } from "../problems.ts";

interface Limit {
	/** The file that is limited. "" stands for the whole site. */
	readonly file: string;
	readonly unit: string;
	readonly max: number;
	/**
	 * Returns how many of `unit` the file or the site has.
	 * @param contents the limited file's contents
	 * @param sizes the sizes in bytes of all files that visitors get
	 */
	readonly count: (contents: string, sizes: readonly number[]) => number;
}

const linesWith = (pattern: RegExp) => (contents: string) =>
	contents.split("\n").filter((line) => pattern.test(line)).length;
const longestLine = (contents: string) =>
	Math.max(...contents.split("\n").map(({ length }) => length));
const bytesOf = (contents: string) => Buffer.byteLength(contents);
const lengthIn = (list: "redirects" | "headers") => (contents: string) =>
	JSON.parse(contents)[list].length;

/**
 * Hosts and their limits. nginx and Caddy have no limits. Netlify's limit of 54,000 files per
 * folder is not checked (https://docs.netlify.com/site-deploys/overview).
 */
const hosts = {
	netlify: { name: "Netlify", limits: [] },
	// Cloudflare Pages silently ignores redirects and header rules over a limit.
	cloudflare: {
		name: "Cloudflare Pages",
		limits: [
			// Lines that only Netlify understands count as well:
			// https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/utils/configuration/parseRedirects.ts
			{ file: "_redirects", unit: "redirects", max: 2000, count: linesWith(/ 301!?$/) },
			// Source: https://wppoland.com/en/cloudflare-redirects-100kb-cap-silent-tail-truncation/
			{ file: "_redirects", unit: "bytes of redirects", max: 100_000, count: bytesOf },
			// Both limits of _headers: https://developers.cloudflare.com/pages/configuration/headers/
			{ file: "_headers", unit: "header rules", max: 100, count: linesWith(/^\//) },
			{ file: "_headers", unit: "characters in a line", max: 2000, count: longestLine },
			// Both limits of files: https://developers.cloudflare.com/pages/platform/limits/#files
			{ file: "", unit: "files", max: 20_000, count: (_, { length }) => length },
			{
				file: "",
				unit: "MiB in one file",
				max: 25,
				count: (_, sizes) => Math.ceil(Math.max(0, ...sizes) / 2 ** 20),
			},
		],
	},
	// The limits are `maxItems` and `maxLength` in Vercel's schema:
	// https://openapi.vercel.sh/vercel.json
	vercel: {
		name: "Vercel",
		limits: [
			{ file: "vercel.json", unit: "redirects", max: 2048, count: lengthIn("redirects") },
			{ file: "vercel.json", unit: "headers", max: 2048, count: lengthIn("headers") },
			{ file: "vercel.json", unit: "characters in a line", max: 4096, count: longestLine },
		],
	},
	// https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
	"github-pages": {
		name: "GitHub Pages",
		limits: [
			{
				file: "",
				unit: "megabytes",
				max: 1000,
				count: (_, sizes) => Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000),
			},
		],
	},
	// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
	cloudfront: {
		name: "CloudFront",
		limits: ["request", "response"].map((name) => {
			return { file: `.hosts/cloudfront-${name}.js`, unit: "bytes", max: 10_000, count: bytesOf };
		}),
	},
} satisfies Partial<Record<HostName, { readonly name: string; readonly limits: readonly Limit[] }>>;

const unsupportedAddresses = [
	{
		hosts: ["cloudflare", "github-pages"],
		what: "a question mark",
		is: (from: string) => from.includes("?"),
	},
	{
		hosts: ["github-pages"],
		what: "two slashes in a row, or an ending such as .pdf or .php",
		is: (from: string) => !from.includes("?") && /\/\/|\.(?!html$)[^./]+$/.test(from),
	},
	{
		hosts: ["netlify"],
		what: "a space (+ or %20) after its question mark",
		is: (from: string) => /\?.*(?:\+|%20)/.test(from),
	},
] as const;

/**
 * Warns of old addresses that the company's host can't redirect. If business.yaml names no host,
 * warns for every host.
 */
export function checkOldAddresses({
	business: { host },
	redirects,
	folder,
}: Pick<Site, "business" | "redirects" | "folder">): readonly Problem[] {
	return unsupportedAddresses.flatMap(({ hosts: unable, what, is }): Problem[] => {
		const names = unable
			.filter((one) => host === undefined || host === one)
			.map((one) => hosts[one].name);
		const found = redirects.map(({ from }) => from).filter(is);
		if (names.length === 0 || found.length === 0) return [];
		return [
			{
				code: "redirect-host",
				file: `${folder}/redirects.yaml`,
				got: listStart(found, 3),
				expected: `no old address with ${what}, where the host is ${names.join(" or ")}`,
				fix: `${names.join(" and ")} can't lead such an address on. Use another host, or accept that these redirects do nothing there.${host === undefined ? nameYours : ""}`,
			},
		];
	});
}

/**
 * Warns if the site exceeds a limit of the company's host. If business.yaml names no host, checks
 * the limits of every host.
 * @param output all files of the site, by path
 */
export function checkHostLimits(
	output: ReadonlyMap<string, string | Uint8Array>,
	{ host }: Pick<Business, "host">,
): readonly Problem[] {
	const sizes = [...output].flatMap(([path, contents]) =>
		path.startsWith(".hosts/") ? [] : Buffer.byteLength(contents),
	);
	const ownHosts = Object.entries(hosts).filter(([key]) => host === undefined || host === key);
	return ownHosts.flatMap(([key, { name, limits }]) =>
		(limits as readonly Limit[]).flatMap(({ file, unit, max, count }): Problem[] => {
			const contents = file === "" ? "" : output.get(file);
			const found = contents === undefined ? 0 : count(String(contents), sizes);
			if (found <= max) return [];
			const remedy = remedies[unit] ?? "use another host";
			return [
				{
					code: key === "cloudfront" ? "cloudfront-function-size" : "host-limit",
					file: file || "the whole site",
					got: `${found} ${unit}`,
					expected: `at most ${max}`,
					fix: `Where ${name} serves the site, ${remedy}.${host === undefined ? nameYours : ""}`,
				},
			];
		}),
	);
}

const nameYours =
	' If another host does, name it in business.yaml, like "host: netlify": the build then warns of its limits alone.';
const removeRedirects = "remove redirects that nobody follows any more, or use another host";
const remedies: Readonly<Record<string, string>> = {
	redirects: removeRedirects,
	"bytes of redirects": removeRedirects,
	bytes: removeRedirects,
	"characters in a line": "shorten framedBy in business.yaml, or use another host",
};
