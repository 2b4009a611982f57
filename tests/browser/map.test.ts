import { expect } from "vitest";
import { routesOf } from "../data.ts";
import { inTurn } from "../full.ts";
import { drawAll } from "./openPage.ts";
import { it } from "./visits.ts";

/** The nearest town that is not the base, one at half the distance, and the farthest. */
const towns = [...routesOf("town")]
	.filter(({ town }) => !town.isBase)
	.sort((one, other) => (one.town.miles ?? 0) - (other.town.miles ?? 0));
const chosen = new Set(
	[towns[0], towns[Math.floor(towns.length / 2)], towns.at(-1)].flatMap(
		(route) => route?.path ?? [],
	),
);
const counties = routesOf("county").map(({ path }) => path);
const paths = ["/areas", ...counties, ...chosen];
const cases = [320, 390, 834, 1440].flatMap((width) => paths.map((path) => [width, path] as const));

inTurn(
	it,
	cases,
	"at %d px, the map of %s has no name on another, none cut off, and room for a finger on every link",
	async ([width, path], { expect, look }) => {
		const { page } = await look(path, { viewport: { width, height: 900 } });
		await drawAll(page);
		await page.locator(".service-map__drawing").scrollIntoViewIfNeeded();
		const { clashes, names, targets, unreachable } = await page.evaluate(() => {
			const drawing = document.querySelector(".service-map__drawing");
			if (!drawing) throw new Error("The page has no map.");
			const edge = drawing.getBoundingClientRect();
			// Letters fill only the middle three quarters of a text's box. The rest is for accents.
			const boxes = [...drawing.querySelectorAll(".service-map__label, .service-map__name")]
				.filter((text) => text.checkVisibility())
				.map((text) => {
					const { left, right, top, bottom, height } = text.getBoundingClientRect();
					return {
						name: text.textContent ?? "",
						left,
						right,
						top: top + height / 8,
						bottom: bottom - height / 8,
					};
				});
			const clashes = boxes.flatMap((one, index) => [
				...(one.left < edge.left ||
				one.right > edge.right ||
				one.top < edge.top ||
				one.bottom > edge.bottom
					? [`${one.name} is cut off`]
					: []),
				...boxes
					.slice(index + 1)
					.filter(
						(other) =>
							one.left < other.right &&
							other.left < one.right &&
							one.top < other.bottom &&
							other.top < one.bottom,
					)
					.map((other) => `${one.name} touches ${other.name}`),
			]);
			const targets = [...drawing.querySelectorAll<SVGPathElement>(".service-map__target")].map(
				(target) => {
					const { strokeWidth, vectorEffect, pointerEvents } = getComputedStyle(target);
					return vectorEffect === "non-scaling-stroke" && pointerEvents === "stroke"
						? Number.parseFloat(strokeWidth)
						: 0;
				},
			);
			// Where no other town is near, a tap beside the dot must reach the link.
			const shown = [...drawing.querySelectorAll(".service-map__dot")].filter(
				(dot) => dot.checkVisibility() && getComputedStyle(dot).pointerEvents !== "none",
			);
			const dots = shown.map((dot) => {
				const { left, top, width: dotWidth, height } = dot.getBoundingClientRect();
				return { link: dot.closest("a"), x: left + dotWidth / 2, y: top + height / 2 };
			});
			const unreachable = dots.flatMap(({ link, x, y }) => {
				const isAlone = dots.every(
					(other) => other.link === link || Math.hypot(other.x - x, other.y - y) > 36,
				);
				const spots = [-6, 0, 6].flatMap((step) => [
					[x + step, y],
					[x, y + step],
				]);
				const misses = spots.some(([left = 0, top = 0]) => {
					const met = document.elementFromPoint(left, top);
					return met !== null && met.closest("a.service-map__town") !== link;
				});
				return link && isAlone && misses ? [link.getAttribute("aria-label")] : [];
			});
			return { clashes, names: boxes.length, targets, unreachable };
		});
		const list = page.locator('.service-map a[href="#towns"]');
		if (await list.count()) {
			await list.scrollIntoViewIfNeeded();
			await list.click();
			expect(
				await page
					.locator("#towns")
					.evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2),
			).toBe(true);
		}
		expect(clashes).toEqual([]);
		expect(names).toBeGreaterThan(0);
		expect(targets.length).toBeGreaterThan(0);
		expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
		expect(unreachable).toEqual([]);
	},
);

it("at 390 px, the map names every town of 20,000 or more, keeps dots to tap a finger apart, and all its towns stand in the list below", async ({
	look,
}) => {
	const { page } = await look("/areas", { viewport: { width: 390, height: 664 } });
	await drawAll(page);
	const { named, nearest, dots, target } = await page.evaluate(() => {
		const shown = [...document.querySelectorAll("a.service-map__town")].filter((town) =>
			town.checkVisibility(),
		);
		const dots = shown.flatMap((town) => {
			const dot = town.querySelector(".service-map__dot");
			// A small dot takes no tap.
			if (!dot?.checkVisibility() || getComputedStyle(dot).pointerEvents === "none") return [];
			const { left, top, width, height } = dot.getBoundingClientRect();
			return [{ x: left + width / 2, y: top + height / 2 }];
		});
		return {
			named: shown.flatMap((town) =>
				[...town.querySelectorAll(".service-map__label")].some((label) => label.checkVisibility())
					? [town.getAttribute("href")]
					: [],
			),
			dots: dots.length,
			target: Math.min(
				...shown.flatMap((town) => {
					const target = town.querySelector(".service-map__target");
					return target?.checkVisibility()
						? Number.parseFloat(getComputedStyle(target).strokeWidth)
						: [];
				}),
			),
			nearest: Math.min(
				...dots.flatMap((one, index) =>
					dots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
				),
			),
		};
	});
	const large = routesOf("town")
		.filter(({ town }) => (town.population ?? 0) >= 20_000)
		.map(({ path }) => path);
	expect(large.filter((path) => !named.includes(path))).toEqual([]);
	expect(dots).toBeGreaterThan(1);
	expect(target).toBeGreaterThanOrEqual(44);
	expect(nearest).toBeGreaterThanOrEqual(44);
	// Each county's list has all its towns: tests/site/pageFacts.test.ts.
	const unlisted = await page
		.locator("a.service-map__town")
		.evaluateAll((links) =>
			links
				.map((link) => link.getAttribute("href"))
				.filter((href) => !document.querySelector(`#towns a[href="${href}"]`)),
		);
	expect(unlisted).toEqual([]);
});
