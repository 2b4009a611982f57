/**
 * Marks an invalid field and shows the browser's own message below it, or removes both. No browser
 * has words for a photo that it can't read, so the photo's message stands in the HTML (`data-text`).
 */
export function markValidity(field: HTMLInputElement): void {
	const error = document.getElementById(`${field.id}-error`);
	if (!error) return;
	error.textContent = field.validationMessage;
	// The browser's messages are in the browser's language, which can differ from the page's.
	if (!error.dataset.text) error.lang = navigator.language;
	field.setAttribute("aria-invalid", String(!field.validity.valid));
}
