export interface MenuItem {
	readonly href: string;
	readonly label: string;
	/**
	 * Whether the item is the page itself, or the part of the site that it belongs to
	 * (https://www.w3.org/TR/wai-aria-1.2/#aria-current).
	 */
	readonly current?: "page" | "true";
	/** Of the page that the item leads to, and of its label, where it is another than this page's. */
	readonly language?: string;
	/** The label with the name of the page, where it is not this page in another language. */
	readonly whole?: string;
}

/** The links of the site's navigation. */
export function MenuItems({ items }: { readonly items: readonly MenuItem[] }) {
	return items.map(({ href, label, current, language, whole }) => (
		<li key={href} className="menu__item">
			<a
				className="menu__link"
				href={href}
				aria-current={current}
				aria-label={whole === label ? undefined : whole}
				hrefLang={language}
				lang={language}
			>
				{label}
			</a>
		</li>
	));
}
