/**
 * Loads the company's outside services, such as analytics. Depending on `import.meta.askFirst`, a
 * box asks the visitor first. `localStorage.services` keeps the answer: "yes" or "no".
 * @throws DOMException if the browser forbids storage. Then no service is loaded.
 */
export function enhance(root: HTMLElement): void {
	if (import.meta.askFirst === undefined) return;
	let started = false;
	const start = () => {
		started = true;
		// Keep this condition, although the function has returned if there are no services: without it,
		// the bundler would emit an empty file for a company without services.
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
	// The box has the buttons "yes" and "no". A third button, in the privacy policy, has no value and
	// shows the box again.
	document.addEventListener("click", ({ target }) => {
		const { name, value } = target as HTMLButtonElement;
		if (name !== "consent") return;
		show(!value);
		if (!value) return;
		localStorage.services = value;
		if (value === "yes") start();
		// A running script can't be stopped, so reload the page without the services.
		else if (started) location.reload();
	});
}

const isInEurope = (): boolean =>
	/^(Europe|Atlantic\/(Az|Can|Fa|Mad|Rey)|Asia\/(Fam|Nic)|A\w+\/(Ceuta|Longy))/.test(
		new Intl.DateTimeFormat().resolvedOptions().timeZone,
	);
