import { type ToggleEvent, useEffect, useRef } from "react";
import type { Words } from "../site/schema/wordsSchema.ts";
import { type MenuItem, MenuItems } from "./MenuItems.tsx";

export interface MenuProps {
	readonly words: Words["menu"];
	readonly items: readonly MenuItem[];
	/** Shown below the page links, in the popover on small screens only. */
	readonly more: {
		readonly links: readonly MenuItem[];
		readonly lines: readonly string[];
	};
	/** The form for a ZIP code or a town, which leads to /areas. */
	readonly place: {
		readonly action: string;
		readonly label: string;
		readonly hint: string;
		readonly submit: string;
	};
}

/**
 * The navigation: a line of links from 48rem up, and on smaller screens a popover, which needs no
 * script. This island closes the popover where browsers leave it open, for example when the window
 * gets wider.
 */
export function Menu({ items, more, place, words }: MenuProps) {
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLElement>(null);

	useEffect(() => {
		const nav = menu.current;
		// Browsers without popovers always show the list, so there is nothing to close.
		if (!nav?.hidePopover) return;
		const close = () => nav.hidePopover();
		// Close the popover when the window gets wide, because it would cover the line of links.
		matchMedia("(min-width: 48rem)").addEventListener("change", close);
		// Close the popover when the focus moves to an element outside, which the popover could cover.
		nav.parentElement?.addEventListener("focusout", ({ currentTarget, relatedTarget }) => {
			if (relatedTarget && !(currentTarget as Node).contains(relatedTarget as Node)) close();
		});
		// Close the popover when the visitor leaves the page. Otherwise the back button would restore
		// the page with the popover open.
		addEventListener("pagehide", close);
		nav.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
	}, []);

	const behavior = {
		ref: menu,
		onBeforeToggle: ({ newState }: ToggleEvent) => {
			// Focus the button, because Safari doesn't focus a clicked button: the Tab key would skip the
			// open list, and the focus could not return to the button.
			if (newState === "open") button.current?.blur();
			if (newState === "open" || menu.current?.contains(document.activeElement))
				button.current?.focus({ preventScroll: true });
		},
	};
	return (
		<>
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML (importMeta.d.ts).
				<button ref={button} type="button" dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<button ref={button} className="button menu__button" type="button" popoverTarget="menu">
					{/* menu.css shows one of these two labels, also without a script. */}
					<span className="menu__open">{words.button}</span>
					<span className="menu__close">{words.close}</span>
				</button>
			)}
			{import.meta.browser ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML (importMeta.d.ts).
				<nav {...behavior} dangerouslySetInnerHTML={{ __html: "" }} />
			) : (
				<nav {...behavior} className="menu" id="menu" popover="auto" aria-label={words.label}>
					<ul className="menu__list">
						<MenuItems items={items} />
					</ul>
					<ul className="menu__more">
						<li>
							<form action={place.action}>
								<label>
									{place.label}
									<input type="text" name="zip" placeholder={place.hint} />
								</label>
								<button className="button" type="submit">
									{place.submit}
								</button>
							</form>
						</li>
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
