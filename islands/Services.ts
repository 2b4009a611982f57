/**
 * Loads the company's outside services, such as analytics. First asks the visitor if
 * `import.meta.askFirst` requires it, and keeps the answer, "yes" or "no", in
 * `localStorage.services`.
 * @throws DOMException if the browser forbids storage. Then no service is loaded.
 */
export function enhance(root: HTMLElement): void {
	if (import.meta.askFirst === undefined) return;
	let started = false;
	const start = () => {
		started = true;
		// Always true here. The condition keeps the bundler from emitting an empty file for a company
		// without services.
		if (import.meta.askFirst) void import("#services");
	};
	// Global Privacy Control counts as a "no": https://www.w3.org/TR/gpc/
	const asksForPrivacy = () =>
		(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
	// Waits until a prerendered page is opened, which may never happen:
	// https://wicg.github.io/nav-speculation/prerendering.html
	const whenOpened = (run: () => void) => {
		if ((document as { prerendering?: boolean }).prerendering)
			document.addEventListener("prerenderingchange", run);
		else run();
	};
	if (import.meta.askFirst === "never") {
		whenOpened(() => {
			if (localStorage.services !== "no" && !asksForPrivacy()) start();
		});
		return;
	}
	const show = (isShown: boolean) => root.classList.toggle("consent--asks", isShown);
	const update = () => {
		const chosen: string | undefined = localStorage.services;
		// A running script can't be stopped, so reload the page without the services.
		if (chosen === "no" && started) location.reload();
		if (chosen) show(false);
		if (chosen === "yes") start();
		else if (!chosen && !asksForPrivacy()) {
			if (import.meta.askFirst === "always" || (import.meta.askFirst === "europe" && isInEurope()))
				show(!started);
			else start();
		}
	};
	whenOpened(update);
	// The visitor may answer in another tab, or on another page before going back to this one.
	addEventListener("pageshow", ({ persisted }) => persisted && update());
	addEventListener("storage", update);
	// The box has the buttons "yes" and "no". A third button, in the privacy policy, has no value and
	// shows the box again.
	document.addEventListener("click", ({ target }) => {
		const { name, value } = target as HTMLButtonElement;
		if (name !== "consent") return;
		show(!value);
		if (!value) return;
		localStorage.services = value;
		update();
	});
}

const isInEurope = (): boolean =>
	/^(Europe|Atlantic\/(Az|Can|Fa|Mad|Rey)|Asia\/(Fam|Nic)|A\w+\/(Ceuta|Longy))/.test(
		new Intl.DateTimeFormat().resolvedOptions().timeZone,
	);
