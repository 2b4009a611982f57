import { type ToggleEvent, useEffect, useRef } from "react";
import type { Words } from "../schema/wordsSchema.ts";
import { type MenuItem, MenuItems } from "./MenuItems.tsx";

export interface MenuProps {
	readonly words: Words["menu"];
	readonly items: readonly MenuItem[];
	/** Items after the pages, only in the phone's menu. */
	readonly more: {
		/** What to do until we come, the ZIP look-up, the phone. */
		readonly links: readonly MenuItem[];
		readonly lines: readonly string[];
	};
}

/**
 * One line from 48rem up, below that a popover that works without a script. menu.css keeps the page
 * behind it from scrolling. The island adds what browsers leave out.
 */
export function Menu({ items, more, words }: MenuProps) {
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLElement>(null);

	useEffect(() => {
		const nav = menu.current;
		// Browsers without popovers always show the list, so there is nothing to close.
		if (!nav?.hidePopover) return;
		const close = () => nav.hidePopover();
		// If the window grows while the popover is open, it would cover the line of links.
		matchMedia("(width >= 48rem)").addEventListener("change", close);
		// Close the popover when the focus leaves it, so that it doesn't cover the focused element.
		nav.parentElement?.addEventListener("focusout", ({ currentTarget, relatedTarget }) => {
			if (relatedTarget && !(currentTarget as Node).contains(relatedTarget as Node)) close();
		});
		// With the back button, the page may return in the state in which it was left.
		addEventListener("pagehide", close);
		nav.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
	}, []);

	const behaviour = {
		ref: menu,
		onBeforeToggle: ({ newState }: ToggleEvent) => {
			// Safari doesn't focus a clicked button, so it can't return the focus to it, and its Tab key
			// skips the open list.
			if (newState === "open") button.current?.blur();
			if (newState === "open" || menu.current?.contains(document.activeElement))
				button.current?.focus({ preventScroll: true });
		},
	};
	return (
		<>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; see importMeta.d.ts.
				<button ref={button} type="button" dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<button ref={button} className="button menu__button" type="button" popoverTarget="menu">
					{/* menu.css shows the right label, also without a script. */}
					<span className="menu__open">{words.button}</span>
					<span className="menu__close">{words.close}</span>
				</button>
			)}
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; see importMeta.d.ts.
				<nav {...behaviour} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<nav {...behaviour} className="menu" id="menu" popover="auto" aria-label={words.label}>
					<ul className="menu__list">
						<MenuItems items={items} />
					</ul>
					<ul className="menu__more">
						<MenuItems items={more.links} />
						{more.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</nav>
			)}
		</>
	);
}
