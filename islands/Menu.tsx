import { type ToggleEvent, useEffect, useRef } from "react";
import type { Words } from "../schema/wordsSchema.ts";
import { type MenuItem, MenuItems } from "./MenuItems.tsx";

export interface MenuProps {
	readonly words: Words["menu"];
	readonly items: readonly MenuItem[];
	/** What only the phone's menu holds, after the pages. */
	readonly more: {
		/** What to do until we come, the look-up of ZIP codes, the phone. */
		readonly links: readonly MenuItem[];
		/** What photos are good for in a text message, when we answer and are open: a line each. */
		readonly lines: readonly string[];
	};
}

/**
 * The site's navigation: one line from 48rem up, below that a popover under a button.
 * The popover opens, closes on Escape and on a press beside it without a line of script, and
 * menu.css holds the page behind still; the browser itself says at the button whether it is open.
 * The island adds what the platform leaves out.
 */
export function Menu({ items, more, words }: MenuProps) {
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLElement>(null);

	useEffect(() => {
		const nav = menu.current;
		// A browser without popovers shows the list at all times: there is nothing to close.
		if (!nav?.hidePopover) return;
		const close = () => nav.hidePopover();
		// Left open while the window grows, the list would stay in the top layer, over the line of
		// links.
		matchMedia("(width >= 48rem)").addEventListener("change", close);
		// The keyboard has left the button and its list: what it reaches now must not be covered.
		nav.parentElement?.addEventListener("focusout", ({ currentTarget, relatedTarget }) => {
			if (relatedTarget && !(currentTarget as Node).contains(relatedTarget as Node)) close();
		});
		// The back button may bring this page back just as it was left.
		addEventListener("pagehide", close);
		nav.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
	}, []);

	const behaviour = {
		ref: menu,
		onBeforeToggle: ({ newState }: ToggleEvent) => {
			// Safari does not focus a button that is clicked, and so has nowhere to return the focus to.
			// WebKit's Tab goes on from the word that was pressed, past the open list, until the button
			// gets the focus anew.
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
					{/* menu.css shows the one that is true: without a script too. */}
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
