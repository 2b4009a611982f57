import type { FoundTown } from "./findTowns.ts";

/** Shows the place that the visitor looked up earlier beside the phone number. */
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
 * Keeps the found town for the visit: beside the phone number, and as the start of a message in the
 * contact form.
 */
export function keepPlace({ name, minutes }: FoundTown, template: string): void {
	const text = template.replace("{town}", name).replace("{minutes}", minutes);
	try {
		const before = sessionStorage.place;
		sessionStorage.place = minutes ? text : name;
		showPlace();
		// The draft of islands/form/draft.ts, with another message only if the visitor wrote it.
		const key = "contact-draft";
		const draft: readonly string[][] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
		const others = draft.filter(([, value]) => value !== `${before}\n`);
		if (!others.some(([field]) => field === "message"))
			others.push(["message", `${sessionStorage.place}\n`]);
		sessionStorage.setItem(key, JSON.stringify(others));
	} catch {}
}

showPlace();
