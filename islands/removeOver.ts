/**
 * Removes from the page what ended before `today` (YYYY-MM-DD), such as an offer, shows what waited
 * for that end, and sets the copyright's year: the page may have been built long ago.
 */
export function removeOver(today: string): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
		if ((element.dataset.until as string) < today)
			element.replaceWith(...(element.hidden ? element.childNodes : []));
	const line = document.querySelector("[data-year]") as HTMLElement;
	const { year = "" } = line.dataset;
	const text = line.firstChild as Text;
	// A device's clock may be behind.
	if (today < year) return;
	line.dataset.year = today.slice(0, 4);
	text.data = text.data.replace(year, line.dataset.year);
}
