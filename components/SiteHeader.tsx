import {
	formatHourLines,
	formatPhone,
	formatShortHours,
	phoneLink,
	textLink,
} from "../generator/site/formats.ts";
import type { LanguageLink } from "../generator/site/languages.ts";
import { fill } from "../generator/site/words.ts";
import type { MenuItem } from "../islands/MenuItems.tsx";
import type { PageProps } from "../pages/kind.ts";
import { Brand } from "./Brand.tsx";
import { CallButton } from "./CallButton.tsx";
import { helpRoutes } from "./helpRoutes.ts";
import { Island } from "./Island.tsx";

interface SiteHeaderProps
	extends Pick<PageProps, "site" | "routes" | "navigation" | "to" | "assets"> {
	/** The navigation entry to mark, and the value of the entry's aria-current (`MenuItem`). */
	readonly current: { readonly path: string; readonly is: NonNullable<MenuItem["current"]> };
	readonly languages: readonly LanguageLink[];
}

/** The header of every page. On most screens, the header stays in view while the page scrolls. */
export function SiteHeader({
	site,
	routes,
	navigation,
	to,
	assets,
	current,
	languages,
}: SiteHeaderProps) {
	const { business, services, pages, speech } = site;
	const { answering: always } = speech;
	const { office } = speech.words.openNow;
	const lines = formatHourLines(business.hours, speech);
	const inOneLine = (groups: readonly string[]) =>
		groups.map((group) => group.replaceAll(" ", "\u00a0")).join(", ");
	const items = [
		...navigation.map(({ path, name }) => ({
			href: to.path(path),
			label: name,
			...(path === current.path && { current: current.is }),
		})),
		...languages.map(({ path, name, code, label }) => ({
			href: to.exact(path),
			label: name,
			language: code,
			whole: label,
		})),
	];
	const call = {
		href: phoneLink(business.phone),
		label: fill(speech.words.call.call, { phone: formatPhone(business.phone, speech) }),
	};
	const emergency = services.find(({ doNow }) => doNow);
	const more = {
		links: [
			...(emergency ? [{ href: to.service(emergency), label: emergency.name }] : []),
			{ href: to.path("/areas#zip"), label: speech.words.zipLookup.label },
			call,
			...(speech.booking ? [speech.booking] : []),
			...(business.textPhone
				? [
						{
							href: textLink(business.textPhone),
							label: fill(speech.words.textMessage.send, {
								phone: formatPhone(business.textPhone, speech),
							}),
						},
					]
				: []),
			...helpRoutes(routes, site).map(({ path, name }) => ({ href: to.path(path), label: name })),
			...(pages.testimonials.items.length > 0
				? [{ href: to.page("testimonials"), label: speech.words.pages.testimonials }]
				: []),
		],
		lines: [
			...(business.textPhone ? [speech.words.textMessage.photos] : []),
			...(business.answersAlways ? [always] : []),
			...lines,
		],
	};
	return (
		<header className="site-header">
			{/* Before the navigation, so that the Tab key soon reaches the phone number. */}
			<a className="skip-link" href={call.href}>
				{call.label}
			</a>
			<div className="wrap site-header__bar">
				<Brand
					business={business}
					assets={assets}
					href={to.page("home")}
					className="site-header__brand"
				/>
				<Island
					name="Menu"
					when="(width < 48rem)"
					props={{ items, more, words: speech.words.menu }}
				/>
				<div className="site-header__contact">
					<Island name="OpenNow" when="idle" className="site-header__open" props={{}}>
						{business.answersAlways ? (
							<p className="open-now open-now--always">
								<span className="open-now__always">{always}</span>{" "}
								<span className="open-now__text">
									{fill(office, { state: inOneLine(formatShortHours(business.hours, speech)) })}
								</span>
							</p>
						) : (
							<p className="open-now">
								<span className="open-now__text">{inOneLine(lines)}</span>
							</p>
						)}
					</Island>
					<CallButton
						phone={business.phone}
						answersAlways={business.answersAlways}
						className="site-header__call"
					/>
				</div>
			</div>
		</header>
	);
}
