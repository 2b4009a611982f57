import { formatHourLines } from "../generator/site/formats.ts";
import { planHolidays } from "../generator/site/hours.ts";
import type { LanguageLink } from "../generator/site/languages.ts";
import { planSpecialDays, planWeek } from "../islands/openingHours.ts";
import type { PageProps } from "../pages/page.ts";
import { Brand } from "./Brand.tsx";
import { CallButton } from "./CallButton.tsx";
import { Island } from "./Island.tsx";

interface SiteHeaderProps extends Pick<PageProps, "site" | "navigation" | "to" | "assets"> {
	/** The path of the navigation's page that the page is or is below; "" for none. */
	readonly current: string;
	/** The ways to other languages. */
	readonly languages: readonly LanguageLink[];
}

/** The sticky header: wordmark, navigation, phone. */
export function SiteHeader({ site, navigation, to, current, languages }: SiteHeaderProps) {
	const { business, speech } = site;
	const items = [
		...navigation.map(({ path, name }) => ({ href: to.path(path), label: name, current: path === current })),
		...languages.map(({ path, name, code, label }) => ({ href: to.exact(path), label: name, current: false, language: code, whole: label })),
	];
	return (
		<header className="site-header">
			<div className="wrap site-header__bar">
				<Brand business={business} href={to.page("home")} className="site-header__brand" />
				<Island name="Menu" when="(width < 48rem)" props={{ items, words: speech.words.menu }} />
				<div className="site-header__contact">
					<Island
						name="OpenNow"
						when="idle"
						className="site-header__open"
						props={{
							week: planWeek(business.hours),
							special: planSpecialDays(planHolidays(business.holidays, `${site.buildDate.slice(0, 4)}-01-01`, 3)),
							clock: site.clock,
						}}
					>
						<p className="open-now">
							<span className="open-now__text">
								{formatHourLines(business.hours, speech)
									.map((line) => line.replaceAll(" ", "\u00a0"))
									.join(", ")}
							</span>
						</p>
					</Island>
					<CallButton phone={business.phone} className="site-header__call" />
				</div>
			</div>
		</header>
	);
}
