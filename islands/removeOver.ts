/**
 * Removes from the page what ended before today, such as an offer, shows what waited for that end,
 * and sets the copyright's year: the page may have been built long ago. Today is the visitor's day,
 * which is the office's for most of them. (Swedes write days as data files do: YYYY-MM-DD.)
 */
export function removeOver(): void {
	const today = new Date().toLocaleDateString("sv");
	for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
		if ((element.dataset.until as string) < today)
			element.replaceWith(...(element.hidden ? element.childNodes : []));
	const line = document.querySelector("[data-year]") as HTMLElement;
	const year = line.dataset.year as string;
	const text = line.firstChild as Text;
	// A device's clock may be behind.
	if (year < today) text.data = text.data.replace(year, today.slice(0, 4));
}
