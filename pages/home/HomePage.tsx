import { ActionLink } from "../../components/ActionLink.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { HomeHero } from "../../components/HomeHero.tsx";
import { Offers } from "../../components/Offers.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { PhotoOrPoster } from "../../components/PhotoOrPoster.tsx";
import { Rating } from "../../components/Rating.tsx";
import { ResponseSign } from "../../components/ResponseSign.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { ServiceDoor } from "../../components/ServiceDoor.tsx";
import { ServingStrip } from "../../components/ServingStrip.tsx";
import { Testimonials } from "../../components/Testimonials.tsx";
import { Visit } from "../../components/Visit.tsx";
import { WhyList } from "../../components/WhyList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";
import { townsById } from "../townsById.ts";

/** How many reviews the home page shows at most. /testimonials shows all reviews. */
const maxFeatured = 6;

export type HomeRoute = FileRoute<"home">;

export function HomePage({ site, to, assets }: PageProps<HomeRoute>) {
	const { business, pages } = site;
	const page = pages.home;
	const { items } = pages.testimonials;
	const chosen = items.filter(({ featured }) => featured);
	const featured = (chosen.length > 0 ? chosen : items).slice(0, maxFeatured);
	return (
		<>
			<HomeHero site={site} to={to} assets={assets} />
			<ServingStrip
				heading={page.serving.heading}
				towns={townsById(site, page.serving.towns)}
				to={to}
			/>
			<Section>
				<SectionHead title={page.why.heading} />
				<WhyList cards={page.why.cards} to={to} />
			</Section>
			<Visit visit={page.visit} to={to} assets={assets} />
			<Section soft>
				<SectionHead title={page.services.heading}>
					{page.services.intro !== undefined && (
						<Paragraph className="lede" text={page.services.intro} to={to} />
					)}
				</SectionHead>
				{/* If a translation has no service pages, only the link below is shown. */}
				{site.services.length > 0 && <ServiceDoor site={site} to={to} assets={assets} />}
				<p className="section-foot">
					<ActionLink href={to.page("services")} label={page.services.link} />
				</p>
			</Section>
			<Offers site={site} to={to} />
			<Section>
				<div className="columns columns--center">
					<div className="column--5 stack stack--loose">
						<h2>{page.response.heading}</h2>
						<Paragraph className="lede" text={page.response.intro} to={to} />
						<p>
							<ActionLink href={to.page("areas")} label={page.response.link} />
						</p>
					</div>
					<div className="column--from-7">
						<ResponseSign
							tab={page.response.tab}
							lines={townsById(site, page.response.towns).map((town) => ({
								place: town.name,
								minutes: town.responseMinutes,
								href: to.town(town),
							}))}
						/>
					</div>
				</div>
			</Section>
			<Section soft>
				<div className="columns columns--center">
					{(page.about.image ?? page.about.poster) !== undefined && (
						<div className="column--7 photo-wide">
							<PhotoOrPoster
								className="photo"
								photo={page.about.image}
								poster={page.about.poster}
								assets={assets}
								sizes="(max-width: 59.999rem) 90vw, 44rem"
							/>
						</div>
					)}
					<div className="column--5 stack stack--loose">
						<h2>{page.about.heading}</h2>
						<Paragraph text={page.about.text} to={to} />
						<CheckList items={page.about.checks} />
						<p>
							<ActionLink href={to.page("about")} label={page.about.link} />
						</p>
					</div>
				</div>
			</Section>
			{featured.length > 0 && (
				<Section>
					<SectionHead title={page.testimonials.heading}>
						<Rating business={business} />
					</SectionHead>
					<Testimonials site={site} items={featured} row={page.testimonials.heading} />
					<p className="section-foot">
						<ActionLink href={to.page("testimonials")} label={page.testimonials.link} />
					</p>
				</Section>
			)}
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
