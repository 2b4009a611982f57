import { planWeek } from "../islands/openingHours.ts";
import type { PageProps } from "../pages/page.ts";
import { Brand } from "./Brand.tsx";
import { CallButton } from "./CallButton.tsx";
import { formatHourLines } from "./format.ts";
import { Island } from "./Island.tsx";
import { mainPages } from "./mainPages.ts";

/** The sticky header: wordmark, navigation, phone. */
export function SiteHeader({ site, route, routes, to }: PageProps) {
	const { business } = site;
	const trail = new Set<string>(route.crumbs.map((crumb) => crumb.path));
	const items = mainPages(routes).map(({ path, name }) => ({
		href: to.path(path),
		label: name,
		current: path === "/" ? route.kind === "home" : trail.has(path),
	}));
	return (
		<header className="site-header">
			<div className="wrap site-header__bar">
				<Brand business={business} href={to.page("home")} className="site-header__brand" />
				<Island name="Menu" when="(width < 48rem)" props={{ items }} />
				<div className="site-header__contact">
					<Island
						name="OpenNow"
						when="idle"
						className="site-header__open"
						props={{
							week: planWeek(business.hours),
							clock: site.clock,
							text: formatHourLines(business.hours)
								.map((line) => line.replace(" ", "\u00a0"))
								.join(", "),
						}}
					/>
					<CallButton phone={business.phone} className="site-header__call" />
				</div>
			</div>
		</header>
	);
}
