import { expect, it } from "vitest";
import type { Assets } from "../../generator/assets/assets.ts";
import { digestOfValue } from "../../generator/hash.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { bytesOf } from "../../generator/output/output.ts";
import type { KeptPages } from "../../generator/render/keptPages.ts";
import { createRenderContext, renderPages } from "../../generator/render/renderPages.tsx";
import { planRoutes } from "../../generator/site/routes.ts";
import type { Site } from "../../generator/site/site.ts";
import { planSpeech } from "../../generator/site/words.ts";
import { long } from "../full.ts";
import { exampleSite } from "../unit/exampleSite.ts";
import { sampleAssets } from "../unit/sampleAssets.ts";

const { speech: _speech, locate, ...facts } = exampleSite;
const { css, ...files } = sampleAssets(planRoutes(exampleSite));
/** All that pages are made from, as plain values. */
const whole = { facts, files };

/** Every text, number and switch in a value: where it stands, and what changes it. */
function leavesOf(
	value: object,
	trail = "",
	seen = new Set<object>(),
): { readonly at: string; readonly change: () => void }[] {
	if (seen.has(value)) return [];
	seen.add(value);
	const entries: readonly [string, unknown][] =
		value instanceof Map ? [...value] : Object.entries(value);
	return entries.flatMap(([key, inner]) => {
		const at = `${trail}.${key}`;
		const set = (changed: unknown) => ({
			at,
			change: () =>
				value instanceof Map ? value.set(key, changed) : Object.assign(value, { [key]: changed }),
		});
		if (typeof inner === "string") return [set(`${inner} x`)];
		if (typeof inner === "number") return [set(inner + 1)];
		if (typeof inner === "boolean") return [set(!inner)];
		return typeof inner === "object" && inner !== null ? leavesOf(inner, at, seen) : [];
	});
}

/** The pages of towns by path, and for each what it says that it was made from. */
function renderTowns({ facts, files }: typeof whole, styles = css) {
	const site: Site = { ...facts, speech: planSpeech(facts.words, facts.business), locate };
	const assets: Assets = { ...files, css: styles };
	const routes = planRoutes(site);
	const inputsOf = new Map<string, string>();
	const kept: KeptPages = {
		remember(route, inputs, make) {
			inputsOf.set(route.path, digestOfValue(inputs));
			return make();
		},
		keep() {},
	};
	const context = createRenderContext(site, routes, assets, planMaps(site));
	const pages = renderPages(
		routes.filter(({ kind }) => kind === "town"),
		context,
		kept,
	);
	return new Map(
		pages.map(({ route, html }) => [
			route.path as string,
			{ html: bytesOf(html).toString(), inputs: inputsOf.get(route.path) },
		]),
	);
}

const before = renderTowns(whole);
const count = leavesOf(structuredClone(whole)).length;

/**
 * Changes one leaf after the other. Returns how many changes showed on a town's page, and which of
 * them its inputs do not tell of.
 */
function changeEach(step: number) {
	const untold: string[] = [];
	let shown = 0;
	for (let index = 0; index < count; index += step) {
		const copy = structuredClone(whole);
		const leaf = leavesOf(copy)[index];
		leaf?.change();
		let after: typeof before;
		try {
			after = renderTowns(copy);
		} catch {
			continue; // No page comes of it.
		}
		const differing = [...after].filter(
			([path, { html }]) => before.has(path) && before.get(path)?.html !== html,
		);
		if (differing.length > 0) shown++;
		for (const [path, { inputs }] of differing)
			if (inputs === before.get(path)?.inputs) untold.push(`${path} shows ${leaf?.at}`);
	}
	return { shown, untold };
}

it("whatever shows on a town's page when it changes is among its inputs", () => {
	const { shown, untold } = changeEach(17);
	expect(untold).toEqual([]);
	expect(shown).toBeGreaterThan(5);
});

it("whatever shows on a town's page when it changes is among its inputs, each value of the data", {
	...long,
	timeout: 120_000,
}, () => {
	const { shown, untold } = changeEach(1);
	expect(untold).toEqual([]);
	expect(shown).toBeGreaterThan(100);
});

it("the stylesheet is among a page's inputs", () => {
	const styles = css.clone();
	styles.append(".page-main{color:green}");
	for (const [path, { inputs }] of renderTowns(whole, styles))
		expect(inputs === before.get(path)?.inputs, path).toBe(false);
});

it("a town's texts are inputs of its own page alone", () => {
	for (const id of facts.towns.keys()) {
		const copy = structuredClone(whole);
		Object.assign(copy.facts.towns.get(id) ?? {}, { intro: "Changed." });
		const other = [...renderTowns(copy)].filter(
			([path, { inputs }]) => inputs !== before.get(path)?.inputs,
		);
		expect(other.map(([path]) => path)).toEqual([`/areas/${id}`]);
	}
});

it("the same things are the same inputs", () => {
	expect(renderTowns(structuredClone(whole))).toEqual(before);
	expect(new Set([...before.values()].map(({ inputs }) => inputs)).size).toBe(before.size);
});
