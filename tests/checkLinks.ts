import { parseArgs } from "node:util";
import glob from "fast-glob";
import { LinkChecker, LinkState } from "linkinator";
import { servePreview } from "../generator/serve/servePreview.ts";

/** What a crawl of a finished build found. */
export interface LinkReport {
	/** Links of ours that were followed. */
	readonly checked: number;
	/** Why each broken link is broken, and which page holds it. */
	readonly broken: readonly string[];
	/** Where the site links to outside itself; not followed, as a build needs no network. */
	readonly external: readonly string[];
}

/**
 * Crawls a finished build as a visitor would, served as a host would: every link and every fragment. The site's own absolute
 * addresses (canonical, sharing image) are followed too.
 *
 * @param folder a build's output folder
 * @param siteUrl the address that the build was made for
 */
export async function checkLinks(folder: string, siteUrl: string): Promise<LinkReport> {
	const { url, close } = await servePreview(folder, 0);
	const external = new Set<string>();
	const escaped = siteUrl.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	try {
		const { links } = await new LinkChecker().check({
			path: [`${url}/`, `${url}/sitemap`, `${url}/404`, `${url}/500`, `${url}/contact/sent`],
			recurse: true,
			checkFragments: true,
			checkCss: true,
			// /faq is a page, not a folder: "#springs" on it leads to /faq#springs.
			cleanUrls: true,
			// A redirect is not what a page should link to.
			redirects: "error",
			urlRewriteExpressions: [{ pattern: new RegExp(`^${escaped}`), replacement: url }],
			linksToSkip: async (link) => {
				const skip = !link.startsWith(url);
				if (skip) external.add(link);
				return skip;
			},
		});
		const broken = links
			// A fragment that a script reads ("/contact#subject=…") leads to no element: its page answers, and that is all.
			.filter(({ state, status, url: link }) => state === LinkState.BROKEN && !(status === 200 && /#[^#=]+=/.test(link)))
			.map((link) => `${link.parent?.replace(url, "") ?? "?"} links to ${link.url.replace(url, "")}: ${link.status ?? "no answer"}`);
		return { checked: links.filter(({ state }) => state === LinkState.OK).length, broken, external: [...external].sort() };
	} finally {
		await close();
	}
}

if (process.argv[1]?.endsWith("checkLinks.ts")) {
	const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
	const { loadSite } = await import("../generator/load/loadSite.ts");
	const site = await loadSite("data", "1970-01-01");
	const { checked, broken, external } = await checkLinks(values.out, site.business.url);
	const pages = glob.sync("**/*.html", { cwd: values.out }).length;
	const faults = [
		...broken,
		...external.filter((link) => !link.startsWith("https://")).map((link) => `${link} is not https`),
		...(checked > pages ? [] : [`${checked} links for ${pages} pages: the crawl ended early`]),
	];
	console.log(`Not followed, ${external.length} links to other sites:\n${external.map((link) => `  ${link}`).join("\n")}`);
	console.log(`${checked} links followed, ${broken.length} broken`);
	for (const line of faults) console.error(`  ${line}`);
	if (faults.length > 0) process.exitCode = 1;
}
