/**
 * Loads the services that data names, and asks the visitor before where data says so. The answer is
 * kept under `services`; where a browser forbids to keep it, this throws, and nothing loads.
 */
export function enhance(root: HTMLElement): void {
	if (import.meta.askFirst === undefined) return;
	const start = () => {
		// Also a condition for the bundler, which otherwise makes a file of no services.
		if (import.meta.askFirst) void import("#services");
	};
	const show = (isShown: boolean) => root.classList.toggle("consent--asks", isShown);
	const chosen: string | undefined = localStorage.services;
	if (chosen === "yes") start();
	// Global Privacy Control is a no: https://www.w3.org/TR/gpc/
	else if (!chosen && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
		if (import.meta.askFirst === "always" || (import.meta.askFirst === "europe" && isInEurope()))
			show(true);
		else start();
	}
	if (import.meta.askFirst === "never") return;
	// The privacy policy has a button that asks again.
	document.addEventListener("click", ({ target }) => {
		const { name, value } = target as HTMLButtonElement;
		if (name !== "consent") return;
		show(!value);
		if (!value) return;
		localStorage.services = value;
		if (value === "yes") start();
		// A script that runs can't be stopped: a new page does without it.
		else if (chosen) location.reload();
	});
}

const isInEurope = (): boolean =>
	/^(Europe|Atlantic\/(Az|Can|Fa|Mad|Rey)|Asia\/(Fam|Nic)|A\w+\/(Ceuta|Longy))/.test(
		new Intl.DateTimeFormat().resolvedOptions().timeZone,
	);
