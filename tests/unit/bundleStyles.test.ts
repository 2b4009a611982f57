import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleStyles, type StyleTheme } from "../../generator/assets/bundleStyles.ts";
import { writeFiles } from "./newFolder.ts";

/** Bundles the files of a styles folder. The first file is the entry. */
async function bundle(
	files: Readonly<Record<string, string>>,
	basePath = "",
	theme: StyleTheme = { css: "" },
) {
	const folder = writeFiles(Object.entries(files));
	const [entry = ""] = Object.keys(files);
	try {
		const { files, assets } = await bundleStyles(join(folder, entry), basePath, theme);
		return {
			files: files.filter(
				({ path }) => ![assets.printStyles, assets.lateStyles.href].includes(`${basePath}/${path}`),
			),
			css: String(assets.css),
			late: files.find(({ owner }) => owner === "late styles")?.contents,
			print: files.find(({ owner }) => owner === "print styles")?.contents,
		};
	} catch (error) {
		throw new Error((error as Error).message.replaceAll(folder, "styles"));
	}
}

const cssOf = async (source: string) => (await bundle({ "a.css": source })).css;

describe("the stylesheet", () => {
	it("holds the entry's imports, each in its layer, in the declared order", async () => {
		const { css } = await bundle({
			"index.css":
				'@layer base, components;\n@import "components/faq.css" layer(components);\n@import "base.css" layer(base);\n',
			"components/faq.css": ".faq { color: #ff0000; }",
			"base.css": "p { margin: 0 }",
		});
		expect(css).toBe("@layer base{p{margin:0}}@layer components{.faq{color:red}}");
	});

	it("imports the files of a pattern in the order of their names", async () => {
		const { css } = await bundle({
			"index.css": '@import "components/*.css" layer(components);',
			"components/tag.css": ".tag { margin: 1px }",
			"components/faq.css": ".faq { margin: 0 }",
		});
		expect(css).toBe("@layer components{.faq{margin:0}.tag{margin:1px}}");
	});

	it("leaves print rules to a file of their own, in their layer", async () => {
		const { css, print } = await bundle({
			"a.css": "@layer a { .a { color: red } @media print { .a { color: blue } } }",
		});
		expect([css, print]).toEqual([
			"@layer a{.a{color:red}}",
			"@layer a{@media print{.a{color:#00f}}}",
		]);
	});

	it("replaces light-dark() by custom properties, which a band's color-scheme sets", async () => {
		const { css, print } = await bundle({
			"a.css":
				":root{color-scheme:light dark;--ink:light-dark(#fff,#000);--wide:9px}@media (width>=9px){:root{--wide:8px}}.band{color-scheme:dark}a{color:var(--ink);width:var(--wide)}@media print{.paper{color-scheme:light}}",
		});
		const pairs = ":root,.band,.paper{--d:var(--a,#fff)var(--b,#000)}";
		expect([css, print]).toEqual([
			`:root{--a:initial;--b: ;color-scheme:light dark;--c:9px}${pairs}@media (prefers-color-scheme:dark){:root{--a: ;--b:initial}}@media (min-width:9px){:root{--c:8px}}.band{--a: ;--b:initial;color-scheme:dark}a{color:var(--d);width:var(--c)}`,
			"@media print{.paper{--a:initial;--b: ;color-scheme:light}}",
		]);
	});
});

it("white space is removed beside commas and slashes, but not in strings", async () => {
	const font = 'a{font:600 var(--size) / 1.2 var(--face, "A, B / C")}';
	expect(await cssOf(font)).toBe('a{font:600 var(--a)/1.2 var(--b,"A, B / C")}');
	const transition = "a{transition:color 1s, translate 1s var(--ease)}";
	expect(await cssOf(transition)).toBe("a{transition:color 1s,translate 1s var(--a)}");
});

it("custom properties get short names; classes keep theirs", async () => {
	const { css, print } = await bundle({
		"a.css":
			":root{--space-wide:2px;--color-ink:#123456}.a--color-ink{color:var(--color-ink)}.b{margin:var(--space-wide,1px);border-color:var(--color-ink)}@media print{:root{--color-ink:#000}}",
	});
	expect(css).toBe(
		":root{--a:2px;--b:#123456}.a--color-ink{color:var(--b)}.b{margin:var(--a,1px);border-color:var(--b)}",
	);
	expect(print).toBe("@media print{:root{--b:#000}}");
});

describe("a file that the stylesheet refers to", () => {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path transform="rotate(45 12 12)" d='M0 0'/></svg>`;

	it("is inlined if it is a small drawing", async () => {
		const { css, files } = await bundle({
			"a.css": ".a{background:url(img/i.svg)}",
			"img/i.svg": `${drawing}\n`,
		});
		const address = /url\("(data:image\/svg\+xml,[^"]*)"\)/.exec(css)?.[1] ?? "";
		expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${drawing}`);
		expect(address).not.toMatch(/[<>#"'\s]/);
		expect(files).toEqual([]);
	});

	it("is written once, with a hash and the base path, if it is larger", async () => {
		const large = `<svg>${"x".repeat(1100)}</svg>`;
		const { css, files } = await bundle(
			{
				"a.css": ".a{background:url(big.svg)}.b{background:url('./big.svg')}.c{mask:url(big.svg)}",
				"big.svg": large,
			},
			"/repo",
		);
		expect(files.map(({ path, contents }) => [path, String(contents)])).toEqual([
			["assets/big-540ab878.svg", large],
		]);
		const urls = css.match(/url\("\/repo\/assets\/big-540ab878\.svg"\)/g);
		expect(urls?.length).toBeGreaterThanOrEqual(3);
		expect(css).not.toContain("url(big");
	});

	it("can be a drawing of the theme, whose own URLs stay as they are", async () => {
		const theme: StyleTheme = {
			css: '@font-face{font-family:A;src:url("/assets/a-1234.woff2")}',
			skyline: "data/brand/mark.svg",
		};
		const { css } = await bundle(
			{ "a.css": '@import "theme" layer(tokens);.a{mask:url("theme:skyline")}' },
			"",
			theme,
		);
		expect(css).toContain(
			'@layer tokens{@font-face{font-family:A;src:url("/assets/a-1234.woff2")}}',
		);
		expect(css).toContain('url("data:image/svg+xml,');
	});
});

it.each([
	[
		"a declaration without a colon",
		{ "a.css": "p{margin:0}\n.a { colour red }" },
		'styles/a.css:2:12 Unexpected token Ident("red")',
	],
	[
		"an imported file with a mistake",
		{ "a.css": '@import "b.css";', "b.css": ".a[{}" },
		"styles/b.css:1:6 Unexpected end of input",
	],
	[
		"a missing import",
		{ "a.css": '@import "nope.css";' },
		"styles/a.css:1:1 ENOENT: no such file or directory, open 'styles/nope.css'",
	],
	[
		"a missing picture",
		{ "a.css": "p{margin:0}\n.a{background:url(none.png)}" },
		"styles/a.css:2:19 url(none.png) leads nowhere: there is no styles/none.png.",
	],
])("a mistake in the styles is reported with its place: %s", async (_mistake, files, message) => {
	await expect(bundle(files)).rejects.toThrow(new Error(message));
});
