/**
 * Marks a field as invalid, or removes the mark. A phone number of fewer than seven digits is
 * marked too, but the visitor can send it.
 */
export function markValidity(field: HTMLInputElement): void {
	const error = document.getElementById(`${field.id}-error`);
	if (!error) return;
	const wrong =
		!field.validity.valid ||
		(field.type === "tel" && field.value !== "" && field.value.replace(/\D/g, "").length < 7);
	const ids = (field.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.filter((id) => id && id !== error.id);
	if (wrong) ids.push(error.id);
	field.setAttribute("aria-invalid", String(wrong));
	if (ids.length > 0) field.setAttribute("aria-describedby", ids.join(" "));
	else field.removeAttribute("aria-describedby");
}
