/**
 * Removes from the page what ended before `today` (YYYY-MM-DD), such as an offer, shows what waited
 * for that end, and sets the copyright's year: the page may have been built long ago.
 */
export function removeOver(today: string): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
		const { until = "" } = element.dataset;
		if (until >= today) continue;
		if (element.hidden) element.replaceWith(...element.childNodes);
		else element.remove();
	}
	for (const { dataset, firstChild } of document.querySelectorAll<HTMLElement>("[data-year]")) {
		const year = today.slice(0, 4);
		if (!firstChild?.nodeValue || year <= (dataset.year ?? "")) continue;
		firstChild.nodeValue = firstChild.nodeValue.replace(dataset.year ?? "", year);
		dataset.year = year;
	}
}
