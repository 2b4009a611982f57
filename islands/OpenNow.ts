import { hours } from "#hours";
import { words } from "#words/openNow";
import { readOpeningState } from "./openingHours.ts";
import { removeOver } from "./removeOver.ts";

/**
 * Replaces the plain hours with the current state, such as "Open now until 7 pm", and marks today's
 * row in tables of hours. Also removes outdated parts of the page (removeOver.ts).
 */
export function enhance(root: HTMLElement): void {
	const line = root.firstElementChild as HTMLElement;
	const label = line.lastElementChild as HTMLElement;
	const hoursText = label.textContent;
	const update = () => {
		const now = readOpeningState(new Date(), hours, words);
		const text = now ? words.office.replace("{state}", now.text) : hoursText;
		if (label.textContent !== text) label.textContent = text;
		line.dataset.open = `${now?.open}`;
		for (const row of document.querySelectorAll<HTMLElement>("[data-day]"))
			row.classList.toggle("hours__row--today", row.dataset.day === now?.day);
		removeOver();
	};
	update();
	setInterval(update, 10_000);
	addEventListener("pageshow", update);
}
