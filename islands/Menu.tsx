import { useEffect, useRef, useState } from "react";

export interface MenuItem {
	readonly href: string;
	readonly label: string;
	/** Whether the item is the page itself, or the part of the site that it belongs to. */
	readonly current: boolean;
}

export interface MenuProps {
	readonly items: readonly MenuItem[];
}

/**
 * The site's navigation: one line from 48rem up, below that a popover under a button.
 *
 * The popover opens, closes on Escape and on a press beside it without a line of script; the page behind is held still
 * by menu.css. The island adds what the platform leaves out.
 */
export function Menu({ items }: MenuProps) {
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLElement>(null);
	const [open, setOpen] = useState(false);

	useEffect(() => {
		const nav = menu.current;
		// A browser without popovers shows the list at all times: there is nothing to close.
		if (!nav?.hidePopover) return;
		const close = () => nav.hidePopover();
		setOpen(nav.matches(":popover-open"));
		// Opened before the window grew, the list would stay in the top layer, over the line of links.
		matchMedia("(width >= 48rem)").addEventListener("change", close);
		// The keyboard has left the button and its list: what it reaches now must not be covered.
		nav.parentElement?.addEventListener("focusout", ({ currentTarget, relatedTarget }) => {
			if (relatedTarget && !(currentTarget as Node).contains(relatedTarget as Node)) close();
		});
		// The browser brings this page back as it was left (back/forward cache): with the list open, if a link in it was chosen.
		addEventListener("pagehide", close);
	}, []);

	return (
		<>
			<button ref={button} className="button menu__button" type="button" popoverTarget="menu" aria-expanded={open}>
				Menu
			</button>
			<nav
				ref={menu}
				className="menu"
				id="menu"
				popover="auto"
				aria-label="Main"
				onBeforeToggle={({ newState }) => {
					// Safari does not focus a button that is clicked, so it has nowhere to return the focus to.
					if (newState === "closed" && menu.current?.contains(document.activeElement)) button.current?.focus();
				}}
				onToggle={({ newState }) => setOpen(newState === "open")}
				onClick={({ target }) => (target as Element).closest("a") && menu.current?.hidePopover?.()}
			>
				<ul className="menu__list">
					{items.map(({ href, label, current }) => (
						<li key={href} className="menu__item">
							<a className="menu__link" href={href} aria-current={current ? "page" : undefined}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}

/** @returns the props, all from the links in the island's HTML */
export const read = (root: HTMLElement): MenuProps => ({
	items: [...root.querySelectorAll("a")].map((link) => ({
		href: link.getAttribute("href") ?? "",
		label: link.textContent ?? "",
		current: link.hasAttribute("aria-current"),
	})),
});
