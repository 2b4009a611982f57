import { CallToAction } from "../../components/CallToAction.tsx";
import { Jobs } from "../../components/Jobs.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type JobsRoute = FileRoute<"jobs">;

export function JobsPage({ site, route, to, assets }: PageProps<JobsRoute>) {
	const { page } = route;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section soft>
				<h2 className="visually-hidden">{site.words.jobs.heading}</h2>
				<Jobs site={site} jobs={site.folders.jobs} to={to} assets={assets} />
			</Section>
			<CallToAction site={site} to={to} photo={site.words.textMessage.start} {...page.cta} />
		</>
	);
}
