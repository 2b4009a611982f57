import { CallToAction } from "../../components/CallToAction.tsx";
import { DoorParts } from "../../components/DoorParts.tsx";
import { LinkList } from "../../components/LinkList.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { Route } from "../../generator/site/routes.ts";
import type { PageProps } from "../kind.ts";
import type { HowTosData } from "./schema.ts";

export interface HowTosRoute extends Route {
	readonly kind: "howTos";
	readonly page: HowTosData;
}

/** "/how-to": the overview of the how-tos. */
export function HowTosPage({ site, route, to }: PageProps<HowTosRoute>) {
	const { page } = route;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section soft>
				<h2 className="visually-hidden">{route.name}</h2>
				<LinkList
					links={site.folders["how-to"].map((howTo) => ({
						name: howTo.name,
						href: to.below("how-to", howTo),
						text: howTo.description,
					}))}
				/>
			</Section>
			{page.parts && <DoorParts parts={page.parts} to={to} />}
			<CallToAction phone={site.business.phone} contactHref={to.page("contact")} {...page.cta} />
		</>
	);
}
