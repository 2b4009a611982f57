/** Shows the place that the visitor looked up (findTowns.ts) beside the phone number. */
export function showPlace(): void {
	for (const button of document.querySelectorAll<HTMLElement>(
		".site-header__call, .call-bar__call",
	))
		button.dataset.place = sessionStorage.place;
}

showPlace();
