import { decodePercents } from "../../site/decodePercents.ts";
import { siteAddress } from "../../site/links.ts";
import type { Place } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import { nearestName } from "../commands.ts";
import { escapeRegExp } from "../escape.ts";
import { findInCode } from "../findInCode.ts";
import type { LoadedSite } from "../loadedSite.ts";
import type { OutputPath, Page } from "../outputFiles.ts";
import { DataProblems, problemOf } from "../problems.ts";

interface LinkedPage extends Pick<Page, "links">, Partial<Pick<Page, "ids">> {
	readonly route: { readonly path: string; readonly source?: string };
}

interface Broken {
	readonly file: string;
	readonly expected: string;
	others: number;
	/** The texts that contain the link, if they are known. */
	readonly places: readonly Place[];
}

/**
 * Checks that every internal link and redirect leads to a page or file, and every fragment to an
 * element.
 * @param pages links to sections of a page without `ids` are not checked
 * @param findLinks finds the texts that contain a link to a section
 * @throws DataProblems with all broken links, each at its texts, or else at its lines in
 * components, or else at the first page that has the link
 */
export function checkOutput(
	pages: readonly LinkedPage[],
	files: { has(path: OutputPath): boolean },
	{ business, redirects, folder }: Pick<Site, "business" | "redirects" | "folder">,
	findLinks: LoadedSite["findLinks"] = () => [],
): void {
	const { basePath } = siteAddress(business.url);
	const redirectTargets: LinkedPage = {
		route: { path: `${folder}/redirects.yaml` },
		links: new Set(redirects.map(({ to }) => basePath + to)),
		ids: new Set<string>(),
	};
	const byPath = new Map<string, LinkedPage>(
		pages.map((page) => [`${basePath}${page.route.path}`, page]),
	);
	/**
	 * The broken links by target. A broken link in the footer is on every page, but reported once.
	 */
	const broken = new Map<string, Broken>();
	const report = (
		{ route }: LinkedPage,
		link: string,
		expected: string,
		places: readonly Place[] = [],
	) => {
		const earlier = broken.get(link);
		if (earlier) earlier.others++;
		else broken.set(link, { file: route.path, expected, others: 0, places });
	};
	const checkedLinks = new Set<string>();
	for (const from of [redirectTargets, ...pages]) {
		const isInLanguage = ({ file }: Place) =>
			languageAt(file.slice(folder.length)) === languageAt(from.route.path);
		for (const link of from.links) {
			if (checkedLinks.has(link) || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) continue;
			const [target = "", fragment = ""] = link.split("#");
			const path = target.replace(/\?.*$/, "");
			const page = path === "" ? from : byPath.get(path);
			// Report links to a page's .html file, because most hosts redirect this file to the page's
			// clean URL. Links must use the clean URL.
			const isFile = path.startsWith(`${basePath}/`) && !path.endsWith(".html");
			const file = isFile ? decode(path.slice(basePath.length + 1)) : "";
			// A fragment with "=", such as "#subject=…" on the contact page, is for a script. No element
			// needs to have that id.
			const id = fragment.includes("=") ? "" : decode(fragment);
			if (!page && !files.has(file)) report(from, link, "a link to a page or file of the build");
			else if (page?.ids && id !== "" && !page.ids.has(id)) {
				// Texts name pages by their paths in the main language.
				const named = path === "" ? "" : (page.route.source ?? page.route.path);
				const places = findLinks(`${named}#${id}`).filter(isInLanguage);
				report(from, link, expectedSection(id, page.ids), places);
			} else if (path !== "") checkedLinks.add(link);
		}
	}
	const problems = [...broken].flatMap(problemsOf);
	if (problems.length > 0) throw new DataProblems(problems);
}

const decode = (text: string): string => decodePercents(text) ?? text;

/** Returns the folder of a translation's page or file: "/es". */
const languageAt = (path: string): string | undefined => /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0];

function expectedSection(id: string, ids: ReadonlySet<string>): string {
	// Propose nothing for a short id: any short name is near another one.
	const near = id.length > 3 ? nearestName(id, [...ids]) : undefined;
	const like = near === undefined ? "" : `, such as #${near}`;
	return `a fragment that is the id of an element there${like}`;
}

function problemsOf([link, { file, expected, others, places }]: readonly [string, Broken]) {
	const more = others === 0 ? "" : `, as on ${others} more ${others === 1 ? "page" : "pages"}`;
	const inCode = new RegExp(`(?:href|src)=\\{?["'\`]${escapeRegExp(link)}["'\`]`);
	const written = places.length > 0 ? places : findInCode(inCode);
	return written.length > 0
		? written.map((place) => problemOf("link-broken", place, link, { what: expected }))
		: [problemOf("link-broken", file, link + more, { what: expected })];
}
