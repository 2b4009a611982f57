import type { Site } from "../site/site.ts";
import { planMap } from "./planMap.ts";
import { type MapFocus, type MapView, planMapView } from "./planMapView.ts";

/** The drawn maps of one site. Ground that maps share is planned once. */
export interface Maps {
	readonly site: Site;
	/** The town that the office is in. */
	readonly baseName: string;
	view(focus: MapFocus): MapView;
}

/** Plans what all maps of a site are drawn from; each map is planned when it is asked for. */
export function planMaps(site: Site): Maps {
	const plan = planMap(site);
	return { site, baseName: plan.baseTown?.town.name ?? site.business.address.city, view: planMapView(plan) };
}
