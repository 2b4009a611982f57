import { CallToAction } from "../../components/CallToAction.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Rating } from "../../components/Rating.tsx";
import { ReviewUs } from "../../components/ReviewUs.tsx";
import { Section } from "../../components/Section.tsx";
import { Testimonials } from "../../components/Testimonials.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type TestimonialsRoute = FileRoute<"testimonials">;

export function TestimonialsPage({ site, route, to, assets }: PageProps<TestimonialsRoute>) {
	const page = site.pages.testimonials;
	return (
		<>
			<PageHead
				crumbs={route.crumbs}
				to={to}
				title={page.heading}
				lede={page.lede}
				aside={
					<>
						<Rating business={site.business} />
						{page.items.some(({ sample }) => sample) && <Note text={page.sampleNotice} to={to} />}
					</>
				}
			/>
			<Section>
				<h2 className="visually-hidden">{site.words.reviews.allHeading}</h2>
				<div className="stack stack--loose">
					<Testimonials site={site} items={page.items} />
					<ReviewUs site={site} assets={assets} />
				</div>
			</Section>
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
