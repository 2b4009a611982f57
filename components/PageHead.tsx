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

/** The characters of a title that two lines of half a page hold. */
const longestOfHalf = 36;

/**
 * The head of a page without a hero. On wide screens the introduction is on the right, and a
 * warning below both. If `aside` takes the right half, the introduction is below the title. A long
 * title has smaller letters, so that it needs two lines.
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
