import { HeadEnd } from "../../components/HeadEnd.tsx";
import { formatProblem } from "../../generator/problems.ts";
import { UnsafeHtml } from "../../islands/UnsafeHtml.tsx";
import type { RouteOf } from "../../pages/kinds.ts";
import type { Links } from "../../site/links.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { RoutePath } from "../../site/routes.ts";
import type { TownData } from "../../site/schema/pages/town.ts";
import type { Business } from "../../site/schema/schema.ts";
import type { Site, Town } from "../../site/site.ts";
import { fill, plural } from "../../site/words.ts";

// Only compiled: TypeScript reports each @ts-expect-error line that compiles.

export function problems(): void {
	// @ts-expect-error — a problem must have a fix
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
	// @ts-expect-error — a town's page has only the listed facts of nearby towns
	void townProps.route.near[0]?.intro;
	// @ts-expect-error — a path must come from the route table
	const path: RoutePath = "/faq";
	void path;
	// @ts-expect-error — no page is of this kind
	void ({} as RouteOf<"blog">);
}

export function links(to: Links): void {
	// @ts-expect-error — no page is of this kind
	to.page("blog");
	// @ts-expect-error — a town is linked to by its id
	to.below("areas", { slug: "alpha" });
}

export function site(data: Site, business: Business, town: TownData): void {
	// @ts-expect-error — a string is no town id
	data.towns.get("pasco/trinity");
	// @ts-expect-error — loaded data is read-only
	data.buildDate = "2026-11-21";
	// @ts-expect-error — only one provider has this field
	void business.form.accessKey;
	// @ts-expect-error — a data file lacks the id that its path gives
	const placed: Town = town;
	void placed;
}

export function words({ words: said, speech }: Site): void {
	fill(said.town.travel, { city: "Alpha", town: "Beta" });
	// @ts-expect-error — a value is missing: visitors would read "undefined"
	fill(said.town.travel, { city: "Alpha" });
	// @ts-expect-error — the template has no such name
	fill(said.minutes.long, { hours: 1 });
	// @ts-expect-error — a text without placeholders is no template
	fill(said.contactForm.send, {});
	plural(said.county.towns, 2, speech, {});
	// @ts-expect-error — the rating is missing
	plural(said.rating.reviews, 2, speech, {});
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
	// @ts-expect-error — the route, with title and description, is missing
	void (<HeadEnd site={site} to={to} assets={assets} {...parts} />);
	// @ts-expect-error — the title comes from the route
	void (<HeadEnd site={site} route={route} to={to} assets={assets} {...parts} title="Doors" />);
}
