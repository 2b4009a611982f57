const key = "contact-draft";

/**
 * Runs what touches the storage; a browser that forbids it (private windows, blocked cookies) means
 * no draft, and no error.
 */
const attempt = (action: () => void) => {
	try {
		action();
	} catch {}
};

/**
 * Keeps what the visitor has put into the form for as long as the tab lives, also when the tab is
 * closed by mistake and opened again. A form in its first state leaves no draft.
 */
export const saveDraft = (form: HTMLFormElement): void =>
	attempt(() => {
		// A choice has no defaultValue: none of its options is chosen at first.
		const own = [...new FormData(form)].filter(
			([name, value]) => (form[name].defaultValue ?? "") !== value,
		);
		if (own.length > 0) sessionStorage.setItem(key, JSON.stringify(own));
		else sessionStorage.removeItem(key);
	});

/**
 * Puts a kept draft back into the fields that are still empty: what was typed in the meantime
 * stays.
 */
export const restoreDraft = (form: HTMLFormElement): void =>
	attempt(() => {
		for (const [name, value] of JSON.parse(sessionStorage.getItem(key) ?? "[]")) {
			const field = form.elements.namedItem(name) as HTMLInputElement | null;
			// A field that the form no longer has. A choice that it no longer offers, as in another
			// language, leaves none.
			if (field) {
				field.value ||= value;
				field.value ||= "";
			}
		}
	});

/** Forgets the draft, once the message has arrived. */
export const dropDraft = (): void => attempt(() => sessionStorage.removeItem(key));
