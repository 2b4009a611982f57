import type { ReactNode } from "react";
import type { Links } from "../site/links.ts";
import type { Crumb } from "../site/routes.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { classNames } from "./classNames.ts";
import { Paragraph } from "./Paragraph.tsx";

interface HeroProps {
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
	readonly title: string;
	readonly lede: string;
	readonly children?: ReactNode;
	readonly below?: ReactNode;
	/**
	 * On phones, fills the first line of the title before the second, instead of balancing the lines
	 * (hero.css).
	 */
	readonly filled?: boolean;
	readonly night?: boolean;
	readonly aside?: ReactNode;
}

/** The band at the top of a page, dark in both color schemes. */
export function Hero({
	crumbs,
	to,
	title,
	lede,
	children,
	below,
	filled = false,
	night = false,
	aside,
}: HeroProps) {
	return (
		<section className={classNames("hero", night && "hero--night")}>
			<div className="wrap">
				<Breadcrumbs crumbs={crumbs} to={to} />
				<div className={classNames("hero__columns", Boolean(aside) && "hero__columns--split")}>
					<div className="hero__text stack stack--loose">
						<h1 className={filled ? "hero__title--filled" : undefined}>{title}</h1>
						<Paragraph className="lede hero__lede" text={lede} to={to} />
						{children !== undefined && <div className="row row--pair">{children}</div>}
						{below}
					</div>
					{aside && <div className="hero__aside">{aside}</div>}
				</div>
			</div>
		</section>
	);
}
