import { expect, it } from "vitest";
import { bundleAssets } from "../../generator/assets/bundleAssets.ts";
import { openCache } from "../../generator/cache.ts";
import { formatPolicy } from "../../generator/hosts/securityPolicy.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { minifyPages } from "../../generator/render/minifyPages.ts";
import { createRenderContext, renderPages } from "../../generator/render/renderPages.tsx";
import { cacheFolder } from "../../generator/root.ts";
import type { Route } from "../../site/routes.ts";
import { loaded, options, routes, site } from "../data.ts";
import { long } from "../full.ts";
import { kinds, kindsOfLast } from "../kinds.ts";
import { parsePolicy, readPolicy } from "../policy.ts";
import { readBuilt } from "./pages.ts";

/** Renders the pages again in reverse order: no page may depend on the pages before it. */
async function expectSame(some: readonly Route[]): Promise<void> {
	const { assets } = await bundleAssets(loaded, options, openCache(cacheFolder));
	const rendered = renderPages(
		[...some].reverse(),
		createRenderContext(site, routes, assets, planMaps(site)),
	);
	const pages = await minifyPages(rendered, options);
	expect(pages).toHaveLength(some.length);
	for (const { route, html, policy } of pages) {
		const built = readBuilt(route.file).toString();
		expect(html, route.path).toBe(built);
		expect([...readPolicy(built, route.path)], route.path).toEqual([
			...parsePolicy(formatPolicy(policy)),
		]);
	}
}

const isFirst = ({ path }: Route) => kinds.includes(path) || kindsOfLast.includes(path);
it("pages of each kind are the same bytes, and say the policy that was planned", () =>
	expectSame(routes.filter(isFirst)));
it("so are all pages together", long, () => expectSame(routes));
