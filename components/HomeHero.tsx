import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { fill, plural, quoteWords } from "../site/words.ts";
import { BookButton } from "./BookButton.tsx";
import { Button } from "./Button.tsx";
import { CallButton } from "./CallButton.tsx";
import { classNames } from "./classNames.ts";
import { Paragraph } from "./Paragraph.tsx";
import { Picture } from "./Picture.tsx";
import { Poster } from "./Poster.tsx";
import { RatingSample } from "./RatingSample.tsx";
import { Stars } from "./Stars.tsx";
import { SymptomTiles } from "./SymptomTiles.tsx";
import { useSpeech } from "./useSpeech.ts";
import { ZipForm } from "./ZipForm.tsx";

interface HomeHeroProps {
	readonly site: Site;
	readonly to: Links;
	readonly assets: Pick<Assets, "hero" | "openingStyles" | "posters" | "zipTable">;
}

export function HomeHero({ site, to, assets }: HomeHeroProps) {
	const { business } = site;
	const page = site.pages.home;
	const speech = useSpeech();
	const hasPicture = (page.image ?? page.poster) !== undefined;
	return (
		<section className="home-hero">
			<div className="wrap home-hero__columns">
				<div className={classNames("home-hero__text", !hasPicture && "home-hero__text--alone")}>
					<h1>
						<span className="home-hero__kicker">{page.kicker}</span>{" "}
						<span className="home-hero__headline">
							{page.headline.map((line) => (
								<span key={line} className="home-hero__line">{`${line} `}</span>
							))}
						</span>
					</h1>
					<Paragraph className="lede home-hero__lede" text={page.lede} to={to} />
					<div className="row row--pair">
						<CallButton
							phone={business.phone}
							text="call"
							answersAlways={business.answersAlways}
							large
						/>
						<BookButton />
						<Button href={to.page("contact")} label={quoteWords(speech).short} large />
					</div>
					<div className="home-hero__dispatch">
						<SymptomTiles site={site} to={to} />
						<ZipForm to={to} assets={assets} />
					</div>
					<Proof site={site} to={to} />
				</div>
				{hasPicture && (
					<div className="door-opening">
						{page.image ? (
							<div className="door-view">
								<Picture
									photo={page.image}
									picture={assets.hero}
									sizes="(max-width: 59.999rem) 100vw, (max-width: 90rem) 68vw, 61rem"
									priority
								/>
								{assets.openingStyles && <div className="door-gap" />}
							</div>
						) : (
							<Poster poster={assets.posters.get(page.poster ?? "")} alt="" priority />
						)}
					</div>
				)}
			</div>
			{assets.openingStyles && <link rel="stylesheet" href={assets.openingStyles} />}
		</section>
	);
}

function Proof({ site: { business, buildDate, pages }, to }: Pick<HomeHeroProps, "site" | "to">) {
	const speech = useSpeech();
	const { words, promises } = speech;
	const { rating, founded, licenseNumber, licenseLookup } = business;
	const reviewsHref =
		pages.testimonials.items.length > 0 ? to.page("testimonials") : rating?.source;
	const reviews =
		rating &&
		plural(words.rating.reviews, rating.count, speech, {
			rating: speech.numbers.format(rating.value),
		});
	return (
		<ul className="home-hero__proof">
			{rating && (
				<li className="home-hero__fact home-hero__rating">
					<Stars rating={rating.value} scale={rating.scale} />
					{reviewsHref === undefined ? (
						<span>{reviews}</span>
					) : (
						<a className="tall-link" href={reviewsHref}>
							{reviews}
						</a>
					)}
					<RatingSample rating={rating} />
				</li>
			)}
			{promises.licensedAndInsured && (
				<li className="home-hero__fact">
					{licenseNumber !== "" && licenseLookup !== undefined ? (
						<a className="tall-link" href={licenseLookup}>
							{words.promises.licensedShort}
						</a>
					) : (
						words.promises.licensedShort
					)}
				</li>
			)}
			{/* In the company's first year, "since" would say that it is new. */}
			{founded < Number(buildDate.slice(0, 4)) && (
				<li className="home-hero__fact">{fill(words.hero.since, { year: founded })}</li>
			)}
		</ul>
	);
}
