import { expect, it } from "vitest";
import { bundleAssets } from "../../generator/assets/bundleAssets.ts";
import { openCache } from "../../generator/cache.ts";
import { formatPolicy } from "../../generator/hosts/securityPolicy.ts";
import { planMaps } from "../../generator/map/maps.ts";
import { minifyPages } from "../../generator/render/minifyPages.ts";
import { createRenderContext, renderPages } from "../../generator/render/renderPages.tsx";
import { cacheFolder } from "../../generator/root.ts";
import { loaded, options, routes, site } from "../data.ts";
import { full } from "../full.ts";
import { everyPage, kinds, kindsOfLast } from "../kinds.ts";
import { parsePolicy, readPolicy } from "../policy.ts";
import { readBuilt } from "./pages.ts";

// Renders pages again, in reverse order: no page may depend on the pages before it.
it("pages of each kind are the same bytes, and say the policy that was planned", async () => {
	const chosen = new Set(full ? everyPage() : [...kinds, ...kindsOfLast]);
	const some = routes.filter(({ path }) => chosen.has(path));
	const { assets } = await bundleAssets(loaded, options, openCache(cacheFolder));
	const rendered = renderPages(
		some.toReversed(),
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
});
