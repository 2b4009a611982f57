import type { ComponentProps } from "react";
import { ActionLink } from "../../components/ActionLink.tsx";
import { AfterCall } from "../../components/AfterCall.tsx";
import { BookButton } from "../../components/BookButton.tsx";
import { BulletList } from "../../components/BulletList.tsx";
import { CallToAction } from "../../components/CallToAction.tsx";
import { FactList } from "../../components/FactList.tsx";
import { Hours } from "../../components/Hours.tsx";
import { Island } from "../../components/Island.tsx";
import { MapFrame } from "../../components/MapFrame.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Paragraph } from "../../components/Paragraph.tsx";
import { Questions } from "../../components/Questions.tsx";
import { ReviewUs } from "../../components/ReviewUs.tsx";
import { SaveContact } from "../../components/SaveContact.tsx";
import { Section } from "../../components/Section.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { planForm } from "../../islands/form/planForm.ts";
import {
	formatAddress,
	formatPhone,
	phoneLink,
	textLink,
	whatsAppLink,
} from "../../site/formats.ts";
import type { PageProps } from "../../site/pageProps.ts";
import type { Site } from "../../site/site.ts";
import { fill, formWords } from "../../site/words.ts";
import type { FileRoute } from "../planFile.ts";

export type ContactRoute = FileRoute<"contact">;

export function ContactPage({ site, route, to, assets, maps }: PageProps<ContactRoute>) {
	const { business, services, words, speech } = site;
	const base = [...site.towns.values()].find(({ isBase }) => isBase);
	const page = site.pages.contact;
	return (
		<>
			<PageHead crumbs={route.crumbs} to={to} title={page.heading} lede={page.lede} />
			<Section>
				<div className="columns">
					<div className="column--7 stack stack--loose" id="form">
						<h2 className="heading--small">{page.form.heading}</h2>
						{business.form.provider === "simulated" && (
							<noscript>
								<Note text={page.form.offline} to={to} />
							</noscript>
						)}
						<Island
							name="ContactForm"
							when="visible"
							props={{
								words: { fields: words.contactForm.fields, send: formWords(speech, business) },
								markup: planForm(
									business.form,
									{ path: to.page("contact/sent"), url: to.absolute("/contact/sent") },
									{ attribution: business.attribution, photo: page.form.photo !== undefined },
								),
								subjects: [...services.map(({ name }) => name), page.form.subjectOther],
								messageHint: page.form.messageHint,
								...(page.form.photo && { photo: page.form.photo }),
								...(page.form.windows && { windows: page.form.windows }),
							}}
						/>
						<div className="next-steps">
							<BulletList numbered items={site.pages["contact/sent"].next} to={to} />
						</div>
						<Paragraph className="small-print" text={page.form.privacy} to={to} />
						<ReviewUs site={site} assets={assets} waits />
						{page.complaints && (
							<div className="stack">
								<h2 className="heading--small" id="complaints">
									{page.complaints.heading}
								</h2>
								<Paragraph text={page.complaints.text} to={to} />
							</div>
						)}
					</div>
					<div className="column--from-9 stack stack--far">
						<div>
							<div className="stack">
								<h2 className="heading--small">{page.direct.heading}</h2>
								{speech.booking && (
									<p className="row">
										<BookButton />
									</p>
								)}
							</div>
							<FactList facts={planFacts(site)} />
							<SaveContact href={to.file("contact.vcf")} />
						</div>
						<div className="stack">
							<h2 className="heading--small">{page.direct.hoursHeading}</h2>
							<Hours business={business} from={site.buildDate} />
							{business.answersAlways && (
								<p className="small-print">{words.promises.anyHourCalls}</p>
							)}
							<p>
								<ActionLink href={to.page("areas")} label={page.direct.areasLink} />
							</p>
						</div>
					</div>
					{business.address.street && (
						<div className="column--all">
							<MapFrame
								query={formatAddress(business.address, speech).join(", ")}
								title={words.map.officeTitle}
								caption={page.map.caption}
								to={to}
								maps={maps}
								focus={base && { town: base }}
								hasMap={false}
							/>
						</div>
					)}
				</div>
			</Section>
			<AfterCall site={site} to={to} />
			<SplitSection soft title={page.faq.heading}>
				<Questions name="contact-questions" questions={page.faq.questions} to={to} />
			</SplitSection>
			<CallToAction site={site} to={to} contactHref="#form" {...page.cta} />
		</>
	);
}

function planFacts({ business, words, speech }: Site): ComponentProps<typeof FactList>["facts"] {
	const { phone, textPhone, whatsApp, email, address, answersAlways } = business;
	const link = (href: string, text: string) => (
		<a className="tall-link fact-list__link" href={href}>
			{text}
		</a>
	);
	return [
		{
			term: answersAlways ? words.promises.anyHourPhone : words.contact.phone,
			value: link(phoneLink(phone), formatPhone(phone, speech)),
			note: speech.hasOtherPhoneLanguages
				? fill(words.call.languages, { languages: speech.phoneLanguageNames ?? "" })
				: undefined,
		},
		...(textPhone
			? [
					{
						term: words.textMessage.name,
						value: link(textLink(textPhone), formatPhone(textPhone, speech)),
						note: words.textMessage.photos,
					},
				]
			: []),
		...(whatsApp
			? [
					{
						term: words.textMessage.whatsApp,
						value: link(
							whatsAppLink(whatsApp, words.textMessage.start),
							formatPhone(whatsApp, speech),
						),
					},
				]
			: []),
		{ term: words.contact.email, value: link(`mailto:${email}`, email) },
		{
			term: words.contact.office,
			value: (
				<address>
					{formatAddress(address, speech).map((line) => (
						<span key={line} className="fact-list__line">{`${line} `}</span>
					))}
				</address>
			),
			note: address.directions,
		},
	];
}
