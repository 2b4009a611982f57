import type { Links } from "../generator/site/links.ts";
import type { Crumb } from "../generator/site/routes.ts";
import { useSpeech } from "./useSpeech.ts";

interface BreadcrumbsProps {
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
}

/** Index of the first crumb that phones hide. The longest trails end at this index. */
const hiddenOnPhonesFrom = 3;

/** The page's trail from the home page down. The last crumb, the page itself, is no link. */
export function Breadcrumbs({ crumbs, to }: BreadcrumbsProps) {
	const { words } = useSpeech();
	return (
		<nav className="breadcrumbs" aria-label={words.breadcrumbs.label}>
			<ol className="breadcrumbs__list">
				{crumbs.map((crumb, index) => (
					<li
						key={crumb.path}
						className={
							index < hiddenOnPhonesFrom
								? "breadcrumbs__item"
								: "breadcrumbs__item breadcrumbs__item--deep"
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
