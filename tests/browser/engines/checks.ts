import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { routes, routesOf } from "../../data.ts";
import { kinds, kindsOfLast } from "../../kinds.ts";
import { drawEverything, findLostLayout, listOverflow, lookAtFocus } from "../inPage.ts";
import {
	contactForm,
	menu,
	menuWithoutScripts,
	openNow,
	questions,
	questionsWithoutScripts,
} from "./islandChecks.ts";
import { type Check, disappears, hasFocus, holds, onPage } from "./steps.ts";
import { keys, type Visitor } from "./visitor.ts";

/** 390 px is first, because every check begins with this width, and resizing a window is slow. */
const widths = [390, 320] as const;

const fits: Check = async (visitor) => {
	await visitor.run(drawEverything);
	for (const width of widths) {
		await visitor.resize(width, 800);
		assert.deepEqual(await visitor.run(listOverflow), [], `${width} px`);
	}
};

/** Old browsers drop rules that they can't read, and then the header covers the page. */
const keepsItsLayout: Check = async (visitor) => {
	for (const width of [390, 1280]) {
		await visitor.resize(width, 664);
		assert.deepEqual(await visitor.run(findLostLayout), [], `${width} px`);
		assert.deepEqual(await visitor.run(listOverflow), [], `${width} px`);
	}
};

/** Firefox reports no first paint if a page is reloaded in a scrolled position. */
const reloadedLowerDown: Check = async (visitor) => {
	await visitor.run(() => scrollTo({ top: 900, behavior: "instant" }));
	await new Promise((later) => setTimeout(later, 300));
	await visitor.reload();
	const asleep = '[data-island][data-when="idle"]:not([data-island-status="hydrated"])';
	await disappears(visitor, "the islands that wait for a quiet moment come alive", asleep);
};

/** WebKit scrolls to a focused field a moment later, so look several times. */
async function faultsOfFocus(visitor: Visitor): Promise<readonly string[]> {
	for (let look = 0; look < 20; look++) {
		if ((await visitor.run(lookAtFocus)).length === 0) return [];
		await new Promise((later) => setTimeout(later, 50));
	}
	return visitor.run(lookAtFocus);
}

const keyboard: Check = async (visitor, url) => {
	await visitor.goto(`${url}/contact`);
	await visitor.key(keys.Tab);
	await hasFocus(visitor, "the first stop is the skip link", ".skip-link");
	await visitor.key(keys.Enter);
	for (let stop = 0; stop < 12; stop++) {
		await visitor.key(keys.Tab);
		assert.deepEqual(await faultsOfFocus(visitor), [], `stop ${stop + 1} after the skip link`);
		await hasFocus(visitor, "the stop is in the content", "main *");
	}
};

/** Returns a PDF's number of pages. PDFs contain page objects as text, or compressed together. */
function countSides(pdf: Buffer): number {
	const packed = [...pdf.toString("latin1").matchAll(/\/Type\s*\/ObjStm.*?stream\r?\n/gs)].map(
		({ index, 0: { length } }) =>
			inflateSync(pdf.subarray(index + length, pdf.indexOf("endstream", index))).toString("latin1"),
	);
	return [pdf.toString("latin1"), ...packed].join("").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** A service's page must fit one sheet. tests/browser/print.test.ts checks this in Chromium. */
const onPaper =
	(path: string): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		const sides = countSides((await visitor.print?.()) ?? Buffer.alloc(0));
		assert.ok(sides === 1 || sides === 2, `${sides} sides`);
	};

async function expectDark(visitor: Visitor): Promise<void> {
	const [ground, ink] = await visitor.run(() => {
		const lightness = (color: string) => {
			const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
			canvas.fillStyle = color;
			canvas.fillRect(0, 0, 1, 1);
			return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
		};
		const { backgroundColor, color } = getComputedStyle(document.body);
		const { backgroundColor: behind } = getComputedStyle(document.documentElement);
		return [
			Math.min(lightness(backgroundColor) || 255, lightness(behind) || 255),
			lightness(color),
		] as const;
	});
	assert.ok(ground < 90 && ink > 180, `dark: ground ${ground}, ink ${ink}`);
}

/** The service with the longest text, which is the one that could need a third side of paper. */
const longest = [...routesOf("service")]
	.sort((one, other) => JSON.stringify(other.service).length - JSON.stringify(one.service).length)
	.slice(0, 1)
	.map(({ path }) => path);

/** A page without scripts must fit, follow the system's dark scheme, and hydrate no island. */
const withoutScripts =
	(path: string): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		await holds(visitor, "no script runs", () => matchMedia("(scripting: none)").matches);
		const isAsleep = () => document.querySelector("[data-island-status]") === null;
		await holds(visitor, "no island is alive", isAsleep);
		const isSeen = () => document.querySelector("h1")?.checkVisibility() ?? false;
		await holds(visitor, "its heading is seen", isSeen);
		await expectDark(visitor);
		assert.deepEqual(await visitor.run(listOverflow), []);
	};

const byPath = (
	paths: readonly string[],
	what: string,
	check: (path: string) => Check,
): Readonly<Record<string, Check>> =>
	Object.fromEntries(paths.map((path) => [`${path} ${what}`, check(path)]));

/** A page of each kind, without those that only add an optional part. */
const oneOfAKind = (paths: readonly string[]): readonly string[] => {
	const kindOf = new Map<string, string>(routes.map(({ path, kind }) => [path, kind]));
	return [...new Map([...paths].reverse().map((path) => [kindOf.get(path), path])).values()];
};

const ofOldBrowsers = byPath(oneOfAKind(kinds), "keeps its layout", (path) =>
	onPage(path, keepsItsLayout),
);

/**
 * Returns the checks of a browser by name, in a list for each look that the browser is started
 * with. The other tests say what Chromium of today does.
 */
export const checksIn = (
	browser: string,
): readonly {
	readonly look: { readonly scripts: boolean; readonly dark: boolean };
	readonly checks: Readonly<Record<string, Check>>;
}[] => {
	const lit = { scripts: true, dark: false };
	if (browser === "chromium103") return [{ look: lit, checks: ofOldBrowsers }];
	return [
		{
			look: lit,
			checks: {
				...byPath(oneOfAKind(kinds), "fits a phone", (path) => onPage(path, fits)),
				menu: onPage("/about", menu),
				"the FAQ": onPage("/faq", questions),
				"a page reloaded lower down": onPage("/faq", reloadedLowerDown),
				"the contact form": onPage("/contact", contactForm),
				"open now": onPage("/contact", openNow),
				keyboard,
				...(browser === "firefox" && byPath(longest, "on paper", onPaper)),
			},
		},
		{
			look: { scripts: false, dark: true },
			checks: {
				...byPath(
					oneOfAKind(kindsOfLast).filter((_, index) => index % 3 === 0),
					"without scripts",
					withoutScripts,
				),
				"the menu without scripts": menuWithoutScripts,
				"the FAQ without scripts": questionsWithoutScripts,
			},
		},
	];
};
