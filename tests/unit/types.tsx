import { HeadEnd } from "../../components/HeadEnd.tsx";
import { formatProblem } from "../../generator/problems.ts";
import type { Links } from "../../generator/site/links.ts";
import type { RoutePath } from "../../generator/site/routes.ts";
import type { Site, Town } from "../../generator/site/site.ts";
import { fill, plural } from "../../generator/site/words.ts";
import { UnsafeHtml } from "../../islands/UnsafeHtml.tsx";
import type { PageProps } from "../../pages/kind.ts";
import type { RouteOf } from "../../pages/kinds.ts";
import type { TownData } from "../../pages/town/schema.ts";
import type { Business } from "../../schema/schema.ts";

// Only compiled: TypeScript reports each @ts-expect-error line that compiles.

export function problems(): void {
	// @ts-expect-error — a problem without a remedy is not told
	formatProblem({ file: "data", expected: "a data folder" });
}

export function routes(
	town: RouteOf<"town">,
	home: RouteOf<"home">,
	props: PageProps<RouteOf<"county">>,
	townProps: PageProps<RouteOf<"town">>,
): void {
	void [town.town.name, props.route.county];
	// @ts-expect-error — the home page has no town
	void home.town;
	// @ts-expect-error — a county's page gets its county, not a town
	void props.route.town;
	// @ts-expect-error — a town's page knows of the towns near it only what its lists show
	void townProps.route.near[0]?.intro;
	// @ts-expect-error — a path comes from the route table, it is not typed by hand
	const path: RoutePath = "/faq";
	void path;
	// @ts-expect-error — no page is of this kind
	void ({} as RouteOf<"blog">);
}

export function links(to: Links): void {
	// @ts-expect-error — no page is of this kind
	to.page("blog");
	// @ts-expect-error — a town is linked to by its id
	to.below("areas", "alpha");
}

export function site(data: Site, business: Business, town: TownData): void {
	// @ts-expect-error — a town is found by its id, which a text is not
	data.towns.get("pasco/trinity");
	// @ts-expect-error — no later step changes the data
	data.buildDate = "2026-11-21";
	// @ts-expect-error — the provider decides which fields there are
	void business.form.accessKey;
	// @ts-expect-error — a file of data/ does not know its own path
	const placed: Town = town;
	void placed;
}

export function words({ words: said, speech }: Site): void {
	fill(said.town.travel, { city: "Alpha", town: "Beta" });
	// @ts-expect-error — a value is missing: visitors would read "undefined"
	fill(said.town.travel, { city: "Alpha" });
	// @ts-expect-error — the template has no such name
	fill(said.minutes.long, { hours: 1 });
	// @ts-expect-error — what takes nothing is no template
	fill(said.contactForm.send, {});
	plural(said.county.towns, 2, speech);
	// @ts-expect-error — it says the rating too
	plural(said.rating.reviews, 2, speech);
}

// @ts-expect-error — html is required
export const empty = <UnsafeHtml as="script" />;
// @ts-expect-error — other elements have children, which React escapes
export const paragraph = <UnsafeHtml as="p" html="<b>" />;
export function heads(
	props: PageProps,
	parts: { sharingImage: string; scripts: []; structuredData: undefined; hasIslands: false },
): void {
	const { site, route, to, assets } = props;
	void (<HeadEnd site={site} route={route} to={to} assets={assets} {...parts} />);
	// @ts-expect-error — title and description come from the route, which a head can't do without
	void (<HeadEnd site={site} to={to} assets={assets} {...parts} />);
	// @ts-expect-error — nobody gives a page another title than its route's
	void (<HeadEnd site={site} route={route} to={to} assets={assets} {...parts} title="Doors" />);
}
