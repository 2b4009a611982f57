import { ActionLink } from "../../components/ActionLink.tsx";
import { CallButton } from "../../components/CallButton.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { linkedSymptoms } from "../../components/linkedSymptoms.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { SafetyGate } from "../../components/SafetyGate.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { SymptomAnswer } from "../../components/SymptomAnswer.tsx";
import { SymptomDrawing } from "../../components/SymptomDrawing.tsx";
import { SymptomLinks } from "../../components/SymptomLinks.tsx";
import type { PageProps } from "../../site/pageProps.ts";
import type { Route } from "../../site/routes.ts";
import type { SymptomsData } from "../../site/schema/pages/symptoms.ts";
import type { Symptom } from "../../site/site.ts";

export interface SymptomRoute extends Route {
	readonly kind: "symptom";
	readonly overview: SymptomsData;
	readonly branch: Symptom;
}

/**
 * If a page has more answers than this, its first answer is open on phones too. A long list of
 * closed answers would show none of their text.
 */
const maxClosed = 8;

export function SymptomPage({ site, route, to, assets }: PageProps<SymptomRoute>) {
	const { business, folders, pages } = site;
	const { overview: page, branch } = route;
	const gates = page.gate.questions
		.filter(({ id }) => branch.gate.ask.includes(id))
		.map(({ short }) => short);
	const also = linkedSymptoms(site, to, ({ alsoIn }) => alsoIn?.includes(branch.slug) ?? false);
	const related = folders.symptoms.filter(({ slug }) => branch.related?.includes(slug));
	const linkedHowTos = folders["how-to"].filter(({ slug }) => branch.howtos?.includes(slug));
	return (
		<>
			<PageHead
				crumbs={route.crumbs}
				to={to}
				title={branch.heading}
				lede={branch.lede}
				beforeLede={
					<SafetyGate
						strong={branch.gate.strong}
						text={branch.gate.text}
						items={gates}
						to={to}
						drawing={<SymptomDrawing name={branch.icon} assets={assets} />}
					>
						<CallButton phone={business.phone} text="call" />
					</SafetyGate>
				}
			/>
			<SplitSection soft title={page.labels.answers}>
				<div className="fold-list">
					{branch.rows.map((row, index) => (
						<SymptomAnswer
							key={row.id}
							row={row}
							page={page}
							services={[row.service, ...(row.alsoServices ?? [])].flatMap((slug) =>
								site.services.filter((service) => service.slug === slug),
							)}
							howTo={folders["how-to"].find(({ slug }) => slug === row.howto)}
							phone={business.phone}
							prices={pages.prices && to.page("prices")}
							open={index === 0 && branch.rows.length > maxClosed}
							openWide={index === 0}
							to={to}
							assets={assets}
						/>
					))}
				</div>
			</SplitSection>
			{also.length > 0 && (
				<SplitSection title={page.labels.alsoHere}>
					<SymptomLinks symptoms={also} />
				</SplitSection>
			)}
			<SplitSection title={page.labels.related}>
				<div className="row">
					{related.map((other) => (
						<ActionLink key={other.slug} href={to.below("symptoms", other)} label={other.name} />
					))}
					{linkedHowTos.map((howTo) => (
						<ActionLink key={howTo.slug} href={to.below("how-to", howTo)} label={howTo.name} />
					))}
					<ActionLink href={to.page("symptoms")} label={page.services.link} />
				</div>
			</SplitSection>
			<CallToAction site={site} to={to} photo={branch.heading} {...branch.cta} />
		</>
	);
}
