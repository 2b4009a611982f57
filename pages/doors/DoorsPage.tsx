import { CallToAction } from "../../components/CallToAction.tsx";
import { DoorChooser } from "../../components/DoorChooser.tsx";
import { DoorStyles } from "../../components/DoorStyles.tsx";
import { Financing } from "../../components/Financing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type DoorsRoute = FileRoute<"doors">;

export function DoorsPage({ site, route, to, assets }: PageProps<DoorsRoute>) {
	const { page } = route;
	const { doors } = assets;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			{doors && (
				<>
					<DoorChooser page={page} site={site} to={to} doors={doors} />
					<Section>
						<SectionHead title={page.list.heading}>
							<Paragraph className="lede" text={page.list.intro} to={to} />
						</SectionHead>
						<DoorStyles page={page} site={site} to={to} doors={doors} />
					</Section>
				</>
			)}
			<Financing site={site} to={to} />
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
