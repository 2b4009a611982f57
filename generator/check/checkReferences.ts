import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import type { Checking, Telling } from "../../site/checking.ts";
import type { DataFile } from "../../site/dataFile.ts";
import { looksOf } from "../../site/doors.ts";
import type { Path } from "../../site/inside.ts";
import { memoize } from "../../site/memoize.ts";
import type { Code, Values } from "../../site/messages.ts";
import { drawingSize } from "../../site/pictures.ts";
import { type Placed, picturesOf } from "../../site/placedPictures.ts";
import { toFileLink } from "../../site/schema/usualForms.ts";
import { type Site, townGroups } from "../../site/site.ts";
import { findDoor } from "../findDoor.ts";
import { findFile } from "../findFile.ts";
import { undrawnPart, withThemeColors } from "../undrawnPart.ts";
import { factOf } from "./checkPlaceholders.ts";
import { checkUnique } from "./checkUnique.ts";
import { brokenLink, partedLink, tableTarget } from "./readTexts.ts";
import { redirectHint, townAt } from "./renamedPages.ts";

/**
 * Checks that the pages, pictures and fields that files name exist. Also checks rules across files:
 * for example, exactly one town has isBase: true.
 * @param paths the paths of pages and of the files in public/
 * @param languages the codes of the translations: "es"
 */
export function checkReferences(
	site: Site,
	paths: ReadonlySet<string>,
	languages: readonly string[],
	checking: Checking,
): void {
	const { report } = checking;
	const { business, services, folder } = site;
	// In the United States, checkPlausible.ts reports a missing state.
	if (business.address.state === "" && business.address.country !== "US")
		checkStateless(site, report);
	if (services.length === 0) report("services-none", "services/", [], 0, { folder });
	const [base, ...otherBases] = [...site.towns.values()].filter((town) => town.isBase);
	if (!base) report("base-missing", "areas/", [], 0);
	for (const { id } of otherBases)
		report("base-twice", `areas/${id}`, ["isBase"], true, { id: base?.id });

	checkUnique(services, "name", ({ slug }) => `services/${slug}`, "service's name", checking);
	for (const { towns } of townGroups(site))
		checkUnique(towns, "name", ({ id }) => `areas/${id}`, "town's name", checking);

	business.placeholders.forEach(({ field }, index) => {
		const fact = factOf(field);
		if (!(fact === undefined ? Object.hasOwn(business, field) : Object.hasOwn(site.facts, fact)))
			report("placeholder-field-unknown", "business", ["placeholders", index, "field"], field);
	});
	checkPictures(site, report);
	checkLinks(site, paths, languages, checking);
}

/** Whether a text is XML as browsers read it: they show nothing of an SVG with a mistake. */
function isWellFormed(xml: string): boolean {
	try {
		new SaxesParser().write(xml).close();
		return true;
	} catch {
		return false;
	}
}

type Naming = Pick<Placed<unknown>, "name" | "path">;

function checkPictures(site: Site, report: Checking["report"]): void {
	const { photos, posters, doors } = picturesOf(site);
	const tellMissing = ({ name, path }: Naming, place: string, file: string) => {
		const folder = join(site.folder, place);
		const search = findFile(folder, file);
		// Don't suggest a poster's file name, such as "door.svg": in the data, posters have no ending.
		const similar = place === "posters" || "found" in search ? undefined : search.similar;
		report("file-missing", name, path, file, { folder, similar });
	};
	// Many towns share a poster: read each file once.
	const look = memoize((file) => {
		try {
			const svg = readFileSync(file, "utf8");
			return {
				size: isWellFormed(svg) ? drawingSize(svg) : undefined,
				isEmpty: svg === "",
				isStyled: /<style|\sstyle=/.test(svg),
				svg,
			};
		} catch {
			return undefined;
		}
	});
	const checkDrawing = (place: Naming, folder: string, file: string) => {
		const seen = look(join(site.folder, folder, file));
		if (!seen) tellMissing(place, folder, file);
		// An empty file already has a message of its own (publicFiles.ts).
		else if (!seen.size && !seen.isEmpty)
			report("drawing-unreadable", place.name, place.path, file);
		return seen;
	};
	for (const [role, file] of Object.entries(site.theme.drawings)) {
		if (file === undefined) continue;
		const place = { name: "theme", path: ["drawings", role] };
		const { svg = "", size, isStyled } = checkDrawing(place, "", file) ?? {};
		const undrawn = undrawnPart(withThemeColors(svg, site.theme));
		if (size && undrawn) report("drawing-part", place.name, place.path, file, { undrawn });
		if (role !== "mark" || !size) continue;
		// Pages inline the mark, and their security policy blocks styles inside it.
		if (isStyled) report("mark-styled", place.name, place.path, file);
		if (size.width !== 24 || size.height !== 24)
			report("mark-size", place.name, place.path, file, { width: size.width, height: size.height });
	}
	for (const role of ["file", "dark"] as const) {
		const file = site.theme.logo?.[role];
		if (file !== undefined && !("found" in findFile(site.folder, file)))
			tellMissing({ name: "theme", path: ["logo", role] }, "", file);
	}
	for (const { value: style, name, path } of doors)
		for (const { name: look, color } of looksOf(style))
			if (!findDoor(site.folder, look))
				report("file-missing", name, [...path, "colors", style.colors.indexOf(color)], look, {
					look,
					folder: join(site.folder, "doors"),
				});
	for (const poster of posters) checkDrawing(poster, "posters", `${poster.value}.svg`);
	for (const { value, name, path } of photos)
		if (!("found" in findFile(join(site.folder, "photos"), value.file)))
			tellMissing({ name, path: [...path, "file"] }, "photos", value.file);
}

function checkStateless({ words }: Site, report: Checking["report"]): void {
	const texts = { places: words.places, town: words.town };
	for (const [section, templates] of Object.entries(texts))
		for (const [name, text] of Object.entries(templates))
			if (String(text).includes("{state}"))
				report("state-in-words", "words", [section, name], text);
}

/**
 * Matches old paths for which no redirect works, because the build writes a file or folder there:
 * /assets, /robots.txt, /robots.txt/a.
 */
const fixedFiles =
	/^\/(?:assets$|(?:contact\.vcf|favicon\.ico|robots\.txt|site\.webmanifest|sitemap\.xml)(?:\/|$))/;

function checkLinks(
	site: Site,
	known: ReadonlySet<string>,
	languages: readonly string[],
	checking: Checking,
): void {
	const { folder, redirects, admin } = site;
	const { report, removed, countIfRemoved } = checking;
	/**
	 * Tells what a link or redirect to a missing page probably meant. Hints at a redirect from that
	 * page if it was probably renamed.
	 */
	const meantBy = (target: string): Values => {
		if (/^(?:http:|[\w-]+\.)/i.test(target)) return { outside: "it" };
		const town = target.startsWith("/areas/") && townAt(site, target);
		const moved = town ? `/areas/${town}` : undefined;
		const parent = target.slice(0, target.lastIndexOf("/"));
		const wasPage = /^(\/[a-z0-9-]+){2,3}$/.test(target) && known.has(parent);
		return { moved, hint: moved || wasPage ? redirectHint(folder, target, moved) : undefined };
	};
	checkTexts(checking.files.values(), known, checking, (name, path, target) => {
		if (!countIfRemoved(pageOf(target)))
			report("link-unknown", name, path, target, meantBy(target));
	});
	const plain = redirects.map(({ from }) => plainPath(from));
	redirects.forEach(({ from, to }, index) => {
		const tell = (code: Code, values?: Values) =>
			report(code, "redirects", [index, "from"], from, values);
		const times = removed.get(from) ?? 0;
		if (times > 0)
			checking.warn("links-redirected", "redirects", [index, "from"], from, {
				times: `${times} ${times === 1 ? "place does" : "places do"}`,
				to,
			});
		const own = plain[index] ?? "";
		if (fixedFiles.test(from.toLowerCase()) || (admin && own === "/admin"))
			tell("redirect-on-file");
		else if (known.has(own) || known.has(from)) tell("redirect-on-page");
		if (plain.indexOf(own) < index) tell("redirect-twice");
		// For GitHub Pages, the build writes each redirect as a file. "/a.html/b" would need a folder
		// a.html, which can't exist beside a file a.html.
		const [, file] = /^(.+?\.html?)\//.exec(from) ?? [];
		if (file) tell("redirect-below-file", { file });
		if (leadsNowhere(to, known) && !languages.some((code) => isIn(code, to)))
			report("redirect-target-unknown", "redirects", [index, "to"], to, meantBy(to));
	});
}

/**
 * Normalizes a path as most hosts do: lower case, single slashes, no final /, .htm(l) or /index.
 */
const plainPath = (path: string): string =>
	path
		.toLowerCase()
		.replace(/\/+/g, "/")
		.replace(/(?:\/index)?(?:\.html?)?\/?$/, "") || "/";

const isIn = (code: string, path: string): boolean => new RegExp(`^/${code}(?![^/?#])`).test(path);

/**
 * Reports redirects whose old path is a page of the translation. Also reports redirects into the
 * translation's folder ("/es/…") that lead to no page.
 * @param known the paths of the translation's pages
 */
export function checkTranslatedRedirects(
	{ redirects }: Site,
	code: string,
	known: ReadonlySet<string>,
	{ report }: Checking,
): void {
	redirects.forEach(({ from, to }, index) => {
		if (known.has(plainPath(from))) report("redirect-on-page", "redirects", [index, "from"], from);
		if (isIn(code, to) && leadsNowhere(to, known))
			report("redirect-target-unknown", "redirects", [index, "to"], to);
	});
}

/** Reports Markdown and HTML that pages can't show. Passes links to missing pages to `tellLost`. */
export function checkTexts(
	files: Iterable<Pick<DataFile, "name" | "links" | "signs">>,
	known: ReadonlySet<string>,
	{ report, warn }: Telling,
	tellLost: (name: string, path: Path, target: string) => void,
): void {
	for (const { name, links, signs } of files) {
		for (const { target, path } of signs)
			warn("markdown-in-plain-text", name, path, target, kindOf(target));
		for (const { target, path } of links) {
			if (target === tableTarget) report("markdown-table", name, path, target);
			else if (target.search(partedLink) === 0) report("markdown-parted-link", name, path, target);
			else if (brokenLink.test(target)) report("markdown-broken-link", name, path, target);
			else if (target.startsWith("![")) report("markdown-picture", name, path, target);
			else if (target.startsWith("<")) warn("markdown-html", name, path, target);
			else if (leadsNowhere(target, known)) tellLost(name, path, target);
		}
	}
}

/** Tells which kind of sign a message speaks of. */
function kindOf(sign: string): Values {
	if (sign.startsWith("&")) return { entity: sign };
	if (/^[•▪●◦‣]/.test(sign)) return { bullet: sign };
	return sign === "**" || sign === "](" ? { mark: sign } : {};
}

const leadsNowhere = (target: string, known: ReadonlySet<string>): boolean =>
	!known.has(toFileLink(pageOf(target)));

/** Returns a link's path, without query and fragment: "/faq#springs" → "/faq". */
export const pageOf = (target: string): string => target.replace(/[?#].*$/, "");
