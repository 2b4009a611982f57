import { AfterCall } from "../../components/AfterCall.tsx";
import { AskForPlan } from "../../components/AskForPlan.tsx";
import { BulletList } from "../../components/BulletList.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { Financing } from "../../components/Financing.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Paragraphs } from "../../components/Paragraphs.tsx";
import { firstRead, listNote } from "../../components/PriceLine.tsx";
import { PriceList } from "../../components/PriceList.tsx";
import { QuoteForm } from "../../components/QuoteForm.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { WorksheetForm } from "../../components/WorksheetForm.tsx";
import { WorksheetTables } from "../../components/WorksheetTables.tsx";
import { ZipForm } from "../../components/ZipForm.tsx";
import { QuestionList } from "../../islands/QuestionList.tsx";
import { formatMonth } from "../../site/formats.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { ListSection } from "../../site/schema/fields.ts";
import type { PricesData } from "../../site/schema/pages/prices.ts";
import type { Speech } from "../../site/words.ts";
import type { FileRoute } from "../planFile.ts";

export type PricesRoute = FileRoute<"prices">;

export function PricesPage({ site, route, to, assets }: PageProps<PricesRoute>) {
	const { page: prices } = route;
	const { worksheet, figure, tips, fee, quote } = prices;
	const { phone } = site.business;
	const listMonth = firstRead(prices.sources);
	const sourceLines = Object.values(prices.sources).map((source) =>
		describeSource(source, figure, listMonth, site.speech),
	);
	const [standard] = site.services.flatMap(({ springLife }) => springLife?.ratings ?? []);
	const rules = {
		...worksheet.rules,
		doorYears: worksheet.doorYears,
		springCycles: standard?.cycles ?? 0,
	};
	const renderSection = ({ intro, items }: ListSection) => (
		<>
			{intro !== undefined && <Paragraph text={intro} to={to} />}
			<BulletList items={items} to={to} />
		</>
	);
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={prices.heading} lede={ledeOf(prices)}>
				{site.buildDate > prices.validUntil ? (
					<Note text={prices.stale} to={to} />
				) : (
					<div hidden data-until={prices.validUntil}>
						<Note text={prices.stale} to={to} />
					</div>
				)}
			</PageHead>
			<AfterCall site={site} to={to} />
			<Section soft>
				<p className="muted">{`${listNote(prices, site.speech)} ${prices.movesNote}`}</p>
				<div className="price-groups">
					{prices.groups.map(({ id, heading, rows }) => (
						<div key={id} className="price-groups__group">
							<h2 className="heading--small price-list-heading" id={id}>
								{heading}
							</h2>
							<PriceList prices={prices} rows={rows} phone={phone} to={to} />
						</div>
					))}
				</div>
				<div className="columns">
					{site.services.map((service) => (
						<AskForPlan key={service.slug} service={service} to={to} />
					))}
					<div>
						<ZipForm to={to} assets={assets} plain />
					</div>
				</div>
				<QuestionList
					name="more"
					questions={[
						...(quote
							? []
							: [
									{
										id: "tips",
										question: tips.heading,
										answer: <BulletList items={tips.items} to={to} />,
									},
								]),
						{
							id: "sources",
							question: prices.sourcesHeading,
							answer: <BulletList items={[...new Set(sourceLines)]} to={to} />,
						},
					]}
				/>
			</Section>
			{quote && (
				<SplitSection
					title={quote.heading}
					id={quote.id}
					intro={<Paragraph className="lede" text={quote.intro} to={to} />}
				>
					<QuoteForm prices={prices} quote={quote} to={to} />
				</SplitSection>
			)}
			<SplitSection
				soft
				title={worksheet.heading}
				id={worksheet.id}
				intro={<Paragraph className="lede" text={worksheet.intro} to={to} />}
			>
				<WorksheetForm worksheet={worksheet} rules={rules} />
				<QuestionList
					name="worksheet"
					questions={[
						{
							id: "worksheet-tables",
							question: worksheet.tables.heading,
							answer: <WorksheetTables tables={worksheet.tables} rules={rules} to={to} />,
						},
						{
							id: "assumes",
							question: worksheet.assumes.heading,
							answer: renderSection(worksheet.assumes),
						},
						{
							id: "beyond",
							question: worksheet.beyond.heading,
							answer: renderSection(worksheet.beyond),
						},
					]}
				/>
			</SplitSection>
			{fee && (
				<SplitSection title={fee.heading}>
					<Paragraphs paragraphs={fee.paragraphs} to={to} />
				</SplitSection>
			)}
			<Financing site={site} to={to} />
			<CallToAction site={site} to={to} {...prices.cta} />
		</>
	);
}

/** Returns the introduction, and adds `notOurs` if no row has a price of the company's own. */
export const ledeOf = ({ lede, notOurs, groups }: PricesData): string =>
	notOurs === undefined || groups.some(({ rows }) => rows.some(({ own }) => own))
		? lede
		: `${lede} ${notOurs}`;

/**
 * Returns a source's name and dates. Leaves out the month in which we read the source if it is
 * `listMonth`, because the page shows that month above the price list.
 */
function describeSource(
	{ name, published, read }: PricesData["sources"][string],
	labels: PricesData["figure"],
	listMonth: string,
	speech: Speech,
): string {
	const parts = [`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
	if (published !== undefined) {
		const isYear = published.length === "YYYY".length;
		parts.push(`${labels.published} ${isYear ? published : formatMonth(published, speech)}`);
	}
	if (read !== listMonth) parts.push(`${labels.read.toLowerCase()} ${formatMonth(read, speech)}`);
	return parts.join(", ");
}
