import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import glob from "fast-glob";
import { bundleAsync, Features, type Targets } from "lightningcss";
import postcss, { type Container, type Root, Rule } from "postcss";
import { contentHash } from "../hash.ts";
import type { OutputFile } from "../output/output.ts";
import type { AssetBundle, Assets } from "./assets.ts";
import { oldestBrowsers } from "./oldestBrowsers.ts";

/** The oldest browsers as lightningcss reads them; it leaves colors as they are written. */
const version = ([major, minor]: readonly [number, number]) => (major << 16) | (minor << 8);
const targets: Targets = {
	chrome: version(oldestBrowsers.chrome),
	firefox: version(oldestBrowsers.firefox),
	safari: version(oldestBrowsers.safari),
	ios_saf: version(oldestBrowsers.ios),
};

/** Drawings up to this many bytes travel inside the CSS; larger ones are files of their own. */
const inlineLimit = 1024;

/** What a stylesheet takes from the company's theme. */
export interface StyleTheme {
	/** Stands for `@import "theme"`; its URLs are ready. */
	readonly css: string;
	/** The drawings that `url("theme:skyline")` and the like refer to, by name: paths of files. */
	readonly drawings: Readonly<Record<string, string>>;
}

/**
 * Bundles, lowers and minifies a stylesheet and everything it imports.
 * @param entry the stylesheet that imports all others
 * @param basePath put before the URLs of files ("" or "/repo")
 * @returns the CSS for screens, minified and parsed, custom properties renamed, layers in their
 * declared order; the URL of the rules for print, which are a file that no page waits for; and all
 * files
 * @throws Error with file, line and column when the CSS does not parse or an url() leads nowhere
 */
export async function bundleStyles(
	entry: string,
	basePath: string,
	theme: StyleTheme,
): Promise<AssetBundle<Pick<Assets, "css" | "printStyles">>> {
	const { code, dependencies = [] } = await bundleFile(entry, theme.css);
	const files = new Map<string, OutputFile>();
	let css = dropSpaces(code.toString());
	for (const dependency of dependencies) {
		if (dependency.type !== "url") continue;
		const { filePath, start } = dependency.loc;
		const [, drawing] = /^theme:(.*)$/.exec(dependency.url) ?? [];
		const path =
			drawing === undefined ? join(dirname(filePath), dependency.url) : theme.drawings[drawing];
		const ready = filePath === themeName;
		if (!ready && (path === undefined || !existsSync(path)))
			throw new Error(
				`${filePath}:${start.line}:${start.column} url(${dependency.url}) leads nowhere: there is no ${path ?? "such drawing"}.`,
			);
		css = css.replaceAll(
			dependency.placeholder,
			ready || path === undefined ? dependency.url : place(path, basePath, files),
		);
	}
	const whole = postcss.parse(css);
	turnBands(whole);
	const sheet = postcss.parse(shortenProperties(String(whole)));
	const contents = takePrint(sheet);
	const path = `assets/print-${contentHash(contents)}.css`;
	return {
		files: [...files.values(), { path, contents, owner: "print styles" }],
		assets: { css: sheet, printStyles: `${basePath}/${path}` },
	};
}

/**
 * Drops the white space that lightningcss leaves beside commas and slashes where a value holds a
 * custom property; strings keep theirs.
 */
const dropSpaces = (css: string): string =>
	css.replace(/"(?:\\.|[^"\\])*"|, | \/ /g, (text) => (text.startsWith('"') ? text : text.trim()));

/**
 * Lets a band that sets `color-scheme` turn the colors in it: a pair of colors, of which
 * lightningcss has two properties choose, is resolved where it stands. So pairs stand on each such
 * band as they do on :root.
 */
function turnBands(sheet: Root): void {
	const bands = new Set<string>([":root"]);
	sheet.walkDecls("color-scheme", ({ parent }) => {
		if (parent instanceof Rule) for (const selector of parent.selectors) bands.add(selector);
	});
	sheet.walkRules(":root", (root) => {
		const pairs = root.nodes.filter(
			(node) => node.type === "decl" && node.value.includes("var(--lightningcss-light,"),
		);
		if (pairs.length > 0) root.after(new Rule({ selector: [...bands].join() }).append(pairs));
		if (root.nodes.length === 0) root.remove();
	});
}

/**
 * Gives custom properties names of a letter or two: 184 bytes less of a page, compressed, in the
 * mean of 117. Classes keep theirs, which the pages' markup names too.
 */
function shortenProperties(css: string): string {
	// A class may hold two hyphens, and never begins with them.
	const names = /(?<![\w-])--\w[\w-]*/g;
	// Letters alone: a digit after the hyphens is right, and more than the Nu Html Checker reads.
	const letters = (index: number) =>
		index
			.toString(26)
			.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
	const shorter = new Map(
		[...new Set(css.match(names))].map((name, index) => [name, `--${letters(index)}`]),
	);
	return css.replace(names, (name) => shorter.get(name) ?? name);
}

/**
 * Takes what stands in `@media print` out of a stylesheet, and gives it back in the layers around
 * it.
 */
function takePrint(container: Container): string {
	return (container.nodes ?? [])
		.slice()
		.map((node) => {
			if (node.type !== "atrule") return "";
			const inside = node.nodes && takePrint(node);
			if (node.name === "layer")
				return inside === undefined ? `${node};` : `@layer ${node.params}{${inside}}`;
			return node.name === "media" && node.params === "print" ? String(node.remove()) : "";
		})
		.join("");
}

/** What stylesheets import the theme as. */
const themeName = "theme";

/** What lightningcss throws: the place stands beside the message, not in it. */
type BundleError = Error & {
	readonly fileName?: string;
	readonly loc?: { readonly line: number; readonly column: number };
};

async function bundleFile(
	filename: string,
	theme: string,
): Promise<Awaited<ReturnType<typeof bundleAsync>>> {
	try {
		return await bundleAsync({
			filename,
			minify: true,
			targets,
			exclude: Features.Colors & ~Features.LightDark,
			analyzeDependencies: true,
			resolver: {
				resolve: (specifier, from) =>
					specifier === themeName ? themeName : join(dirname(from), specifier),
				read: (file) =>
					file === themeName
						? theme
						: file.endsWith("*.css")
							? importAll(file)
							: readFileSync(file, "utf8"),
			},
		});
	} catch (cause) {
		const { message, fileName, loc } = cause as BundleError;
		throw new Error(
			`${fileName ?? filename}${loc ? `:${loc.line}:${loc.column}` : ""} ${message}`,
			{ cause },
		);
	}
}

/** What stands for an import of all files that a pattern names: one import for each, sorted. */
const importAll = (pattern: string): string =>
	glob
		.sync(basename(pattern), { cwd: dirname(pattern) })
		.sort()
		.map((file) => `@import "${file}";`)
		.join("\n");

function place(path: string, basePath: string, files: Map<string, OutputFile>): string {
	const contents = readFileSync(path);
	const extension = extname(path);
	if (extension === ".svg" && contents.length <= inlineLimit)
		return `data:image/svg+xml,${encodeURIComponent(contents.toString().trim()).replaceAll("'", "%27")}`;
	const file = `assets/${basename(path, extension)}-${contentHash(contents)}${extension}`;
	files.set(file, { path: file, contents, owner: path });
	return `${basePath}/${file}`;
}
