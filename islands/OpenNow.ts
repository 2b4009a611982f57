import { type Clock, type Opening, readOpeningState, type SpecialDay } from "./openingHours.ts";

export interface OpenNowProps {
	/** The openings, from `planWeek`. */
	readonly week: readonly Opening[];
	/** The days that keep other hours, from `planSpecialDays`. */
	readonly special: readonly SpecialDay[];
	/** The company's clock, from `planClock`. */
	readonly clock: Clock;
}

/**
 * Says whether the company is open in place of the plain hours, which stay for as long as nobody knows (the clock has run out), and marks
 * today's row of the hours (components/Hours.tsx).
 */
export function enhance(root: HTMLElement, { week, special, clock }: OpenNowProps): void {
	const words = import.meta.words.openNow;
	const line = root.querySelector(".open-now") as HTMLElement;
	const label = root.querySelector(".open-now__text") as HTMLElement;
	const plain = label.textContent;
	// Each minute, and each time that the page comes back: from another tab, from sleep, from the back/forward cache.
	const update = () => {
		const now = readOpeningState(new Date(), week, special, clock, words);
		const text = now ? words.office.replace("{state}", now.text) : plain;
		if (label.textContent !== text) label.textContent = text;
		line.classList.toggle("open-now--open", now?.open === true);
		line.classList.toggle("open-now--closed", now?.open === false);
		for (const row of document.querySelectorAll<HTMLElement>("[data-day]")) row.classList.toggle("hours__row--today", row.dataset.day === now?.day);
	};
	update();
	setTimeout(() => setInterval(update, 60_000, update()), 60_000 - (Date.now() % 60_000));
	document.addEventListener("visibilitychange", update);
	addEventListener("pageshow", update);
}
