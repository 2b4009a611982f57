import { CallToAction } from "../../components/CallToAction.tsx";
import { LinkList } from "../../components/LinkList.tsx";
import { blockNodes } from "../../components/markdownTokens.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Questions } from "../../components/Questions.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TownFolds } from "../../components/TownFolds.tsx";
import { byName } from "../../components/townsByLetter.ts";
import { VideoLink } from "../../components/VideoLink.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import { pictureKey } from "../../site/pictures.ts";
import type { Route } from "../../site/routes.ts";
import type { Block, CustomData } from "../../site/schema/pages/custom-page.ts";
import type { Named } from "../../site/site.ts";

export interface CustomRoute extends Route {
	readonly kind: "custom-page";
	readonly page: Named<CustomData>;
}

export function CustomPage({ site, route, to, assets }: PageProps<CustomRoute>) {
	const { heading, lede, body, blocks = [], cta } = route.page;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={heading} lede={lede} />
			{body !== "" && (
				<Section plain>
					<div className="prose spread stack">{blockNodes(body, to)}</div>
				</Section>
			)}
			{blocks.map((block, index) => (
				<SplitSection key={block.heading} soft={index % 2 === 0} title={block.heading}>
					<BlockContent {...{ site, to, assets, block }} name={`questions-${index + 1}`} />
				</SplitSection>
			))}
			{cta && <CallToAction site={site} to={to} photo={site.words.textMessage.start} {...cta} />}
		</>
	);
}

interface BlockContentProps extends Pick<PageProps, "site" | "to" | "assets"> {
	readonly block: Block;
	/**
	 * The `name` that all <details> of this block share, so that only one can be open. Unique on the
	 * page.
	 */
	readonly name: string;
}

function BlockContent({ site, to, assets, block, name }: BlockContentProps) {
	const { text, photos, video, questions, list } = block;
	return (
		<>
			{text !== undefined && <div className="prose stack">{blockNodes(text, to)}</div>}
			{photos && (
				<div className="columns--auto photo">
					{photos.map((photo) => (
						<div key={pictureKey(photo)}>
							<Picture
								photo={photo}
								picture={assets.pictures.get(pictureKey(photo))}
								sizes="(max-width: 59.999rem) 90vw, 24rem"
							/>
						</div>
					))}
				</div>
			)}
			<VideoLink video={video} assets={assets} />
			{questions && <Questions name={name} questions={questions} to={to} />}
			{list === "services" && (
				<LinkList
					links={site.services.map((service) => ({
						name: service.name,
						href: to.service(service),
						text: service.summary,
					}))}
				/>
			)}
			{list === "towns" && (
				<TownFolds
					towns={byName([...site.towns.values()], site.speech.language)}
					to={to}
					level={3}
					name={`${name}-towns`}
				/>
			)}
		</>
	);
}
