import { hours } from "#hours";
import { words } from "#words/openNow";
import { readOpeningState } from "./openingHours.ts";

/**
 * Says whether the company is open in place of the plain hours, which stay for as long as nobody
 * knows (the clock has run out), and marks today's row of the hours (components/Hours.tsx).
 */
export function enhance(root: HTMLElement): void {
	const line = root.querySelector(".open-now") as HTMLElement;
	const label = root.querySelector(".open-now__text") as HTMLElement;
	const plain = label.textContent;
	// Each minute, and each time that the page comes back: from another tab, from sleep, from the
	// back/forward cache.
	const update = () => {
		const now = readOpeningState(new Date(), hours, words);
		const text = now ? words.office.replace("{state}", now.text) : plain;
		if (label.textContent !== text) label.textContent = text;
		line.classList.toggle("open-now--open", now?.open === true);
		line.classList.toggle("open-now--closed", now?.open === false);
		for (const row of document.querySelectorAll<HTMLElement>("[data-day]"))
			row.classList.toggle("hours__row--today", row.dataset.day === now?.day);
	};
	update();
	setTimeout(() => setInterval(update, 60_000, update()), 60_000 - (Date.now() % 60_000));
	document.addEventListener("visibilitychange", update);
	addEventListener("pageshow", update);
}
