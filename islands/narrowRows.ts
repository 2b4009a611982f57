import { words } from "#words/search";
import { matchesSearch } from "./matchesSearch.ts";

/**
 * Narrows a list as someone types and chooses. Every field asks something of a row: a search, that
 * its text or its `data-words` hold the words; a choice, that the row's `data-` attribute of the
 * field's name lists the field's value. Works on the HTML alone: there is nothing to hold.
 * @param root holds <search> with the fields, whose own `data-words` are words that any row may be
 * asked with; a status that counts the rows, such as "16 questions"; and the rows. What folds a
 * group of rows is open for as long as the list is narrowed.
 * @param selector the rows'
 * @returns what shows all rows again; the button in <search> does so too
 */
export function narrowRows(root: HTMLElement, selector: string): () => void {
	const search = root.querySelector("search") as HTMLElement;
	const status = root.querySelector("[role=status]") as HTMLElement;
	const fields = [...search.querySelectorAll("input")];
	const rows = [...root.querySelectorAll<HTMLElement>(selector)];
	const all = status.textContent;
	let narrowed = false;
	let pause: ReturnType<typeof setTimeout>;

	const update = () => {
		for (const row of rows) {
			const text = [row.textContent, row.dataset.words, search.dataset.words].join(" ");
			row.hidden = !fields.every(({ name, value, type, checked }) =>
				type === "search"
					? matchesSearch(text, value)
					: !checked || !value || row.matches(`[data-${name}~="${value}"]`),
			);
		}
		const found = rows.filter((row) => !row.hidden).length;
		if (narrowed !== found < rows.length) {
			narrowed = !narrowed;
			for (const row of rows) {
				const group = row.parentElement?.closest("details");
				if (group) group.open = narrowed;
			}
		}
		const text = (narrowed ? (found ? words.found : words.none) : (all ?? ""))
			.replace("{found}", String(found))
			.replace("{all}", all ?? "");
		// Screen readers would read out every letter's count.
		clearTimeout(pause);
		pause = setTimeout(() => {
			if (status.textContent !== text) status.textContent = text;
		}, 400);
	};
	const reset = () => {
		for (const field of fields) {
			// The value of a choice is its name: only a search has one to lose.
			field.value = field.defaultValue;
			field.checked = field.defaultChecked;
		}
		update();
	};
	search.oninput = update;
	search.querySelector("button")?.addEventListener("click", reset);
	// What was typed before this ran, or put back by the browser on a reload. None of the fields has
	// `autocomplete="off"`: WebKit would empty it on the way back, after the last event that tells of
	// it (resumeFromDocumentSuspension in WebKit's HTMLInputElement.cpp).
	update();
	addEventListener("pageshow", update);
	return reset;
}
