import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import { SitemapList } from "../../components/SitemapList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type SitemapRoute = FileRoute<"sitemap">;

/** Links to all routes that have a `listing`. The `listing` says in which column the link is. */
export function SitemapPage({ site, route, routes, to }: PageProps<SitemapRoute>) {
	const page = site.pages.sitemap;
	const columns = (block: "pages" | "areas") => {
		const listed = routes.flatMap(({ listing, path }) =>
			listing?.block === block ? [{ ...listing, href: to.path(path) }] : [],
		);
		return [...new Set(listed.map(({ column }) => column))].map((title) => (
			<SitemapList
				key={title}
				title={title}
				links={listed.filter(({ column }) => column === title)}
			/>
		));
	};
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section>
				<div className="sitemap-list__columns">{columns("pages")}</div>
			</Section>
			<Section soft>
				<div className="sitemap-list__columns">{columns("areas")}</div>
			</Section>
		</>
	);
}
