import type { ReactNode } from "react";
import type { Links } from "../generator/site/links.ts";
import type { Crumb } from "../generator/site/routes.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface PageHeadProps {
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
	readonly title: string;
	readonly lede: string;
	/**
	 * Shown above the introduction: a safety warning, which readers must see before any explanation.
	 */
	readonly beforeLede?: ReactNode;
	readonly children?: ReactNode;
}

/**
 * The heading of a page without a hero: title on the left, introduction on the right, children
 * below.
 */
export function PageHead({ crumbs, to, title, lede, beforeLede, children }: PageHeadProps) {
	return (
		<section className="section page-head">
			<div className="wrap">
				<Breadcrumbs crumbs={crumbs} to={to} />
				<div className="page-head__columns">
					<h1>{title}</h1>
					<div className="stack">
						{beforeLede}
						<Paragraph className="lede" text={lede} to={to} />
						{children}
					</div>
				</div>
			</div>
		</section>
	);
}
