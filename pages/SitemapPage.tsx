import { mainPages } from "../components/mainPages.ts";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { SitemapList } from "../components/SitemapList.tsx";
import type { PageProps } from "./page.ts";

/** "/sitemap": every page, for people. */
export function SitemapPage({ site, route, routes, to }: PageProps<"sitemap">) {
	const page = site.pages.sitemap;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section>
				<div className="columns--auto">
					<SitemapList
						title="Main pages"
						links={mainPages(routes, ["testimonials", "sitemap", "legal"]).map(({ name, path }) => ({ name, href: to.path(path) }))}
					/>
					<SitemapList title="Services" links={site.services.map((service) => ({ name: service.name, href: to.service(service) }))} />
				</div>
			</Section>
			<Section soft>
				<div className="columns--auto">
					{site.counties.map((county) => (
						<SitemapList
							key={county.slug}
							title={county.name}
							links={[
								{ name: `All of ${county.name}`, href: to.county(county.slug) },
								...county.towns.map((town) => ({ name: town.name, href: to.town(town) })),
							]}
						/>
					))}
				</div>
			</Section>
		</>
	);
}
