// @module-tag slow
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { Brand } from "../../components/Brand.tsx";
import { loadFace } from "../../generator/assets/bundleFonts.ts";
import { drawFavicons } from "../../generator/assets/drawFavicons.ts";
import { drawLogo } from "../../generator/assets/drawLogo.ts";
import { drawSharingImages } from "../../generator/assets/drawSharingImages.ts";
import { type Logo, loadLogo } from "../../generator/assets/loadLogo.ts";
import { proposeBrand } from "../../generator/assets/proposeBrand.ts";
import { logoStyles } from "../../generator/assets/themeStyles.ts";
import { openCache } from "../../generator/cache.ts";
import { DataProblems } from "../../generator/problems.ts";
import type { LogoAsset } from "../../site/assets.ts";
import type { Site } from "../../site/site.ts";
import { planRoutes } from "../planRoutes.ts";
import { exampleSite as example, locateInExample as locate } from "./exampleSite.ts";
import { newFolder } from "./newFolder.ts";
import { pictureBomb } from "./pictureBomb.ts";

const folder = newFolder();
const cache = openCache(join(folder, "cache"));
mkdirSync(join(folder, "brand"));

type LogoFiles = Readonly<Record<string, string | Uint8Array>>;

/** Returns the example company with a logo. The second file is the dark variant. */
function siteWith(files: LogoFiles): Site {
	for (const [file, contents] of Object.entries(files))
		writeFileSync(join(folder, "brand", file), contents);
	const [file = "", dark] = Object.keys(files).map((name) => `brand/${name}`);
	const logo = { file, alt: "Acme Doors", ...(dark !== undefined && { dark }) };
	return { ...example, folder, theme: { ...example.theme, logo, drawings: {} } };
}

async function logoOf(files: LogoFiles): Promise<Logo> {
	const logo = await loadLogo(siteWith(files), locate, cache);
	if (!logo) throw new Error("The site has no logo.");
	return logo;
}

async function faultOf(files: LogoFiles): Promise<string> {
	try {
		await logoOf(files);
	} catch (error) {
		if (error instanceof DataProblems)
			return error.problems.map(({ code, field, got }) => `${code} ${field} ${got}`).join();
		throw error;
	}
	return "";
}

const svg = (content: string, attributes = 'viewBox="0 0 400 400"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const bar = (color: string) => svg(`<path fill="${color}" d="M50 100h300v60H50z"/>`);
const disc = (color: string) => svg(`<circle cx="200" cy="200" r="150" fill="${color}"/>`);
const pngOf = (drawing: string) => sharp(Buffer.from(drawing)).png().toBuffer();
/** Logos for tests of what becomes of them: an SVG would be drawn in four million pixels. */
const [redBar, redDisc, darkBar, whiteBar] = (await Promise.all(
	[bar("#d0402b"), disc("#d0402b"), bar("#111"), bar("#fff")].map(pngOf),
)) as [Buffer, Buffer, Buffer, Buffer];

async function middleOf({ main }: Logo): Promise<string> {
	const { data, info } = await sharp(main.png).raw().toBuffer({ resolveWithObject: true });
	const at = info.channels * (Math.floor(info.height / 2) * info.width + (info.width >> 1));
	return data.subarray(at, at + 3).join();
}

it.each([
	["a color that no color of the theme is like", { main: "#c8102e" }, "#c8102e"],
	["more of one color than of another", { main: "#c8102e", dot: "#007a33" }, "#c8102e"],
	["a color of the theme", { main: "#2b4a8b" }, undefined],
	["gray and black", { main: "#333333", dot: "#000000" }, undefined],
])("a logo of %s proposes its color as the brand, or none", async (_, colors, expected) => {
	const { main, dot = main } = colors as { readonly main: string; readonly dot?: string };
	const drawing = `<path fill="${main}" d="M50 50h300v300H50z"/><path fill="${dot}" d="M0 0h40v40H0z"/>`;
	const site = siteWith({ "logo.svg": svg(drawing) });
	const logo = await loadLogo(site, locate, cache);
	const [problem] = await proposeBrand(site, logo, locate, cache);
	expect(problem?.code).toBe(expected && "logo-color");
	expect(problem?.fix ?? "").toContain(expected ? `brand: "${expected}"` : "");
	const branded = { theme: { ...site.theme, brand: "#c8102e" } };
	expect(await proposeBrand(branded, logo, locate, cache)).toEqual([]);
});

describe("a logo can be exported by", () => {
	it.each([
		...["illustrator", "canva", "inkscape", "figma"].map((name) => [
			name,
			readFileSync(`tests/unit/logos/${name}.svg`, "utf8"),
		]),
		["a page, without a namespace", bar("red").replace(/ xmlns="[^"]*"/, "")],
		["a program that writes a size in percent", bar("red").replace("<svg", '<svg width="100%"')],
	])("%s", async (_, contents = "") => {
		const logo = await logoOf({ "logo.svg": contents });
		expect(logo.main.width / logo.main.height).toBeCloseTo(5, 1);
		expect(await middleOf(logo)).toBe("255,0,0");
	});

	it("a PNG of any size and name, without its margins", async () => {
		const files = { "Acme Logo (final).PNG": await pngOf(bar("red")) };
		const { main } = await logoOf(files);
		expect([main.width, main.height]).toEqual([300, 60]);
	});

	it.each([
		["of grays", (image: Sharp) => image.grayscale().png()],
		["of 16 bits", (image: Sharp) => image.toColourspace("rgb16").png()],
		["of few colors", (image: Sharp) => image.png({ palette: true, colours: 4 })],
		[
			"as JPEG for print",
			(image: Sharp) => image.flatten({ background: "#fff" }).toColourspace("cmyk").jpeg(),
		],
	])("a picture %s", async (_, format) => {
		const drawing = svg('<path fill="#222" d="M0 0h400v80H0z"/>', 'viewBox="0 0 400 80"');
		const contents = await format(sharp(Buffer.from(drawing))).toBuffer();
		const logo = await logoOf({ "logo.png": contents });
		expect(logo.main.width / logo.main.height).toBeCloseTo(5, 0);
		for (const channel of (await middleOf(logo)).split(","))
			expect(Math.abs(Number(channel) - 0x22)).toBeLessThan(40);
	});

	it("a program with units of a thousandth of a millimeter", async () => {
		const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300000" height="60000" viewBox="0 0 300000 60000"><path fill="#0b5037" d="M9000 9000h280000v40000H9000z"/></svg>`;
		const { main } = await logoOf({ "logo.svg": drawing });
		expect(main.width / main.height).toBeCloseTo(7, 0);
	});

	it("without what an SVG may run or fetch: only pixels leave it", async () => {
		const hostile = disc("red").replace(
			"<circle",
			'<script>alert(1)</script><foreignObject><iframe src="https://evil.example"/></foreignObject><circle onclick="alert(1)"',
		);
		const site = siteWith({ "logo.svg": hostile });
		const logo = await loadLogo(site, locate, cache);
		const { files } = await drawLogo(logo, site.theme, "", cache);
		const icons = await drawFavicons(site, { face: loadFace(example, locate), logo }, cache);
		const all = [...files, ...icons.files];
		expect(all.map(({ path }) => path.replace(/.*\./, ""))).not.toContain("svg");
		for (const { contents } of all)
			expect(Buffer.from(contents).toString("latin1")).not.toMatch(/alert|evil/);
	});
});

const redWebp = await sharp(Buffer.from(bar("red")))
	.webp()
	.toBuffer();

describe("a logo that can't be shown has one message, which names what is wrong:", () => {
	it.each([
		["<text>", svg('<text x="9" y="99" font-family="Futura">Acme</text>')],
		["<text>", svg("<svg:text>Acme</svg:text>", 'xmlns:svg="http://www.w3.org/2000/svg"')],
		["<foreignObject>", svg("<foreignObject><p>Acme</p></foreignObject>")],
		["<foreignObject>", svg('<foreignObject><img src="a.png"/></foreignObject>')],
		["a picture that is linked", svg('<image href="logo.png" width="9" height="9"/>')],
		["a picture that is linked", svg('<use href="https://cdn.example/a.svg#a"/>')],
		[
			"not a PNG inside",
			svg(`<image xlink:href="data:image/webp;base64,${redWebp.toString("base64")}"/>`),
		],
		["oklch(0.6 0.2 29)", bar("oklch(0.6 0.2 29)")],
		["color(display-p3 1 0 0)", bar("color(display-p3 1 0 0)")],
		["var(--brand)", svg('<style>path{fill:var(--brand)}</style><path d="M0 0h9v9"/>')],
		["light-dark(#000, #fff)", svg('<path style="fill: light-dark(#000, #fff)" d="M0 0h9v9"/>')],
		["context-fill", bar("context-fill")],
		["a color from another file", bar("url(colors.svg#red)")],
		["<meshgradient>", svg('<meshgradient id="m"/><path fill="url(#m)" d="M0 0h9v9"/>')],
		["<animate>", svg('<path opacity="0" d="M0 0h9v9"><animate attributeName="opacity"/></path>')],
		["@layer", svg('<style>@layer a{path{fill:red}}</style><path d="M0 0h9v9"/>')],
		["which is empty", svg('<path fill="none" d="M0 0h9"/>')],
		["which can't be read", "A logo"],
		["which can't be read", bar("red").slice(0, -9)],
	])("%s", async (got, contents) => {
		const fault = await faultOf({ "logo.svg": contents });
		expect(fault).toMatch(/^logo-unreadable logo\.file /);
		expect(fault).toContain(got);
	});

	it("for a PNG, and for each of two files", async () => {
		const broken = (await pngOf(bar("red"))).subarray(0, 60);
		expect(await faultOf({ "logo.png": broken })).toMatch(/^logo-unreadable logo\.file/);
		const text = svg("<text>Acme</text>");
		const faults = /^logo-unreadable logo\.file .*,logo-unreadable logo\.dark /;
		expect(await faultOf({ "a.svg": text, "b.svg": text })).toMatch(faults);
	});

	it("for a file that decodes to too much", async () => {
		const bomb = pictureBomb(20_000, 20_000);
		expect(await faultOf({ "logo.png": bomb })).toMatch(/^logo-unreadable .* pixel limit/);
		/** Returns twelve parts that each repeat the one before ten times. */
		const nest = (part: (index: number) => string) =>
			Array.from({ length: 12 }, (_, index) => part(index)).join("");
		const uses = nest((at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
		const entities = nest((at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`);
		const doctype = `<!DOCTYPE svg [<!ENTITY a0 "ha">${entities}]>`;
		for (const drawing of [doctype + svg("<title>&a12;</title>"), svg(`<g id="a0"/>${uses}`)])
			expect(await faultOf({ "logo.svg": drawing })).toMatch(/^logo-unreadable logo\.file /);
	});
});

it("a logo stands on a plate where the owner says so and no dark variant does it", async () => {
	const dark = siteWith({ "a.png": darkBar });
	const withPlate = (site: Site) => ({
		...site,
		theme: { ...site.theme, logo: { ...site.theme.logo, plate: true } },
	});
	const hasPlate = async (site: Site) => (await loadLogo(site, locate, cache))?.hasPlate;
	expect(await hasPlate(dark)).toBe(false);
	expect(await hasPlate(withPlate(dark) as Site)).toBe(true);
	const both = withPlate(siteWith({ "a.png": darkBar, "b.png": whiteBar }));
	expect(await hasPlate(both as Site)).toBe(false);
	const plate = "--color-logo-plate: light-dark(transparent, #fafbfe);";
	expect(logoStyles(example.theme)).toContain(plate);
});

describe("on pages", () => {
	const assetOf = async (files: LogoFiles): Promise<LogoAsset> => {
		const site = siteWith(files);
		const drawn = await drawLogo(await loadLogo(site, locate, cache), site.theme, "/repo", cache);
		const { logo } = drawn.assets;
		if (!logo) throw new Error("The site has no logo.");
		const paths = drawn.files.map(({ path }) => `/repo/${path}`);
		expect([logo.main.src, ...(logo.dark ? [logo.dark.src] : [])]).toEqual(paths);
		return logo;
	};
	const brand = (logo: LogoAsset | undefined, isOnBand = false, icons = new Map()) =>
		renderToStaticMarkup(
			<Brand
				business={{ shortName: "Acme", tagline: "Doors" }}
				assets={{ logo, icons }}
				href="/"
				isOnBand={isOnBand}
			/>,
		);

	it("a wide logo has alternative text, another one the company's name beside it", async () => {
		const html = brand(await assetOf({ "a.png": redBar }));
		expect(html).toMatch(
			/<img class="brand__logo" src="\/repo\/assets\/logo-\w{8}\.webp" width="200" height="40" alt="Acme Doors"\/>/,
		);
		expect(html).not.toMatch(/brand__name|style=|<source|preload/);
		expect(brand(await assetOf({ "a.png": redDisc }))).toMatch(
			/width="44" height="44" alt=""\/><\/picture><span class="brand__name">/,
		);
	});

	it("a dark variant is shown in the dark scheme, and always on the footer", async () => {
		const logo = await assetOf({ "a.png": darkBar, "b.png": whiteBar });
		expect(brand(logo)).toContain(
			`<source media="(prefers-color-scheme: dark)" srcSet="${logo.dark?.src}" width="200" height="40"/>`,
		);
		expect(brand(logo, true)).toContain(`src="${logo.dark?.src}"`);
		expect(brand(logo, true)).not.toContain(logo.main.src);
	});

	it("a company without a logo has its mark and name", () => {
		expect(brand(undefined, false, new Map([["mark", "<path/>"]]))).toContain("#icon-mark");
		expect(brand(undefined)).toMatch(/^<a class="brand" href="\/"><span class="brand__name">/);
	});
});

describe("icons and sharing images", () => {
	const face = loadFace(example, locate);
	const iconsOf = async (site: Site) => {
		const logo = await loadLogo(site, locate, cache);
		const { files, assets } = await drawFavicons(site, { face, logo }, cache);
		const file = (name: string) => files.find(({ path }) => path.includes(name))?.contents ?? "";
		const icon = sharp(Buffer.from(file("icon-192"))).ensureAlpha();
		const pixels = await icon.raw().toBuffer();
		return {
			favicons: assets.favicons,
			drawing: String(file(".svg")),
			manifest: JSON.parse(String(file("site.webmanifest"))),
			middle: pixels.subarray(4 * (96 * 192 + 96)).subarray(0, 3),
		};
	};

	it("show a logo that is not wide", async () => {
		const { favicons, manifest, middle } = await iconsOf(siteWith({ "a.png": redDisc }));
		expect([...middle].join()).toBe("208,64,43");
		expect(favicons.svg).toBeUndefined();
		expect(JSON.stringify(manifest.icons)).not.toContain("svg");
	});

	it("show the company's initial if there is a wide logo or none", async () => {
		const wide = await iconsOf(siteWith({ "a.png": redBar }));
		const none = await iconsOf({ ...example, theme: { ...example.theme, drawings: {} } });
		expect(none.favicons.svg).toMatch(/^\/assets\/icon-\w{8}\.svg$/);
		expect(wide.favicons).toEqual(none.favicons);
		expect(none.manifest.theme_color).toBe("#1d2a43");
		expect(none.drawing).toMatch(/<path fill="#[0-9a-f]{6}" d="M[^"]{20,}"\/>/);
	});

	it("show the logo on a sharing image", async () => {
		const routes = planRoutes(example).slice(0, 1);
		const draw = async (site: Site) => {
			const logo = await loadLogo(site, locate, cache);
			const { files } = await drawSharingImages(routes, site, { face, logo }, cache);
			const image = sharp(Buffer.from(files[0]?.contents ?? ""));
			return image.removeAlpha().raw().toBuffer();
		};
		const image = await draw(siteWith({ "a.svg": bar("#ff0000") }));
		const plain = await draw({ ...example, theme: { ...example.theme, drawings: {} } });
		// JPEG changes a color by a few steps of 255.
		const at = (pixels: Buffer, x: number, y: number) =>
			[...pixels.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)]
				.map((value) => Math.round(value / 51))
				.join();
		expect(at(image, 200, 577)).toBe("5,0,0");
		expect(at(image, 60, 550)).toBe("5,0,0");
		expect(at(plain, 20, 510)).not.toBe(at(plain, 20, 600));
	});
});
