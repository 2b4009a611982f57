import { DoorParts } from "../../components/DoorParts.tsx";
import { OverviewPage } from "../../components/OverviewPage.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { HowTosData } from "../../site/schema/pages/howTos.ts";
import type { HelpRoute } from "../planHelp.ts";

export type HowTosRoute = HelpRoute<"howTos", HowTosData>;

export function HowTosPage({ site, route, to }: PageProps<HowTosRoute>) {
	const { parts } = route.page;
	const links = site.folders["how-to"].map((howTo) => ({
		name: howTo.name,
		href: to.below("how-to", howTo),
		text: howTo.description,
	}));
	return (
		<OverviewPage site={site} route={route} to={to} links={links}>
			{parts && <DoorParts parts={parts} to={to} />}
		</OverviewPage>
	);
}
