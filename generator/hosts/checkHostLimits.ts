import type { Business } from "../../schema/schema.ts";
import type { Problem } from "../problems.ts";
import { cloudFrontLimits } from "./cloudfront.ts";
import { gitHubPagesLimits } from "./githubPages.ts";
import { cloudflareLimits } from "./netlifyAndCloudflare.ts";
import { vercelLimits } from "./vercel.ts";

/** Netlify publishes no limit that a site of files could reach; nginx and Caddy have none. */
const limits = [...cloudflareLimits, ...vercelLimits, ...gitHubPagesLimits, ...cloudFrontLimits];

/**
 * Warns where the site is more than a host takes: the host that data names, or else any host.
 * @param output all files of the site
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
