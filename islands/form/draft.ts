const key = "contact-draft";

/** Some browsers forbid storage (private windows, blocked cookies). Then there are no drafts. */
const attempt = (action: () => void) => {
	try {
		action();
	} catch {}
};

/**
 * Saves what the visitor typed until the tab is closed. A reopened tab gets it back. An untouched form
 * leaves no draft.
 */
export const saveDraft = (form: HTMLFormElement): void =>
	attempt(() => {
		// A choice has no defaultValue: none of its options is chosen at first.
		const own = [...new FormData(form)].filter(
			([name, value]) =>
				(form[name].defaultValue ?? "") !== value &&
				// A photo can't be put back.
				!(import.meta.formPhoto && value instanceof File),
		);
		if (own.length > 0) sessionStorage.setItem(key, JSON.stringify(own));
		else sessionStorage.removeItem(key);
	});

/** Restores the draft, but only into fields that are still empty. */
export const restoreDraft = (form: HTMLFormElement): void =>
	attempt(() => {
		for (const [name, value] of JSON.parse(sessionStorage.getItem(key) ?? "[]")) {
			const field = form.elements.namedItem(name) as HTMLInputElement | null;
			// The field, or the draft's choice, may not exist in this form, as in another language.
			if (field) {
				field.value ||= value;
				field.value ||= "";
			}
		}
	});

export const dropDraft = (): void => attempt(() => sessionStorage.removeItem(key));
