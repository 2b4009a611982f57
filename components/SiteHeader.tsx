import type { MenuItem } from "../islands/MenuItems.tsx";
import { formatHourLines, formatPhone, formatShortHours, textLink } from "../site/formats.ts";
import type { LanguageLink } from "../site/languages.ts";
import type { PageProps } from "../site/pageProps.ts";
import type { Business } from "../site/schema/schema.ts";
import { fill } from "../site/words.ts";
import { Brand } from "./Brand.tsx";
import { CallButton } from "./CallButton.tsx";
import { callLink } from "./callLink.ts";
import { helpRoutes } from "./helpRoutes.ts";
import { Island } from "./Island.tsx";
import { useSpeech } from "./useSpeech.ts";

interface SiteHeaderProps
	extends Pick<PageProps, "site" | "routes" | "navigation" | "to" | "assets"> {
	/** The navigation entry to mark, and the value of the entry's aria-current (`MenuItem`). */
	readonly current: { readonly path: string; readonly is: NonNullable<MenuItem["current"]> };
	readonly languages: readonly LanguageLink[];
}

export function SiteHeader(props: SiteHeaderProps) {
	const { site, to, assets } = props;
	const [other] = props.languages;
	const { business, speech } = site;
	const call = callLink(business, speech);
	return (
		<header className="site-header">
			{/* The link is before the navigation, so that the Tab key soon reaches the phone number. */}
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
				{other && (
					<a
						className="tall-link site-header__language"
						href={to.exact(other.path)}
						hrefLang={other.code}
						lang={other.code}
						aria-label={other.label === other.name ? undefined : other.label}
					>
						{other.name}
					</a>
				)}
				<Island
					name="Menu"
					when="(max-width: 47.999rem)"
					props={{
						items: planItems(props),
						more: { links: planMoreLinks(props), lines: planMoreLines(site) },
						place: {
							action: to.path("/areas#zip-table"),
							label: speech.words.zipLookup.label,
							hint: speech.words.zipLookup.hint,
							submit: speech.words.zipLookup.submit,
						},
						words: speech.words.menu,
					}}
				/>
				<div className="site-header__contact">
					<OpenNow hours={business.hours} answersAlways={business.answersAlways} />
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

/**
 * The opening hours as text. The OpenNow island replaces them with the current state: "Open now
 * until 7 pm".
 */
function OpenNow({ hours, answersAlways }: Pick<Business, "hours" | "answersAlways">) {
	const speech = useSpeech();
	const text = (lines: readonly string[]) =>
		lines.map((line) => line.replaceAll(" ", "\u00a0")).join(", ");
	return (
		<Island name="OpenNow" when="idle" className="site-header__open" props={{}}>
			{answersAlways ? (
				<p className="open-now open-now--always">
					<span className="open-now__always">{speech.answering}</span>{" "}
					<span className="open-now__text">
						{fill(speech.words.openNow.office, { state: text(formatShortHours(hours, speech)) })}
					</span>
				</p>
			) : (
				<p className="open-now">
					<span className="open-now__text">{text(formatHourLines(hours, speech))}</span>
				</p>
			)}
		</Island>
	);
}

const planItems = ({
	navigation,
	languages,
	to,
	current,
}: SiteHeaderProps): readonly MenuItem[] => [
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

/** The links below the page links in the menu, on small screens only. */
function planMoreLinks({ site, routes, to }: SiteHeaderProps): readonly MenuItem[] {
	const { business, services, pages, speech } = site;
	const { textPhone } = business;
	const { words, booking } = speech;
	const emergency = services.find(({ doNow }) => doNow);
	return [
		callLink(business, speech),
		textPhone && {
			href: textLink(textPhone),
			label: fill(words.textMessage.send, { phone: formatPhone(textPhone, speech) }),
		},
		emergency && { href: to.service(emergency), label: emergency.name },
		booking,
		...helpRoutes(routes, site).map(({ path, name }) => ({ href: to.path(path), label: name })),
		pages.testimonials.items.length > 0 && {
			href: to.page("testimonials"),
			label: words.pages.testimonials,
		},
	].filter((link) => typeof link === "object");
}

const planMoreLines = ({ business, speech }: PageProps["site"]): readonly string[] => [
	...(business.answersAlways ? [speech.answering] : []),
	...formatHourLines(business.hours, speech),
];
