import type { Links } from "../generator/site/links.ts";
import type { Crumb } from "../generator/site/routes.ts";
import { useSpeech } from "./useSpeech.ts";

interface BreadcrumbsProps {
	/** From the top of the site down to the page itself. */
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
}

/** A phone's line ends before this one, which the heading below says again. */
const deep = 3;

/** The trail above a page's heading. */
export function Breadcrumbs({ crumbs, to }: BreadcrumbsProps) {
	const { words } = useSpeech();
	return (
		<nav className="breadcrumbs" aria-label={words.breadcrumbs.label}>
			<ol className="breadcrumbs__list">
				{crumbs.map((crumb, index) => (
					<li
						key={crumb.path}
						className={
							index < deep ? "breadcrumbs__item" : "breadcrumbs__item breadcrumbs__item--deep"
						}
					>
						{index < crumbs.length - 1 ? (
							<a className="tall-link" href={to.path(crumb.path)}>
								{crumb.name}
							</a>
						) : (
							<span aria-current="page">{crumb.name}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
