import type { Problem } from "../../site/problem.ts";
import type { Business } from "../../site/schema/schema.ts";
import type { Site } from "../../site/site.ts";
import { listStart, problemOf } from "../problems.ts";
import type { HostPlan } from "./hostPlan.ts";
import { headerLine, redirectLines } from "./netlifyAndCloudflare.ts";
import { vercelRedirects } from "./vercel.ts";

/** The sizes of all files in bytes, by path. */
type Sizes = ReadonlyMap<string, number>;

/** Returns how many of a limit's units the site has. */
type Count = (plan: HostPlan, sizes: Sizes) => number;

/** @param file the file that is limited. "" stands for the whole site. */
const limit = (file: string, unit: string, max: number, count: Count) =>
	({ file, unit, max, count }) as const;

const headersOf = ({ rules }: HostPlan) => rules.flatMap(({ headers }) => Object.entries(headers));
/** The sizes of all files that visitors get. */
const publicSizes = (sizes: Sizes) =>
	[...sizes].flatMap(([path, size]) => (path.startsWith(".hosts/") ? [] : size));
const bytesOf =
	(file: string): Count =>
	(_, sizes) =>
		sizes.get(file) ?? 0;
const longestHeaderLine: Count = (plan) =>
	Math.max(...headersOf(plan).map((header) => headerLine(header).length));
const longestHeader: Count = (plan) =>
	Math.max(...headersOf(plan).map(([, value]) => value.length));
const largestFile: Count = (_, sizes) => Math.ceil(Math.max(0, ...publicSizes(sizes)) / 2 ** 20);
const allBytes: Count = (_, sizes) =>
	Math.ceil(publicSizes(sizes).reduce((sum, size) => sum + size, 0) / 1_000_000);

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
			limit("_redirects", "redirects", 2000, (plan) => redirectLines(plan).length),
			// Source: https://wppoland.com/en/cloudflare-redirects-100kb-cap-silent-tail-truncation/
			limit("_redirects", "bytes of redirects", 100_000, bytesOf("_redirects")),
			// Both limits of _headers: https://developers.cloudflare.com/pages/configuration/headers/
			limit("_headers", "header rules", 100, ({ rules }) => rules.length),
			limit("_headers", "characters in a line", 2000, longestHeaderLine),
			// Both limits of files: https://developers.cloudflare.com/pages/platform/limits/#files
			limit("", "files", 20_000, (_, sizes) => publicSizes(sizes).length),
			limit("", "MiB in one file", 25, largestFile),
		],
	},
	// The limits are `maxItems` and `maxLength` in Vercel's schema:
	// https://openapi.vercel.sh/vercel.json
	vercel: {
		name: "Vercel",
		limits: [
			limit("vercel.json", "redirects", 2048, (plan) => vercelRedirects(plan).length),
			limit("vercel.json", "headers", 2048, ({ rules }) => rules.length),
			limit("vercel.json", "characters in a line", 4096, longestHeader),
		],
	},
	// https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
	"github-pages": { name: "GitHub Pages", limits: [limit("", "megabytes", 1000, allBytes)] },
	// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
	cloudfront: {
		name: "CloudFront",
		limits: ["request", "response"]
			.map((name) => `.hosts/cloudfront-${name}.js`)
			.map((file) => limit(file, "bytes", 10_000, bytesOf(file))),
	},
};

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
			problemOf("redirect-host", `${folder}/redirects.yaml`, listStart(found, 3), {
				what,
				either: names.join(" or "),
				all: names.join(" and "),
				yours: host === undefined ? nameYours : "",
			}),
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
	plan: HostPlan,
	{ host }: Pick<Business, "host">,
): readonly Problem[] {
	const sizes = new Map([...output].map(([path, text]) => [path, Buffer.byteLength(text)]));
	const ownHosts = Object.entries(hosts).filter(([key]) => host === undefined || host === key);
	return ownHosts.flatMap(([key, { name, limits }]) =>
		limits.flatMap(({ file, unit, max, count }): Problem[] => {
			const found = count(plan, sizes);
			if (found <= max) return [];
			const remedy = remedies[unit] ?? "use another host";
			const code = key === "cloudfront" ? "cloudfront-function-size" : "host-limit";
			return [
				problemOf(code, file || "the whole site", `${found} ${unit}`, {
					max,
					host: name,
					remedy,
					yours: host === undefined ? nameYours : "",
				}),
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
