/** Shows the place that the visitor looked up (findTowns.ts) beside the phone number. */
export function showPlace(): void {
	const { place } = sessionStorage;
	for (const button of document.querySelectorAll<HTMLElement>(
		".site-header__call, .call-bar__call",
	))
		if (place) button.dataset.place = place;
}

showPlace();
