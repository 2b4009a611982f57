import { beforeAll, describe, expect, it } from "vitest";
import { bundleAssets } from "../../generator/assets/bundleAssets.ts";
import { openCache } from "../../generator/cache.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { createRenderContext, type Page, renderPages } from "../../generator/render/renderPages.tsx";
import { cacheFolder } from "../../generator/root.ts";
import { options, routes, site } from "../data.ts";
import { readPolicy } from "../policy.ts";
import { readBuilt } from "./pages.ts";

let pages: readonly Page[];
beforeAll(async () => {
	const { assets } = await bundleAssets(site, routes, options, openCache(cacheFolder));
	// The other way round: what the build remembers of one page must not show on the next.
	pages = renderPages([...routes].reverse(), createRenderContext(site, routes, assets, planMaps(site)));
}, 60_000);

describe("the pages of the build", () => {
	it("are the same bytes, rendered again in another order by the TypeScript", () => {
		expect(pages).toHaveLength(routes.length);
		for (const { route, html } of pages) expect(Buffer.concat(html).toString(), route.path).toBe(readBuilt(route.file).toString());
	});

	it("carry the policy that the hosts send", () => {
		for (const { route, policy } of pages) {
			const { file, path } = route;
			expect([...readPolicy(readBuilt(file).toString(), path)]).toEqual([...policy].filter(([, sources]) => sources.length > 0));
		}
	});
});
