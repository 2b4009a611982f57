import { CallToAction } from "../../components/CallToAction.tsx";
import { Day } from "../../components/Day.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import { pictureKey } from "../../site/pictures.ts";
import type { Route } from "../../site/routes.ts";
import type { NewsData } from "../../site/schema/pages/news.ts";
import type { NewsItemData } from "../../site/schema/pages/news-item.ts";
import type { Named } from "../../site/site.ts";
import { dayOf } from "./dayOf.ts";

export interface NewsItemRoute extends Route {
	readonly kind: "news-item";
	readonly overview: NewsData;
	readonly item: Named<NewsItemData>;
}

export function NewsItemPage({ site, route, to, assets }: PageProps<NewsItemRoute>) {
	const { item, overview } = route;
	const { words } = site;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={item.title}>
				<Day day={dayOf(item.slug)} />
				{item.updated !== undefined && <Day day={item.updated} text={words.legal.updated} />}
			</PageHead>
			<Section plain>
				<div className="prose stack">
					{item.image && (
						<Picture
							className="photo"
							photo={item.image}
							picture={assets.pictures.get(pictureKey(item.image))}
							sizes="(max-width: 47.999rem) 92vw, 42rem"
							priority
						/>
					)}
					{blockNodes(item.body, to)}
				</div>
			</Section>
			<CallToAction site={site} to={to} {...overview.cta} />
		</>
	);
}
