export interface MenuItem {
	readonly href: string;
	readonly label: string;
	/** Whether the item is the page itself, or the part of the site that it belongs to. */
	readonly current: boolean;
}

/** The links of the site's navigation. */
export function MenuItems({ items }: { readonly items: readonly MenuItem[] }) {
	return items.map(({ href, label, current }) => (
		<li key={href} className="menu__item">
			<a className="menu__link" href={href} aria-current={current ? "page" : undefined}>
				{label}
			</a>
		</li>
	));
}
