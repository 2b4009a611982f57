import type { ReactNode } from "react";
import type { Links } from "../site/links.ts";
import type { Crumb } from "../site/routes.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { classNames } from "./classNames.ts";
import { Paragraph } from "./Paragraph.tsx";

interface PageHeadProps {
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
	readonly title: string;
	readonly lede?: string | undefined;
	/**
	 * A safety warning above the introduction, because visitors must see it before any explanation.
	 */
	readonly beforeLede?: ReactNode;
	/** Shown after the introduction. On wide screens, `aside` takes the right half. */
	readonly aside?: ReactNode;
	readonly children?: ReactNode;
}

/** In characters. A longer title gets smaller letters, so that it fits two lines of half a page. */
const longestOfHalf = 36;

/**
 * The head of a page without a hero. On wide screens, the introduction is beside the title, or
 * below it if there is an `aside`, and a warning is below both.
 */
export function PageHead({ crumbs, to, title, lede, beforeLede, aside, children }: PageHeadProps) {
	const classes = classNames("page-head__columns", Boolean(aside) && "page-head__columns--split");
	return (
		<section className="section page-head">
			<div className="wrap">
				<Breadcrumbs crumbs={crumbs} to={to} />
				<div className={classes}>
					<h1 className={title.length > longestOfHalf ? "page-head__long" : undefined}>{title}</h1>
					{beforeLede && <div className="page-head__warning">{beforeLede}</div>}
					<div className="stack">
						{lede !== undefined && <Paragraph className="lede" text={lede} to={to} />}
						{children}
					</div>
					{aside && <div className="page-head__aside stack">{aside}</div>}
				</div>
			</div>
		</section>
	);
}
