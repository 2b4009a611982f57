/**
 * Updates a page that was built long ago: removes what ended before today, such as an offer, shows
 * what waited for that end, and sets the copyright's year. Uses the visitor's date, which most
 * visitors share with the office.
 */
export function removeOver(): void {
	// "sv" writes days as data files do: YYYY-MM-DD.
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
