/**
 * Loads the outside services that data names. If data says so, the visitor is asked first, and the
 * answer is stored in `localStorage.services`.
 * @throws DOMException if the browser forbids storage. Then no service is loaded.
 */
export function enhance(root: HTMLElement): void {
	if (import.meta.askFirst === undefined) return;
	let started = false;
	const start = () => {
		started = true;
		// This condition makes the bundler drop the import if the company has no services. The return
		// above is not enough: an empty file would remain.
		if (import.meta.askFirst) void import("#services");
	};
	const show = (isShown: boolean) => root.classList.toggle("consent--asks", isShown);
	const chosen: string | undefined = localStorage.services;
	if (chosen === "yes") start();
	// Global Privacy Control counts as a "no": https://www.w3.org/TR/gpc/
	else if (!chosen && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
		if (import.meta.askFirst === "always" || (import.meta.askFirst === "europe" && isInEurope()))
			show(true);
		else start();
	}
	if (import.meta.askFirst === "never") return;
	// Handles the buttons in the box, and the one in the privacy policy that shows the box again.
	document.addEventListener("click", ({ target }) => {
		const { name, value } = target as HTMLButtonElement;
		if (name !== "consent") return;
		show(!value);
		if (!value) return;
		localStorage.services = value;
		if (value === "yes") start();
		// A running script can't be stopped. Reload the page, so that it runs without the services.
		else if (started) location.reload();
	});
}

const isInEurope = (): boolean =>
	/^(Europe|Atlantic\/(Az|Can|Fa|Mad|Rey)|Asia\/(Fam|Nic)|A\w+\/(Ceuta|Longy))/.test(
		new Intl.DateTimeFormat().resolvedOptions().timeZone,
	);
