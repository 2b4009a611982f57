import type { ReactNode } from "react";
import type { Links } from "../generator/site/links.ts";
import type { Crumb } from "../generator/site/routes.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface PageHeadProps {
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
	readonly title: string;
	readonly lede?: string | undefined;
	/** Shown before the introduction, because safety warnings precede explanations. */
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
						{lede !== undefined && <Paragraph className="lede" text={lede} to={to} />}
						{children}
					</div>
				</div>
			</div>
		</section>
	);
}
