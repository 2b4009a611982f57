import type { FoundTown } from "./findTowns.ts";

/** Adds the place that the visitor looked up to the buttons with the phone number. */
function showPlace(): void {
	// Some browsers forbid storage.
	try {
		const { place } = sessionStorage;
		for (const button of document.querySelectorAll<HTMLElement>(
			".site-header__call, .call-bar__call",
		))
			if (place) button.dataset.place = place;
	} catch {}
}

/**
 * Keeps the found town for the visit: shows it beside the phone number, and begins the contact
 * form's draft with it.
 */
export function keepPlace({ name, minutes }: FoundTown, template: string): void {
	const text = template.replace("{town}", name).replace("{minutes}", minutes);
	try {
		const before = sessionStorage.place;
		sessionStorage.place = minutes ? text : name;
		showPlace();
		// Replace the earlier place in the draft of islands/form/draft.ts, but never a message that the
		// visitor wrote.
		const key = "contact-draft";
		const draft: readonly string[][] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
		const others = draft.filter(([, value]) => value !== `${before}\n`);
		if (!others.some(([field]) => field === "message"))
			others.push(["message", `${sessionStorage.place}\n`]);
		sessionStorage.setItem(key, JSON.stringify(others));
	} catch {}
}

showPlace();
