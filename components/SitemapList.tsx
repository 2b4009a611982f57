interface SitemapListProps {
	readonly title: string;
	readonly links: readonly { readonly name: string; readonly href: string }[];
}

export function SitemapList({ title, links }: SitemapListProps) {
	return (
		<div>
			<h2 className="heading--small sitemap-list__heading">{title}</h2>
			<ul>
				{links.map(({ name, href }) => (
					<li key={href} className="sitemap-list__item">
						<a className="sitemap-list__link" href={href}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
