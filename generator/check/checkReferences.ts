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
import { fieldsOf } from "../../site/schema/roles.ts";
import { toFileLink } from "../../site/schema/usualForms.ts";
import type { Site } from "../../site/site.ts";
import { findDoor } from "../findDoor.ts";
import { findFile } from "../findFile.ts";
import { undrawnPart, withThemeColors } from "../undrawnPart.ts";
import { factOf } from "./checkPlaceholders.ts";
import { redirectHint, townAt } from "./renamedPages.ts";

/**
 * Checks that the pages, pictures and fields that files name exist. Also reports Markdown that
 * pages can't show, and {state} in words of a company without a state.
 * @param paths the paths of pages and of the files in public/
 * @param translated the paths of the translations' pages
 */
export function checkReferences(
	site: Site,
	paths: ReadonlySet<string>,
	translated: readonly string[],
	checking: Checking,
): void {
	checkStateInWords(site, checking.report);
	checkPlaceholderFields(site, checking.report);
	checkPictures(site, checking.report);
	// Check texts before redirects: `checkRedirects` reports the links that are counted here.
	checkTexts(checking.files.values(), paths, checking, (name, path, target) => {
		if (!checking.countIfRemoved(pageOf(target)))
			checking.report("link-unknown", name, path, target, hintsFor(target, paths, site));
	});
	checkRedirects(site, new Set([...paths, ...translated]), checking);
}

type Naming = Pick<Placed<unknown>, "name" | "path">;

/** Returns a drawing's size. Undefined if it isn't valid XML: browsers would show nothing. */
const sizeIn = memoize((svg) => {
	try {
		new SaxesParser().write(svg).close();
		return drawingSize(svg);
	} catch {
		return undefined;
	}
});

function checkPictures(site: Site, report: Checking["report"]): void {
	const { photos, posters, doors } = picturesOf(site);
	/** Returns a file's path on disk, or reports that the file is missing. */
	const find = ({ name, path }: Naming, place: string, file: string): string | undefined => {
		const folder = join(site.folder, place);
		const search = findFile(folder, file);
		if ("found" in search) return search.found;
		// Don't suggest a poster's file name, such as "door.svg": in the data, posters have no ending.
		const similar = place === "posters" ? undefined : search.similar;
		report("file-missing", name, path, file, { folder, similar });
		return undefined;
	};
	// Many towns share a poster: read each file once.
	const read = memoize((path) => readFileSync(path, "utf8"));
	const readDrawing = (naming: Naming, place: string, file: string): string => {
		const found = find(naming, place, file);
		const svg = found === undefined ? "" : read(found);
		// `checkArrived` (publicFiles.ts) already reports empty files.
		if (svg !== "" && !sizeIn(svg)) report("drawing-unreadable", naming.name, naming.path, file);
		return svg;
	};
	for (const [role, file] of Object.entries(site.theme.drawings)) {
		if (file === undefined) continue;
		const [name, path] = ["theme", ["drawings", role]] as const;
		const svg = readDrawing({ name, path }, "", file);
		const size = sizeIn(svg);
		if (!size) continue;
		const undrawn = undrawnPart(withThemeColors(svg, site.theme));
		if (undrawn) report("drawing-part", name, path, file, { undrawn });
		if (role !== "mark") continue;
		// Pages inline the mark, and their security policy blocks styles inside it.
		if (/<style|\sstyle=/.test(svg)) report("mark-styled", name, path, file);
		if (size.width !== 24 || size.height !== 24) report("mark-size", name, path, file, { ...size });
	}
	for (const role of ["file", "dark"] as const) {
		const file = site.theme.logo?.[role];
		if (file !== undefined) find({ name: "theme", path: ["logo", role] }, "", file);
	}
	for (const { value: style, name, path } of doors)
		for (const { name: look, color } of looksOf(style))
			if (!findDoor(site.folder, look))
				report("file-missing", name, [...path, "colors", style.colors.indexOf(color)], look, {
					look,
					folder: join(site.folder, "doors"),
				});
	for (const poster of posters) readDrawing(poster, "posters", `${poster.value}.svg`);
	for (const { value, name, path } of photos)
		find({ name, path: [...path, "file"] }, "photos", value.file);
}

function checkPlaceholderFields({ business, facts }: Site, report: Checking["report"]): void {
	for (const [index, { field }] of business.placeholders.entries()) {
		const fact = factOf(field);
		const [record, key] = fact === undefined ? [business, field] : [facts, fact];
		if (!Object.hasOwn(record, key))
			report("placeholder-field-unknown", "business", ["placeholders", index, "field"], field);
	}
}

function checkStateInWords({ business, words }: Site, report: Checking["report"]): void {
	const { state, country } = business.address;
	// In the United States, checkPlausible.ts reports a missing state.
	if (state !== "" || country === "US") return;
	for (const { value, path } of fieldsOf({ places: words.places, town: words.town }))
		if (typeof value === "string" && value.includes("{state}"))
			report("state-in-words", "words", path, value);
}

/**
 * Matches old paths for which no redirect works, because the build writes a file or folder there:
 * /assets, /robots.txt, /robots.txt/a.
 */
const fixedFiles =
	/^\/(?:assets$|(?:contact\.vcf|favicon\.ico|robots\.txt|site\.webmanifest|sitemap\.xml)(?:\/|$))/;

/**
 * Suggests what to write in place of a missing page: another site's URL, a town's current path, or
 * a redirect if the page was probably renamed.
 */
function hintsFor(target: string, known: ReadonlySet<string>, site: Site): Values {
	if (/^(?:http:|[\w-]+\.)/i.test(target)) return { outside: "it" };
	const town = target.startsWith("/areas/") && townAt(site, target);
	const moved = town && `/areas/${town}` !== target ? `/areas/${town}` : undefined;
	const parent = target.slice(0, target.lastIndexOf("/"));
	const wasPage = /^(\/[a-z0-9-]+){2,3}$/.test(target) && known.has(parent);
	return { moved, hint: moved || wasPage ? redirectHint(site.folder, target, moved) : undefined };
}

function checkRedirects(site: Site, known: ReadonlySet<string>, checking: Checking): void {
	const { redirects, admin } = site;
	const { report, warn, removed } = checking;
	const plain = redirects.map(({ from }) => plainPath(from));
	redirects.forEach(({ from, to }, index) => {
		const tell = (code: Code, values?: Values) =>
			report(code, "redirects", [index, "from"], from, values);
		const times = removed.get(from) ?? 0;
		if (times > 0)
			warn("links-redirected", "redirects", [index, "from"], from, {
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
		if (leadsNowhere(to, known))
			report("redirect-target-unknown", "redirects", [index, "to"], to, hintsFor(to, known, site));
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

/** Reports Markdown that pages can't show. Passes links to missing pages to `reportLink`. */
export function checkTexts(
	files: Iterable<Pick<DataFile, "name" | "links" | "faults">>,
	known: ReadonlySet<string>,
	{ report, warn }: Telling,
	reportLink: (name: string, path: Path, target: string) => void,
): void {
	for (const { name, links, faults } of files) {
		for (const { code, got, path } of faults) {
			const isReadable = code === "markdown-in-plain-text" || code === "markdown-html";
			const tell = isReadable ? warn : report;
			tell(code, name, path, got, kindOfSign(got));
		}
		for (const { target, path } of links)
			if (leadsNowhere(target, known)) reportLink(name, path, target);
	}
}

/** Returns the kind of an unsupported sign, for the message. */
function kindOfSign(sign: string): Values {
	if (sign.startsWith("&")) return { entity: sign };
	if (/^[•▪●◦‣]/.test(sign)) return { bullet: sign };
	return sign === "**" || sign === "](" ? { mark: sign } : {};
}

const leadsNowhere = (target: string, known: ReadonlySet<string>): boolean =>
	!known.has(toFileLink(pageOf(target)));

/** Returns a link's path, without query and fragment: "/faq#springs" → "/faq". */
export const pageOf = (target: string): string => target.replace(/[?#].*$/, "");
