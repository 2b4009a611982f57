import type { Business } from "../../schema/schema.ts";
import type { Problem } from "../problems.ts";
import type { Site } from "../site/site.ts";
import { cloudFrontLimits } from "./cloudfront.ts";
import { gitHubPagesLimits } from "./githubPages.ts";
import { cloudflareLimits } from "./netlifyAndCloudflare.ts";
import { vercelLimits } from "./vercel.ts";

/**
 * Limits of hosts. nginx and Caddy have none. Not checked: Netlify's 54,000 files per folder
 * (https://docs.netlify.com/site-deploys/overview).
 */
const limits = [...cloudflareLimits, ...vercelLimits, ...gitHubPagesLimits, ...cloudFrontLimits];

/** Kinds of old addresses that some hosts can't redirect. */
const unsupportedAddresses = [
	{
		hosts: { cloudflare: "Cloudflare Pages", "github-pages": "GitHub Pages" },
		what: "a question mark",
		is: (from: string) => from.includes("?"),
	},
	{
		hosts: { "github-pages": "GitHub Pages" },
		what: "two slashes in a row, or an ending such as .pdf or .php",
		is: (from: string) => !from.includes("?") && /\/\/|\.(?!html$)[^./]+$/.test(from),
	},
	{
		hosts: { netlify: "Netlify" },
		what: "a space (+ or %20) after its question mark",
		is: (from: string) => /\?.*(?:\+|%20)/.test(from),
	},
];

/** Warns of old addresses that the company's host, or any host if none is named, can't redirect. */
export function checkOldAddresses({
	business: { host },
	redirects,
	folder,
}: Pick<Site, "business" | "redirects" | "folder">): readonly Problem[] {
	return unsupportedAddresses.flatMap(({ hosts, what, is }): Problem[] => {
		const names = Object.entries(hosts)
			.filter(([key]) => host === undefined || host === key)
			.map(([, name]) => name);
		const found = redirects.map(({ from }) => from).filter(is);
		if (names.length === 0 || found.length === 0) return [];
		const more = found.length > 3 ? ` and ${found.length - 3} more` : "";
		return [
			{
				code: "redirect-host",
				file: `${folder}/redirects.yaml`,
				got: `${found.slice(0, 3).join(", ")}${more}`,
				expected: `no old address with ${what}, where the host is ${names.join(" or ")}`,
				fix: `${names.join(" and ")} can't lead such an address on. Use another host, or accept that these redirects do nothing there.${host === undefined ? nameYours : ""}`,
			},
		];
	});
}

/**
 * Warns if the site exceeds a limit of the company's host, or of any host if none is named.
 * @param output all files of the site, by path
 */
export function checkHostLimits(
	output: ReadonlyMap<string, string | Uint8Array>,
	{ host }: Pick<Business, "host">,
): readonly Problem[] {
	const files = new Map(
		[...output]
			.filter(([path]) => !path.startsWith(".hosts/"))
			.map(([path, contents]) => [
				path,
				typeof contents === "string" ? Buffer.byteLength(contents) : contents.length,
			]),
	);
	return limits.flatMap((limit): Problem[] => {
		if (host !== undefined && host !== limit.host) return [];
		const contents = limit.file === "" ? "" : output.get(limit.file);
		if (contents === undefined) return [];
		const count = limit.count(String(contents), files);
		if (count <= limit.max) return [];
		const remedy = remedies[limit.unit] ?? "use another host";
		return [
			{
				code: limit.host === "cloudfront" ? "cloudfront-function-size" : "host-limit",
				file: limit.file || "the whole site",
				got: `${count} ${limit.unit}`,
				expected: `at most ${limit.max}`,
				fix: `Where ${limit.name} serves the site, ${remedy}.${host === undefined ? nameYours : ""}`,
			},
		];
	});
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
