export interface MenuItem {
	readonly href: string;
	readonly label: string;
	/**
	 * The value of aria-current: "page" on the linked page, "true" on pages below the linked page
	 * (https://www.w3.org/TR/wai-aria-1.2/#aria-current).
	 */
	readonly current?: "page" | "true";
	/** The linked page's language, if it differs from this page's. */
	readonly language?: string;
	/** The accessible name. It may add the linked page's name to the label. */
	readonly whole?: string;
}

export function MenuItems({ items }: { readonly items: readonly MenuItem[] }) {
	return items.map(({ href, label, current, language, whole }) => (
		<li key={href}>
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
