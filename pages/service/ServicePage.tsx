import { ActionLink } from "../../components/ActionLink.tsx";
import { AfterCall } from "../../components/AfterCall.tsx";
import { AskForPlan } from "../../components/AskForPlan.tsx";
import { BulletList } from "../../components/BulletList.tsx";
import { Button } from "../../components/Button.tsx";
import { CallButton } from "../../components/CallButton.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { CheckList } from "../../components/CheckList.tsx";
import { ComparisonTable } from "../../components/ComparisonTable.tsx";
import { DoorStrip } from "../../components/DoorStrip.tsx";
import { Drawing } from "../../components/Drawing.tsx";
import { Financing } from "../../components/Financing.tsx";
import { Fold } from "../../components/Fold.tsx";
import { Hero } from "../../components/Hero.tsx";
import { HeroActions } from "../../components/HeroActions.tsx";
import { HeroPicture } from "../../components/HeroPicture.tsx";
import { LongText } from "../../components/LongText.tsx";
import { type LinkedSymptom, linkedSymptoms } from "../../components/linkedSymptoms.ts";
import { Note } from "../../components/Note.tsx";
import { Offers } from "../../components/Offers.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { PhoneFold } from "../../components/PhoneFold.tsx";
import { PlainList } from "../../components/PlainList.tsx";
import { pricedRows } from "../../components/PriceBar.tsx";
import { listNote, PriceLine } from "../../components/PriceLine.tsx";
import { PriceList } from "../../components/PriceList.tsx";
import { Questions } from "../../components/Questions.tsx";
import { QuoteForm } from "../../components/QuoteForm.tsx";
import { RecentJobs } from "../../components/RecentJobs.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { SlipSection } from "../../components/SlipSection.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { SpringLifeTable } from "../../components/SpringLifeTable.tsx";
import { Steps } from "../../components/Steps.tsx";
import { SymptomLinks } from "../../components/SymptomLinks.tsx";
import { useSpeech } from "../../components/useSpeech.ts";
import { VideoLink } from "../../components/VideoLink.tsx";
import type { Links } from "../../site/links.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { Service, Site } from "../../site/site.ts";

export interface ServiceRoute extends Route {
	readonly kind: "service";
	readonly service: Service;
}

/** How many details are open on large screens, counted from the first. Phones fold all details. */
const openDetails = 2;
const maxSymptoms = 5;
const urgencyOrder = [
	"danger",
	"today",
	"soon",
	"canWait",
	"diy",
] as const satisfies readonly LinkedSymptom["urgency"][];

export function ServicePage({ site, route, to, assets }: PageProps<ServiceRoute>) {
	const { service } = route;
	const { business } = site;
	const { prices, symptoms: overview } = site.pages;
	const { doNow, callBlock, plan, questions } = service;
	const sellsDoors = site.pages.doors?.service === service.slug;
	const hasQuote = prices?.quote?.services.includes(service.slug) ?? false;
	const symptoms = doNow || sellsDoors ? [] : mostUrgentSymptoms(service, site, to);
	return (
		<>
			<Hero
				night={doNow !== undefined}
				crumbs={route.crumbs}
				to={to}
				title={service.heading}
				lede={service.lede}
				aside={<HeroPicture photo={service.image} poster={service.poster} assets={assets} />}
			>
				<Actions site={site} service={service} to={to} />
			</Hero>
			{doNow && (
				<SplitSection
					id="now"
					title={doNow.heading}
					intro={<Paragraph className="lede" text={doNow.intro} to={to} />}
				>
					<Steps items={doNow.items} to={to} signs />
				</SplitSection>
			)}
			{callBlock && (
				<section className="call-block">
					<div className="wrap call-block__columns">
						<div className="stack">
							<h2>{callBlock.heading}</h2>
							<Paragraph className="call-block__text" text={callBlock.text} to={to} />
						</div>
						<CallButton phone={business.phone} text="call" large />
					</div>
				</section>
			)}
			{doNow && <AfterCall site={site} to={to} />}
			{sellsDoors ? (
				<DoorSale service={service} site={site} to={to} assets={assets} />
			) : (
				<Safety service={service} to={to} />
			)}
			{overview && symptoms.length > 0 && (
				<SplitSection
					title={overview.services.heading}
					intro={<Paragraph className="lede" text={overview.services.intro} to={to} />}
				>
					<SymptomLinks
						symptoms={symptoms}
						more={<ActionLink href={to.page("symptoms")} label={overview.services.link} />}
					/>
				</SplitSection>
			)}
			<Explanation service={service} to={to} assets={assets} />
			{hasQuote && <Prices site={site} service={service} to={to} />}
			{prices?.financing?.services.includes(service.slug) && <Financing site={site} to={to} />}
			{prices?.slip?.service === service.slug && <SlipSection site={site} to={to} />}
			{plan && (
				<Section>
					<SectionHead title={plan.heading}>
						<Paragraph className="lede" text={plan.intro} to={to} />
					</SectionHead>
					<ComparisonTable
						label={plan.heading}
						feature={site.words.services.feature}
						columns={[plan.single, { ...planColumn(plan.annual), best: true }]}
						rows={plan.rows.map((row) => ({ name: row.feature, cells: [row.single, row.annual] }))}
					/>
					<AskForPlan service={service} to={to} />
				</Section>
			)}
			{!doNow && <AfterCall site={site} to={to} soft />}
			<Details site={site} service={service} to={to} />
			{sellsDoors && <Safety service={service} to={to} />}
			<RecentJobs
				site={site}
				to={to}
				assets={assets}
				isOfPage={(job) => job.service === service.slug}
			/>
			<Offers site={site} to={to} service={service.slug} />
			<SplitSection soft title={questions.heading}>
				<Questions name={service.slug} questions={questions.items} to={to} />
			</SplitSection>
			<CallToAction
				site={site}
				to={to}
				contactHref={to.quote({ subject: service.name })}
				photo={service.name}
				{...service.cta}
			/>
		</>
	);
}

const planColumn = ({ name, note, price }: NonNullable<Service["plan"]>["annual"]) => ({
	name,
	note: price === undefined ? note : `${price}. ${note}`,
});

const mostUrgentSymptoms = ({ slug }: Service, site: Site, to: Links): readonly LinkedSymptom[] =>
	linkedSymptoms(
		site,
		to,
		({ service, alsoServices = [] }) => service === slug || alsoServices.includes(slug),
	)
		.toSorted(
			(one, other) => urgencyOrder.indexOf(one.urgency) - urgencyOrder.indexOf(other.urgency),
		)
		.slice(0, maxSymptoms);

interface PartProps extends Pick<PageProps, "site" | "to"> {
	readonly service: Service;
}

/**
 * The buttons in the hero. A service with `doNow` is for emergencies, so it has no buttons for a
 * quote or prices.
 */
function Actions({ site, service: { slug, name, doNow }, to }: PartProps) {
	const { business, pages } = site;
	if (doNow)
		return (
			<>
				<CallButton
					phone={business.phone}
					text="call"
					answersAlways={business.answersAlways}
					large
				/>
				<Button href="#now" label={doNow.heading} large />
			</>
		);
	const priceGroup = pages.prices?.groups.find(({ rows }) =>
		rows.some((row) => "line" in row && row.line === slug),
	);
	return (
		<HeroActions site={site} to={to} quote={to.quote({ subject: name })} group={priceGroup?.id} />
	);
}

const Safety = ({ service: { safety, warning }, to }: Omit<PartProps, "site">) => (
	<SplitSection
		soft
		title={safety.heading}
		intro={safety.intro !== undefined && <Paragraph text={safety.intro} to={to} />}
	>
		<Note strong={warning.strong} text={warning.text} to={to} />
		{safety.yours && <PlainList items={safety.yours} />}
		<PlainList items={safety.items} icon="alert" />
	</SplitSection>
);

/** What a buyer of a door wants to know first: how it looks, what it costs, and how it goes. */
function DoorSale({ service, site, to, assets }: PartProps & Pick<PageProps, "assets">) {
	const { doors: page, prices } = site.pages;
	const { steps, included, slug } = service;
	return (
		<>
			{page && assets.doors && (
				<SplitSection
					soft
					title={page.heading}
					intro={prices && <PriceLine prices={prices} slug={slug} to={to} />}
				>
					<DoorStrip page={page} doors={assets.doors} to={to} />
					<p>
						<ActionLink href={to.page("doors")} label={page.link} />
					</p>
				</SplitSection>
			)}
			{steps && (
				<SplitSection title={steps.heading}>
					<Steps items={steps.items} to={to} />
				</SplitSection>
			)}
			<SplitSection
				soft
				title={included.heading}
				intro={included.intro !== undefined && <Paragraph text={included.intro} to={to} />}
			>
				<PlainList items={included.items} />
			</SplitSection>
		</>
	);
}

function Explanation({
	service: { what, video, springLife, worn },
	to,
	assets,
}: Omit<PartProps, "site"> & Pick<PageProps, "assets">) {
	const { drawings } = useSpeech().words;
	if (!springLife)
		return (
			<SplitSection title={what.heading}>
				<LongText paragraphs={what.paragraphs} to={to} />
				<VideoLink video={video} assets={assets} />
				{worn && (
					<div className="columns--auto">
						{worn.map((part) => (
							<Drawing key={part} name={part} texts={drawings.worn[part]} assets={assets} />
						))}
					</div>
				)}
			</SplitSection>
		);
	return (
		<Section>
			<div className="columns columns--center">
				<div className="column--5 stack">
					<h2>{what.heading}</h2>
					<LongText paragraphs={what.paragraphs} to={to} />
					<VideoLink video={video} assets={assets} />
				</div>
				<div className="column--from-7">
					<Drawing name="spring" texts={drawings.spring} assets={assets} />
				</div>
			</div>
		</Section>
	);
}

function Prices({ site: { business, pages, speech }, service, to }: PartProps) {
	const { prices } = pages;
	if (!prices?.quote) return null;
	const { quote } = prices;
	const rows = pricedRows(prices).filter(({ line }) => line === service.slug);
	const after = rows.some(({ own }) => !own) ? ` ${prices.serviceLine.after}` : "";
	return (
		<SplitSection
			soft
			title={quote.heading}
			id={quote.id}
			intro={
				<>
					<Paragraph className="lede" text={quote.intro} to={to} />
					<Paragraph className="muted" text={`${listNote(prices, speech)}${after}`} to={to} />
				</>
			}
		>
			<PriceList prices={prices} rows={rows} phone={business.phone} to={to} />
			<QuoteForm prices={prices} quote={quote} to={to} />
		</SplitSection>
	);
}

function Details(props: PartProps) {
	const { site, to } = props;
	const { testimonials } = site.pages;
	return (
		<Section>
			<div className="fold-list">
				{planDetails(props).map(({ title, content }, index) =>
					index < openDetails ? (
						<PhoneFold
							key={title}
							level={2}
							className="fold__title"
							title={title}
							titleId={`details-${index + 1}`}
						>
							<div className="fold__body stack">{content}</div>
						</PhoneFold>
					) : (
						<Fold key={title} level={2} name="details" title={title}>
							{content}
						</Fold>
					),
				)}
			</div>
			{testimonials.items.length > 0 && (
				<p className="section-foot">
					<ActionLink href={to.page("testimonials")} label={testimonials.heading} />
				</p>
			)}
		</Section>
	);
}

function planDetails({ site, service, to }: PartProps) {
	const { prices } = site.pages;
	const { slug, signs, springLife, steps, duration, price, warranty, included } = service;
	const sellsDoors = site.pages.doors?.service === slug;
	const showsPricesAbove = sellsDoors || prices?.quote?.services.includes(slug);
	return [
		signs && {
			title: signs.heading,
			content: (
				<>
					{signs.intro !== undefined && <Paragraph text={signs.intro} to={to} />}
					{/* Bullets, because check marks would make signs of trouble look like good news. */}
					<BulletList items={signs.items} to={to} />
				</>
			),
		},
		springLife && {
			title: springLife.heading,
			content: (
				<>
					<Paragraphs paragraphs={springLife.paragraphs} to={to} />
					<SpringLifeTable springLife={springLife} />
				</>
			),
		},
		steps &&
			!sellsDoors && { title: steps.heading, content: <Steps items={steps.items} to={to} /> },
		{
			title: duration.heading,
			content: <Paragraphs paragraphs={duration.paragraphs} to={to} />,
		},
		price && {
			title: price.heading,
			content: (
				<>
					<Paragraph text={price.intro} to={to} />
					{prices && !showsPricesAbove && <PriceLine prices={prices} slug={slug} to={to} />}
					<CheckList items={price.items} />
				</>
			),
		},
		{
			title: warranty.heading,
			content: <Paragraphs paragraphs={warranty.paragraphs} to={to} />,
		},
		!sellsDoors && {
			title: included.heading,
			content: (
				<>
					{included.intro !== undefined && <Paragraph text={included.intro} to={to} />}
					<PlainList items={included.items} />
				</>
			),
		},
	].filter((detail) => typeof detail === "object");
}
