import type { Links } from "../site/links.ts";
import type { Crumb } from "../site/routes.ts";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

interface BreadcrumbsProps {
	readonly crumbs: readonly Crumb[];
	readonly to: Links;
}

/**
 * If there are more crumbs than this, phones hide the last one, because the heading below has the
 * same text.
 */
const maxCrumbsOnPhones = 3;

export function Breadcrumbs({ crumbs, to }: BreadcrumbsProps) {
	const { words } = useSpeech();
	const hidden = crumbs.length > maxCrumbsOnPhones ? crumbs.at(-1) : undefined;
	return (
		<nav className="breadcrumbs" aria-label={words.breadcrumbs.label}>
			<ol className="breadcrumbs__list">
				{crumbs.map((crumb, index) => (
					<li
						key={crumb.path}
						className={classNames(
							"breadcrumbs__item",
							crumb === hidden && "breadcrumbs__item--deep",
						)}
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
