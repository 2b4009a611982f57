import { matchesSearch } from "./matchesSearch.ts";

/**
 * Lets a form narrow a list as someone types and chooses. Every field asks something of a row: the search, that its text or its `data-words` hold the
 * words; any other, that the row's `data-` attribute of the field's name lists the field's value. Works on the HTML alone: there is nothing to hold.
 *
 * @param root holds the form, whose own `data-words` are words that any row may be asked with; a status that counts the rows, such as "16 questions";
 * and the rows. Groups of rows that are folded open while the list is narrowed.
 * @param selector the rows'
 */
export function narrowRows(root: HTMLElement, selector: string): void {
	const form = root.querySelector("form") as HTMLFormElement;
	const status = root.querySelector("[role=status]") as HTMLElement;
	const rows = [...root.querySelectorAll<HTMLElement>(selector)];
	const all = status.textContent;
	let narrowed = false;

	const update = () => {
		const asked = [...new FormData(form)] as [string, string][];
		for (const row of rows) {
			const text = [row.textContent, row.dataset.words, form.dataset.words].join(" ");
			row.hidden = !asked.every(([name, value]) => (name === "search" ? matchesSearch(text, value) : !value || row.matches(`[data-${name}~="${value}"]`)));
		}
		const found = rows.filter((row) => !row.hidden).length;
		if (narrowed !== found < rows.length) {
			narrowed = !narrowed;
			for (const row of rows) {
				const group = row.parentElement?.closest("details");
				if (group) group.open = narrowed;
			}
		}
		status.textContent = narrowed ? `${found} of ${all}` : all;
	};
	form.oninput = update;
	// The fields are empty only after the event.
	form.onreset = () => setTimeout(update);
	// What was typed before this ran, or put back by the browser on a reload.
	update();
}
