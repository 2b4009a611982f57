import { formatAddress, formatHourLines, formatPhone, phoneLink } from "../site/formats.ts";
import { type LanguageLink, languageCode } from "../site/languages.ts";
import type { PageProps } from "../site/pageProps.ts";
import { fill } from "../site/words.ts";
import { Brand } from "./Brand.tsx";
import { helpRoutes } from "./helpRoutes.ts";
import { PhoneFold } from "./PhoneFold.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

interface SiteFooterProps
	extends Pick<PageProps, "site" | "routes" | "navigation" | "footerPages" | "to" | "assets"> {
	readonly languages: readonly LanguageLink[];
}

export function SiteFooter({
	site,
	routes,
	navigation,
	footerPages,
	to,
	assets,
	languages,
}: SiteFooterProps) {
	const { business, services, pages, buildDate, words, speech } = site;
	const ownPages = footerPages.map(({ path, name, language }) => ({
		code: language === speech.language ? undefined : languageCode(language),
		path,
		label: name,
	}));
	return (
		<footer className="site-footer">
			<div className="wrap">
				<div className="site-footer__columns">
					<div className="site-footer__column">
						<Brand
							business={business}
							assets={assets}
							href={to.page("home")}
							isOnBand
							className="site-footer__brand"
						/>
						<p className="site-footer__blurb">
							{[
								fill(words.footer.blurb, { region: business.region, founded: business.founded }),
								business.promises.licensedAndInsured && words.promises.licensed,
							]
								.filter(Boolean)
								.join(" ")}
						</p>
						<SocialLinks social={business.social} />
					</div>
					<FooterLinks
						id="footer-links"
						heading={words.footer.linksHeading}
						links={[
							...navigation.map(({ path, name }) => ({ href: to.path(path), name })),
							// Show the link if the company has reviews. If this language has no reviews page, the
							// link leads to the main language's page.
							...(pages.testimonials.items.length > 0
								? [{ href: to.page("testimonials"), name: words.pages.testimonials }]
								: []),
							...helpRoutes(routes, site).map(({ path, name }) => ({ href: to.path(path), name })),
							{ href: to.page("sitemap"), name: words.pages.sitemap },
						]}
					/>
					{services.length > 0 && (
						<FooterLinks
							id="footer-services"
							heading={words.footer.servicesHeading}
							links={services.map((service) => ({ href: to.service(service), name: service.name }))}
						/>
					)}
					<div className="site-footer__column">
						<h2 className="site-footer__heading">{words.footer.contactHeading}</h2>
						<address className="site-footer__address">
							{formatAddress(business.address, speech).map((line) => (
								<span key={line} className="site-footer__line">{`${line} `}</span>
							))}
						</address>
						<p>
							<a className="site-footer__link site-footer__phone" href={phoneLink(business.phone)}>
								{formatPhone(business.phone, speech)}
							</a>
						</p>
						<p>
							<a className="site-footer__link" href={`mailto:${business.email}`}>
								{business.email}
							</a>
						</p>
						<p className="site-footer__block">
							{formatHourLines(business.hours, speech).map((line) => (
								<span key={line} className="site-footer__line">{`${line} `}</span>
							))}
							{business.answersAlways && (
								<span className="site-footer__line">{words.promises.anyHourHours}</span>
							)}
						</p>
					</div>
				</div>
				<div className="site-footer__legal seam">
					<p className="site-footer__copyright" data-year={buildDate.slice(0, 4)}>
						{fill(words.footer.copyright, { year: buildDate.slice(0, 4), company: business.name })}
						{business.licenseNumber !== "" && (
							<span className="site-footer__license">{` ${fill(words.footer.license, { number: business.licenseNumber })}`}</span>
						)}
						{business.licenseNumber !== "" && business.licenseLookup !== undefined && (
							<a className="site-footer__link" href={business.licenseLookup}>
								{words.footer.licenseLookup}
							</a>
						)}
					</p>
					{[...ownPages, ...languages].map(({ code, path, label }) => (
						<a
							key={path}
							className="site-footer__link"
							href={to.exact(path)}
							hrefLang={code}
							lang={code}
						>
							{label}
						</a>
					))}
				</div>
			</div>
		</footer>
	);
}

interface FooterLinksProps {
	readonly id: string;
	readonly heading: string;
	readonly links: readonly { readonly href: string; readonly name: string }[];
}

function FooterLinks({ id, heading, links }: FooterLinksProps) {
	return (
		<nav className="site-footer__column" aria-labelledby={id}>
			<PhoneFold
				level={2}
				title={heading}
				label={heading}
				titleId={id}
				className="site-footer__heading"
			>
				<ul className="site-footer__list">
					{links.map(({ href, name }) => (
						<li key={href}>
							<a className="site-footer__link" href={href}>
								{name}
							</a>
						</li>
					))}
				</ul>
			</PhoneFold>
		</nav>
	);
}
