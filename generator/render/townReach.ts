import type { PageProps } from "../../pages/page.ts";
import { digestOfValue } from "../hash.ts";
import type { Offer, Route, RouteOf } from "../site/routes.ts";

/**
 * Plans what the pages of a language's towns are made from, which holds nothing of other towns but
 * what the route and the map say.
 * @param shared what all pages of the language have
 * @param routes of all languages: where links lead
 * @returns by route the props of the town's page, and everything that decides it besides the frame
 * around it: for a key
 */
export function planTownReach(
	{
		site,
		to,
		assets,
		maps,
		served,
	}: Omit<PageProps, "route" | "routes" | "navigation"> & { readonly served: Offer["areas"] },
	routes: readonly Route[],
) {
	const {
		towns: _towns,
		counties: _counties,
		translations: _translations,
		warnings: _warnings,
		unwritten: _unwritten,
		locate: _locate,
		...shared
	} = site;
	const { speech, ...facts } = shared;
	const { css, sharingImages: _, ...files } = assets;
	const { region, counties, baseName, bands } = maps;
	let alike: string | undefined;
	const digestOfAlike = () =>
		digestOfValue([
			...[facts, speech.language, speech.original, files, css.toString(), served],
			...[region, counties, baseName, bands],
			routes.map(({ path, source, kind, language }) => [path, source, kind, language]),
		]);
	return (route: RouteOf<"town">) => {
		const view = maps.view({ town: route.town });
		const props: PageProps<"town"> = {
			site: shared,
			route,
			to,
			assets,
			maps: { region, counties, baseName, bands, view: () => view },
		};
		const inputs = () => {
			alike ??= digestOfAlike();
			return [alike, route, view];
		};
		return { props, inputs };
	};
}
