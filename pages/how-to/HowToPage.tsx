import { DoorParts } from "../../components/DoorParts.tsx";
import { OverviewPage } from "../../components/OverviewPage.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type HowToRoute = FileRoute<"how-to">;

export function HowToPage({ site, route, to, assets }: PageProps<HowToRoute>) {
	const { parts } = route.page;
	const links = site.folders["how-to"].map((howTo) => ({
		name: howTo.name,
		href: to.below("how-to", howTo),
		text: howTo.description,
	}));
	return (
		<OverviewPage site={site} route={route} to={to} links={links}>
			{parts && <DoorParts parts={parts} to={to} assets={assets} />}
		</OverviewPage>
	);
}
