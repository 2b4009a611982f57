import glob from "fast-glob";
import { LinkChecker, type LinkResult, LinkState } from "linkinator";
import { commandLine, forData } from "../generator/commands.ts";
import { escapeRegExp } from "../generator/escape.ts";
import { loadSite } from "../generator/load/loadSite.ts";
import { servePreview } from "../generator/serve/servePreview.ts";
import { startScript } from "./script.ts";

/**
 * Serves a finished build with `servePreview`, and follows every link and every fragment. Absolute
 * URLs of the site itself (canonical URL, sharing image) are followed on this server, too.
 * @param siteUrl the URL for which the build was made
 */
async function checkLinks(folder: string, siteUrl: string) {
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
		// Linkinator follows only links below the path of its start page, so from /sitemap it would
		// follow none. Start from the home page, then from each page that no link leads to.
		for (const page of [home, ...pages]) {
			if (read.has(page)) continue;
			const found = await checker.check({
				path: page,
				recurse: true,
				checkFragments: true,
				checkCss: true,
				// Tell Linkinator that /faq is a page and not a folder, so that "#springs" on it means
				// /faq#springs.
				cleanUrls: true,
				// Pages should link to the final URL, and not to a redirect.
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
		// A fragment for a script ("/contact#subject=…") is not broken, although no element has it as
		// its id.
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
			/** Links to other sites. The crawl does not follow them, so that it needs no network. */
			external: [...external].sort(),
		};
	} finally {
		await close();
	}
}

const { data, out } = startScript("check links", {
	what: "Follows every link of the built site, as a visitor would.",
	options: {
		data: { value: "DIR", what: "the data folder", default: "data" },
		out: { value: "DIR", what: "the folder with the built site", default: "dist" },
	},
}).values;
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
console.log(`${checked} links work, ${broken.length} are broken`);
for (const line of faults) console.error(`  ${line}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Next: ${commandLine("todo", ...forData(data))}, or publish ${out}.`);
