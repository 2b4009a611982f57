import { words } from "#words/search";
import { matchesSearch } from "./matchesSearch.ts";

/**
 * Filters the rows of a list by the fields in <search>. A search field matches a row's text, its
 * `data-words` and its group's heading. A radio button "urgency" with the value "today" matches the
 * rows that have the word "today" in `data-urgency`.
 * @param root contains <search>, a status with the number of rows ("16 questions"), and the rows.
 * The `data-words` of <search> match every row.
 * @param selector CSS selector of the rows
 * @returns a function that shows all rows again, as the button in <search> does
 */
export function narrowRows(root: HTMLElement, selector: string): () => void {
	const search = root.querySelector("search") as HTMLElement;
	const status = root.querySelector("[role=status]") as HTMLElement;
	const fields = [...search.querySelectorAll("input")];
	const rows = [...root.querySelectorAll<HTMLElement>(selector)];
	const all = status.textContent;
	let narrowed = false;
	let pause: ReturnType<typeof setTimeout>;

	const groupOf = (row: HTMLElement) => row.parentElement?.closest("details");
	const matches = (row: HTMLElement) => {
		const text = [row, groupOf(row)?.querySelector("summary")]
			.map((element) => element?.textContent)
			.concat(row.dataset.words, search.dataset.words)
			.join(" ");
		return fields.every(({ name, value, type, checked }) =>
			type === "search"
				? matchesSearch(text, value)
				: !checked || !value || row.matches(`[data-${name}~="${value}"]`),
		);
	};
	const update = () => {
		for (const row of rows) row.hidden = !matches(row);
		const found = rows.filter((row) => !row.hidden).length;
		if (narrowed !== found < rows.length) {
			narrowed = !narrowed;
			for (const row of rows) {
				const group = groupOf(row);
				if (group) group.open = narrowed;
			}
		}
		const text = (narrowed ? (found ? words.found : words.none) : (all ?? ""))
			.replace("{found}", String(found))
			.replace("{all}", all ?? "");
		// Wait for a pause in typing, because screen readers would read the count after every letter.
		clearTimeout(pause);
		pause = setTimeout(() => {
			if (status.textContent !== text) status.textContent = text;
		}, 400);
	};
	const reset = () => {
		for (const field of fields) {
			// Resets text fields. A checkbox or a radio button keeps its `value`, which never changes.
			field.value = field.defaultValue;
			field.checked = field.defaultChecked;
		}
		update();
	};
	search.oninput = update;
	search.querySelector("button")?.addEventListener("click", reset);
	// Filter now and on "pageshow": the visitor may have typed before this script ran, and browsers
	// restore fields after a reload or going back. Don't set `autocomplete="off"` instead: WebKit
	// would empty the field after the last event (resumeFromDocumentSuspension in
	// HTMLInputElement.cpp).
	update();
	addEventListener("pageshow", update);
	return reset;
}
