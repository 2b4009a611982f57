/**
 * Marks an invalid field and shows the browser's own message below it, or removes the mark. No
 * browser has words for a photo that it can't read, so the photo's message stands in the HTML.
 */
export function markValidity(field: HTMLInputElement): void {
	const error = document.getElementById(`${field.id}-error`);
	if (!error) return;
	const { valid, customError } = field.validity;
	if (!valid && !customError) {
		error.textContent = field.validationMessage;
		// The browser speaks its own language, whatever the page's is.
		error.lang = navigator.language;
	}
	const ids = (field.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.filter((id) => id && id !== error.id);
	if (!valid) ids.push(error.id);
	field.setAttribute("aria-invalid", String(!valid));
	if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
	else field.removeAttribute("aria-describedby");
}
