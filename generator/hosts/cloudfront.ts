import { escapeRegExp } from "../escape.ts";
import { hiddenFiles, readHostFile } from "./fillFile.ts";
import type { HostPlan } from "./hostPlan.ts";
import { immutable, revalidate } from "./planHeaders.ts";

/** Renders a CloudFront function: its data as the variable `site`, then the code in `file`. */
const renderFunction = (file: string, site: object): string =>
	`var site = ${JSON.stringify(site)};\n${readHostFile(file)}`;

/**
 * Renders the viewer-request function for a private S3 bucket. The function redirects old addresses
 * and variants such as /faq/ and /faq.html, maps a clean URL to its file, and hides settings files.
 */
export const renderCloudFrontRequest = ({ byPath, byQuery, basePath }: HostPlan): string =>
	renderFunction("cloudfront-request.js", {
		basePath,
		base: escapeRegExp(basePath),
		hidden: hiddenFiles,
		revalidate,
		moved: Object.fromEntries(
			byPath.map(({ decoded, path, query, fragment }) => [decoded, [path + query, fragment]]),
		),
		asked: byQuery.map(({ decoded, asked, path, query, fragment }) => [
			decoded,
			asked.map(([name, value]) => decodeURIComponent(`${name}=${value}`)),
			`${path}${query}${fragment}`,
		]),
	});

/**
 * Renders the viewer-response function, which adds headers. CloudFront doesn't run it for status
 * 400 and above:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
export const renderCloudFrontResponse = ({ always, embeddable, basePath }: HostPlan): string =>
	renderFunction("cloudfront-response.js", {
		basePath,
		embeddable,
		headers: Object.fromEntries(always.map(([name, value]) => [name.toLowerCase(), { value }])),
		immutable,
		revalidate,
	});
