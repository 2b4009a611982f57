import glob from "fast-glob";
import { LinkChecker, type LinkResult, LinkState } from "linkinator";
import { commandLine, forData, readArguments } from "../commands.ts";
import { escapeRegExp } from "../escape.ts";
import { loadSite } from "../load/loadSite.ts";
import { servePreview } from "./servePreview.ts";

/** The result of a crawl. */
export interface LinkReport {
	/** How many of the site's own links were followed. */
	readonly checked: number;
	/** A line for each broken link: its page, its target and the reason. */
	readonly broken: readonly string[];
	/** Pages whose links nobody followed. */
	readonly unread: readonly string[];
	/** Links to other sites. They are not followed, because a build needs no network. */
	readonly external: readonly string[];
}

/**
 * Crawls a finished build as a visitor would, served as a host would: every link and every
 * fragment. The site's own absolute addresses (canonical, sharing image) are followed too.
 * @param siteUrl the address that the build was made for
 */
export async function checkLinks(folder: string, siteUrl: string): Promise<LinkReport> {
	const { url, close } = await servePreview(folder, 0);
	const { origin, pathname } = new URL(siteUrl);
	const home = `${url}${pathname.replace(/\/$/, "")}/`;
	const pages = glob
		.sync("**/*.html", { cwd: folder })
		.map((file) => `${home}${file.replace(/(?:^index)?\.html$/, "")}`);
	const external = new Set<string>();
	const read = new Set<string>();
	const links: LinkResult[] = [];
	const checker = new LinkChecker().on("pagestart", (page) => read.add(String(page)));
	try {
		// Linkinator follows only links below its start, so nothing from /sitemap. Start from the home
		// page, then from each page that nothing links to.
		for (const page of [home, ...pages]) {
			if (read.has(page)) continue;
			const found = await checker.check({
				path: page,
				recurse: true,
				checkFragments: true,
				checkCss: true,
				// "#springs" on /faq leads to /faq#springs, because /faq is a page and not a folder.
				cleanUrls: true,
				// A redirect is not what a page should link to.
				redirects: "error",
				urlRewriteExpressions: [
					{ pattern: new RegExp(`^${escapeRegExp(origin)}(?![^/])`), replacement: url },
				],
				linksToSkip: async (link) => {
					const skip = !link.startsWith(url);
					if (skip) external.add(link);
					return skip;
				},
			});
			links.push(...found.links);
		}
		// A fragment that a script reads ("/contact#subject=…") leads to no element of its page.
		const isForScript = ({ status, url: link }: LinkResult) =>
			status === 200 && /#[^#=]+=/.test(link);
		const broken = links
			.filter((link) => link.state === LinkState.BROKEN && !isForScript(link))
			.map(
				({ parent = "?", url: link, status = "no answer" }) =>
					`${parent.replace(url, "")} links to ${link.replace(url, "")}: ${status}`,
			);
		const followed = links.filter(({ state }) => state === LinkState.OK);
		return {
			checked: new Set(followed.map((link) => link.url)).size,
			broken,
			unread: pages.filter((page) => !read.has(page)),
			external: [...external].sort(),
		};
	} finally {
		await close();
	}
}

/** The command `check`. Sets the exit code to 1 when something is wrong. */
export async function run(args: readonly string[]): Promise<void> {
	const { data, out } = readArguments("check", args).values;
	const { site } = loadSite(data, "1970-01-01", { advises: false });
	console.log(`Following every link of ${out}…`);
	const { checked, broken, unread, external } = await checkLinks(out, site.business.url);
	const insecure = external.filter((link) => !link.startsWith("https://"));
	const faults = [
		...broken,
		...insecure.map((link) => `${link} is not https`),
		...unread.map((page) => `${page}: nobody followed its links`),
	];
	console.log(`Not followed, ${external.length} links to other sites:`);
	for (const link of external) console.log(`  ${link}`);
	console.log(`${checked} links followed, ${broken.length} broken`);
	for (const line of faults) console.error(`  ${line}`);
	if (faults.length > 0) process.exitCode = 1;
	else console.log(`Next: ${commandLine("todo", ...forData(data))}, or publish ${out}.`);
}
