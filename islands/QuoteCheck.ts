import { words } from "#words/worksheet";
import { formatMoney, formatSums } from "./compareCosts.ts";
import { type PriceRange, placeOnBar } from "./placeOnBar.ts";
import { showResult } from "./showResult.ts";

export interface QuoteCheckProps {
	readonly scale: PriceRange;
}

/** Marks a visitor's quote on the bar of the chosen job. The form is components/QuoteForm.tsx. */
export function enhance(root: HTMLElement, { scale }: QuoteCheckProps): void {
	const form = root.querySelector("form") as HTMLFormElement;
	const job = form.querySelector("select") as HTMLSelectElement;
	for (const { id, firstElementChild } of document.querySelectorAll("[data-range]"))
		job.add(new Option(firstElementChild?.textContent ?? "", id));
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const quote = Number(new FormData(form).get("quote"));
		const row = document.getElementById(job.value) as HTMLElement;
		const [low = 0, high = 0] = JSON.parse(row.dataset.range ?? "[]") as number[];
		const range = formatSums({ low, high }, words.language, words.currency);
		const sum = formatMoney(quote, words.language, words.currency);

		const bar = row.querySelector("svg") as SVGElement;
		// Reuse the mark of an earlier quote, so that a bar has only one mark.
		const marked =
			bar.querySelector("[data-mark]") ??
			bar.appendChild(bar.lastElementChild?.cloneNode() as Element);
		const x = `${placeOnBar(quote, scale)}%`;
		const mark = { "data-mark": "", class: "price-bar__mark", x1: x, x2: x, y1: "-4", y2: "14" };
		for (const [name, value] of Object.entries(mark)) marked.setAttribute(name, value);

		const figures = {
			quote: sum,
			range,
			moves: row.querySelector("[data-moves]")?.textContent ?? "",
		};
		root.querySelector("[data-bar]")?.replaceChildren(bar.cloneNode(true));
		const place = quote < low ? "below" : quote > high ? "above" : "within";
		showResult(root, figures, "place", place);
	});
}
