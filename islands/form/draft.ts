const key = "contact-draft";

/** Ignores an action's errors: some browsers forbid storage (private windows, blocked cookies). */
const attempt = (action: () => void) => {
	try {
		action();
	} catch {}
};

/** Saves what the visitor typed, for this tab only. An untouched form leaves no draft. */
export const saveDraft = (form: HTMLFormElement): void =>
	attempt(() => {
		// A <select> has no defaultValue. Its default is "", the value of its first option.
		const typed = [...new FormData(form)].filter(
			([name, value]) =>
				(form[name].defaultValue ?? "") !== value &&
				// JSON can't hold the photo's file.
				!(import.meta.formPhoto && value instanceof File),
		);
		if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(typed));
		else sessionStorage.removeItem(key);
	});

/** Restores the draft into fields that are still empty. */
export const restoreDraft = (form: HTMLFormElement): void =>
	attempt(() => {
		for (const [name, value] of JSON.parse(sessionStorage.getItem(key) ?? "[]")) {
			const field = form.elements.namedItem(name) as HTMLInputElement | null;
			// A draft from another language's form may name a field or an option that this form lacks. If
			// a <select> lacks the option, the first assignment selects nothing, and the second one
			// selects the empty option again.
			if (field) {
				field.value ||= value;
				field.value ||= "";
			}
		}
	});

export const dropDraft = (): void => attempt(() => sessionStorage.removeItem(key));
