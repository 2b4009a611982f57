import { expect } from "vitest";
import { hexOf } from "../../site/colors.ts";
import { routes, routesOf, site } from "../data.ts";
import { full, long } from "../full.ts";
import { everyPage, kinds, kindsOfLast } from "../kinds.ts";
import { at, drawAll } from "./openPage.ts";
import { it } from "./visits.ts";

const height = 900;

it.for(routesOf("service").flatMap(({ path, service }) => (service.doNow ? [path] : [])))(
	"%s, read in a hurry: night, numbers on signs, and no drawing of the pull that it warns of",
	async (path, { look }) => {
		const { page } = await look(path);
		expect(await page.locator(".hero--night").count()).toBe(1);
		expect(await page.locator(".steps--signs > li").count()).toBeGreaterThan(2);
		expect(await page.locator("main [data-drawing=redCord]").count()).toBe(0);
	},
);

// Issue 16, point 4. Visitors open the pages left out to read or search all of them. Maps and lists
// that the specification shows open (sections 4 to 6) are not counted.
it("holds each picture's place, and needs no more than 6,500 px on a phone beside maps and lists that stand open, but for questions, legal texts and the sitemap", {
	...long,
	timeout: 170_000,
}, async ({ look }) => {
	const { page } = await look("/");
	const tooLong: string[] = [];
	const pages = full ? everyPage() : [...kinds, ...kindsOfLast];
	const mayBeLong = new Set(["faq", "privacy-policy", "terms-of-service", "sitemap"]);
	for (const { path } of routes.filter(
		({ kind, path }) => !mayBeLong.has(kind) && pages.includes(path),
	)) {
		await page.goto(at(path), { waitUntil: "domcontentloaded" });
		await drawAll(page);
		// Pictures far below have not been loaded.
		const flat = await page.evaluate(() =>
			[...document.images].flatMap((one) =>
				one.checkVisibility() && one.offsetHeight === 0 ? one.outerHTML : [],
			),
		);
		expect.soft(flat, path).toEqual([]);
		const height = await page.evaluate(() => {
			const open = document.querySelectorAll(
				"main :is(.map-frame, .check-list, .plain-list, .reason-grid, .why-list)",
			);
			return [...open].reduce(
				(left, { clientHeight }) => left - clientHeight,
				document.documentElement.scrollHeight,
			);
		});
		if (height > 6500) tooLong.push(`${path} is ${height} px high`);
	}
	expect(tooLong).toEqual([]);
});

it("lets the posts of a sign reach the ground beside a text of any length", async ({ look }) => {
	for (const { path } of [...routesOf("town").slice(0, 1), ...routesOf("county").slice(0, 1)]) {
		const { page } = await look(path);
		for (const width of [320, 390, 834, 1440]) {
			await page.setViewportSize({ width, height });
			const [posts, ground] = await page.evaluate(() =>
				[".hero .response-sign--posts", ".hero"].map(
					(part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
				),
			);
			expect(posts, `${path} at ${width} px`).toBeGreaterThanOrEqual(
				ground ?? Number.POSITIVE_INFINITY,
			);
		}
	}
});

it.for(site.pages["how-to"]?.parts ? routes.filter(({ kind }) => kind === "how-to") : [])(
	"$path lights the number of the part under the pointer, in the drawing and in the list",
	async ({ path }, { look }) => {
		const { page } = await look(path, { viewport: { width: 1440, height } });
		const litIn = (selector: string, property: "strokeWidth" | "outlineStyle", rest: string) =>
			page
				.locator(selector)
				.evaluateAll(
					(parts, [name, atRest]) =>
						parts.flatMap((part, index) =>
							getComputedStyle(part)[name as "strokeWidth"] === atRest ? [] : [index],
						),
					[property, rest] as const,
				);
		await page.locator(".door-anatomy__mark").nth(4).hover();
		expect(await litIn(".door-anatomy__number", "outlineStyle", "none")).toEqual([4]);
		await page.locator(".door-parts__part").nth(2).hover();
		expect(await litIn(".door-anatomy__badge", "strokeWidth", "1px")).toEqual([2]);
	},
);

it("begins the towns of counties side by side on one line", async ({ look }) => {
	for (const { path } of routes.filter(({ kind }) => kind === "areas")) {
		const { page } = await look(path, { viewport: { width: 1440, height } });
		const starts = await page.evaluate(() =>
			[...document.querySelectorAll("#towns h3 ~ .town-list")].map((list) =>
				[list.parentElement?.querySelector("h3"), list].map((part) =>
					Math.round(part?.getBoundingClientRect().top ?? 0),
				),
			),
		);
		expect(starts).toHaveLength(site.counties.length);
		// If all lists were in one row, they would cover each other.
		const covered = await page.evaluate(
			() =>
				[...document.querySelectorAll("#towns h3 ~ .town-list")].filter(
					(list) =>
						(list.previousElementSibling?.getBoundingClientRect().bottom ?? 0) >
						list.getBoundingClientRect().top,
				).length,
		);
		expect(covered, path).toBe(0);
		// Lists start at one height if their headings do. Many counties need several rows.
		expect(new Set(starts.map(String)).size, path).toBe(
			new Set(starts.map(([heading]) => heading)).size,
		);
	}
});

it.for(routes.filter(({ kind }) => kind === "prices").map(({ path }) => path))(
	"keeps the sums of %s on a phone of 320 px, opened",
	async (path, { look }) => {
		const { page } = await look(path, { viewport: { width: 320, height: 640 } });
		await page.locator(".fold:has(.sum-table) > summary").click();
		const ends = await page.evaluate(() =>
			[...document.querySelectorAll(".sum-table > table")].map(
				(table) => table.getBoundingClientRect().right,
			),
		);
		expect(Math.max(...ends)).toBeLessThanOrEqual(300);
	},
);

it("is dark where a visitor's screen is, and light where it is", async ({ look }) => {
	const { page } = await look("/");
	for (const colorScheme of ["dark", "light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const color = await page.locator("body").evaluate((body) => {
			const canvas = Object.assign(document.createElement("canvas"), {
				width: 1,
				height: 1,
			}).getContext("2d");
			if (!canvas) return "";
			canvas.fillStyle = getComputedStyle(body).backgroundColor;
			canvas.fillRect(0, 0, 1, 1);
			return `#${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
		});
		expect(color).toBe(hexOf(site.theme, "ground", colorScheme));
		// Parts that browsers draw, such as fields and scroll bars, must have the same scheme.
		expect(await page.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe(
			"light dark",
		);
	}
});

it.for(["/", "/faq"])(
	"%s moves nothing of its own for those who ask for less motion",
	async (path, { look }) => {
		const { page } = await look(path, { reducedMotion: "reduce" });
		const moving = () =>
			page.locator("html, body, body *:not(.call-bar)").evaluateAll((elements) =>
				elements.flatMap((element) =>
					[undefined, "::before", "::after"].flatMap((pseudo) => {
						const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(
							element,
							pseudo,
						);
						const moves =
							animationName !== "none" ||
							/[1-9]/.test(transitionDuration) ||
							scrollBehavior === "smooth";
						return moves
							? [
									`${element.tagName}.${element.className}${pseudo ?? ""}: ${animationName} ${transitionDuration} ${scrollBehavior}`,
								]
							: [];
					}),
				),
			);
		const reduced = await moving();
		await page.emulateMedia({ reducedMotion: "no-preference" });
		const others = await moving();
		expect(reduced).toEqual([]);
		// This shows that the test can see movement.
		expect(others).not.toEqual([]);
	},
);
