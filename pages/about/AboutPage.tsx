import { ActionLink } from "../../components/ActionLink.tsx";
import { Badges } from "../../components/Badges.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { Hero } from "../../components/Hero.tsx";
import { HeroPicture } from "../../components/HeroPicture.tsx";
import { hasLicense, License } from "../../components/License.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { RecentJobs } from "../../components/RecentJobs.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { SlipSection } from "../../components/SlipSection.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TeamMember } from "../../components/TeamMember.tsx";
import { VideoLink } from "../../components/VideoLink.tsx";
import { WhyList } from "../../components/WhyList.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { FileRoute } from "../planFile.ts";

export type AboutRoute = FileRoute<"about">;

export function AboutPage({ site, route, to, assets }: PageProps<AboutRoute>) {
	const page = site.pages.about;
	return (
		<>
			<Hero
				crumbs={route.crumbs}
				to={to}
				title={page.heading}
				lede={page.lede}
				aside={
					(page.image ?? page.poster) !== undefined && (
						<HeroPicture photo={page.image} poster={page.poster} assets={assets} />
					)
				}
			/>
			<SplitSection title={page.storyHeading}>
				<div className="prose stack">{blockNodes(page.body, to)}</div>
				<VideoLink video={page.video} assets={assets} />
			</SplitSection>
			<SplitSection soft title={page.differentiators.heading}>
				<WhyList cards={page.differentiators.items} to={to} />
			</SplitSection>
			<SlipSection site={site} to={to} />
			<Section>
				<SectionHead title={page.values.heading} />
				<ul className="reason-grid">
					{page.values.items.map(({ title, text }) => (
						<li key={title} className="reason-grid__item">
							<h3>{title}</h3>
							<Paragraph className="muted" text={text} to={to} />
						</li>
					))}
				</ul>
			</Section>
			{site.team.length > 0 && (
				<Section soft>
					<SectionHead title={page.teamHeading} />
					<div className="columns--auto columns--narrow">
						{site.team.map((member) => (
							<TeamMember key={member.name} member={member} assets={assets} to={to} />
						))}
					</div>
				</Section>
			)}
			<RecentJobs site={site} to={to} assets={assets} isOfPage={() => true} />
			{(site.certifications.length > 0 || hasLicense(site.business)) && (
				<Section>
					<SectionHead title={page.certificationsHeading} />
					{site.certifications.length > 0 && <Badges items={site.certifications} />}
					{hasLicense(site.business) && <License business={site.business} />}
				</Section>
			)}
			<SplitSection
				soft
				title={page.area.heading}
				intro={<Paragraph className="lede" text={page.area.text} to={to} />}
			>
				<p>
					<ActionLink href={to.page("areas")} label={page.area.link} />
				</p>
			</SplitSection>
			<CallToAction site={site} to={to} {...page.cta} />
		</>
	);
}
