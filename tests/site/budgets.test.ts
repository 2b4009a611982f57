import { describe, expect, it } from "vitest";
import { dataFolder } from "../builtSite.ts";
import { site } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import { bundledScripts, fontFiles, holdBudgets } from "./holdBudgets.ts";
import {
	all,
	attribute,
	attributes,
	builtFiles,
	cssOf,
	one,
	outsideScripts,
	pageAt,
	pages,
} from "./pages.ts";

// The budgets limit our code, which is measured with the example here, and with this company's data
// in tests/specification/budgets.test.ts. Another company's content may exceed them, and the build
// warns its owner.
holdBudgets(dataFolder === "tests/javelina" ? 1 : 3);

eachPage(pages, "%s loads in order", {
	"waits for nothing but its HTML": (page) => {
		const { root } = page;
		// Browsers paint what is above a stylesheet in the body. Print styles delay no screen.
		expect(all(root, 'head link[rel="stylesheet"]').length).toBe(0);
		const ofDoors = all(root, ".door-chooser + link, .home-hero > link").map(() => "");
		expect(attributes(root, 'body link[rel="stylesheet"]', "media")).toEqual([
			...ofDoors,
			"",
			"print",
		]);
		const types = [
			"module",
			// Hides fields whose script can't arrive: inline, so it waits for nothing.
			"",
			"speculationrules",
			"application/ld+json",
			"application/json",
		];
		for (const script of all(root, "script")) {
			if (outsideScripts.has(attribute(script, "src")))
				expect(script.hasAttribute("defer")).toBe(true);
			else {
				const type = attribute(script, "type");
				expect(types, script.outerHTML.slice(0, 200)).toContain(type);
				if (type === "") expect(script.hasAttribute("src")).toBe(false);
			}
		}
		expect(cssOf(page)).not.toContain("@import");
		for (const frame of all(root, "iframe")) expect(attribute(frame, "loading")).toBe("lazy");
	},
});

describe("JavaScript", () => {
	const scripts = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file));

	it("is what the island bundler makes, and nothing else", () => {
		expect(scripts).toEqual(bundledScripts);
	});

	it("is not loaded by a page without islands", () => {
		for (const { path, root } of pages) {
			const own = attributes(root, "script[src]", "src").filter((src) => !outsideScripts.has(src));
			expect(own.length, path).toBe(root.querySelector("[data-island]") ? 1 : 0);
		}
	});
});

describe("fonts and pictures", () => {
	it("has one font file, preloads none, and a page's first picture before the CSS", () => {
		expect(fontFiles).toHaveLength(1);
		for (const { path, root } of pages) {
			const [preload, ...others] = all(root, 'link[rel="preload"]');
			expect(others, path).toEqual([]);
			if (!preload) continue;
			expect(attribute(preload, "as"), path).toBe("image");
			expect(preload.range[0], path).toBeLessThan(one(root, "style").range[0]);
		}
	});

	it("preloads a photograph at the top in its first format, if it has one crop", () => {
		for (const { path, root } of pages)
			for (const picture of all(root, ".picture")) {
				const isTop = attribute(one(picture, "img"), "fetchpriority") === "high";
				if (!isTop || picture.querySelector("source[media]")) continue;
				const [first] = attributes(picture, "source", "srcset");
				const preloaded = attributes(root, 'link[rel="preload"]', "imagesrcset");
				expect(preloaded, path).toEqual([first]);
			}
	});

	it.each(all(pageAt("/").main, ".home-hero picture"))(
		"offers the hero in the HTML, AVIF first",
		(picture) => {
			expect(site.pages.home.image ?? site.pages.home.poster).toBeDefined();
			const image = one(picture, "img");
			expect(attribute(image, "fetchpriority")).toBe("high");
			expect(attribute(image, "loading")).not.toBe("lazy");
			expect(attributes(picture, "source", "type")[0]).toBe("image/avif");
		},
	);

	it("loads pictures below the first screen when they come near", () => {
		for (const { path, main } of pages)
			for (const image of all(main, "img").slice(1)) {
				const place = `${path}: ${image.outerHTML.slice(0, 160)}`;
				expect(attribute(image, "loading"), place).toBe("lazy");
			}
	});
});
