import { formatHourLines, formatPhone, phoneLink } from "../generator/site/formats.ts";
import type { LanguageLink } from "../generator/site/languages.ts";
import { fill } from "../generator/site/words.ts";
import type { PageProps } from "../pages/page.ts";
import { Brand } from "./Brand.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

interface SiteFooterProps extends Pick<PageProps, "site" | "routes" | "navigation" | "to"> {
	/** The ways to other languages. */
	readonly languages: readonly LanguageLink[];
}

/** The footer: its columns and the legal row, with the pines standing on its edge. */
export function SiteFooter({ site, routes, navigation, to, languages }: SiteFooterProps) {
	const { business, services, buildDate, words, speech } = site;
	// What the sitemap lists under this heading; of pages with more below them, the upper one.
	const help = routes.filter(({ listing, crumbs }) => listing?.column === words.sitemap.help && crumbs.length === 2);
	const { street, city, state, zip } = business.address;
	return (
		<footer className="site-footer">
			<div className="wrap">
				<div className="site-footer__columns">
					<div className="site-footer__column site-footer__column--wide">
						<Brand business={business} href={to.page("home")} className="site-footer__brand" />
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
					<nav className="site-footer__column" aria-labelledby="footer-links">
						<h2 className="site-footer__heading" id="footer-links">
							{words.footer.linksHeading}
						</h2>
						<ul>
							{[...navigation, to.route("testimonials"), to.route("sitemap")].map(({ path, name }) => (
								<li key={path}>
									<a className="site-footer__link" href={to.path(path)}>
										{name}
									</a>
								</li>
							))}
						</ul>
					</nav>
					<nav className="site-footer__column" aria-labelledby="footer-services">
						<h2 className="site-footer__heading" id="footer-services">
							{words.footer.servicesHeading}
						</h2>
						<ul>
							{services.map((service) => (
								<li key={service.slug}>
									<a className="site-footer__link" href={to.service(service)}>
										{service.name}
									</a>
								</li>
							))}
						</ul>
					</nav>
					{help.length > 0 && (
						<nav className="site-footer__column site-footer__column--wide" aria-labelledby="footer-help">
							<h2 className="site-footer__heading" id="footer-help">
								{words.footer.helpHeading}
							</h2>
							<ul className="site-footer__pairs">
								{help.map(({ path, name }) => (
									<li key={path}>
										<a className="site-footer__link" href={to.path(path)}>
											{name}
										</a>
									</li>
								))}
							</ul>
						</nav>
					)}
					<div className="site-footer__column site-footer__column--wide">
						<h2 className="site-footer__heading">{words.footer.contactHeading}</h2>
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
						<address className="site-footer__block">
							<span className="site-footer__line">{street}</span> <span className="site-footer__line">{fill(words.places.cityLine, { city, state, zip })}</span>
						</address>
						<p className="site-footer__block">
							{formatHourLines(business.hours, speech).map((line) => (
								<span key={line} className="site-footer__line">{`${line} `}</span>
							))}
							{business.answersAlways && <span className="site-footer__line">{words.promises.anyHourHours}</span>}
						</p>
					</div>
				</div>
				<div className="site-footer__legal seam">
					<p className="site-footer__copyright">
						{fill(words.footer.copyright, { year: buildDate.slice(0, 4), company: business.name })}
						{business.licenseNumber !== "" && (
							<span className="site-footer__license">{` ${fill(words.footer.license, { number: business.licenseNumber })}`}</span>
						)}
					</p>
					<a className="site-footer__link" href={to.legal("privacy-policy")}>
						{words.pages.privacyPolicy}
					</a>
					<a className="site-footer__link" href={to.legal("terms-of-service")}>
						{words.pages.termsOfService}
					</a>
					{languages.map(({ code, path, label }) => (
						<a key={code} className="site-footer__link" href={to.exact(path)} hrefLang={code} lang={code}>
							{label}
						</a>
					))}
				</div>
			</div>
		</footer>
	);
}
