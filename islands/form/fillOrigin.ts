/**
 * Fills in the hidden fields that say where the visit began: the first page, the referrer, and the
 * query parameters of advertisements, such as `utm_source`. Ignores other query parameters, because
 * a parameter could have the name of a field that the provider needs.
 */
export function fillOrigin(form: HTMLFormElement): void {
	try {
		const [page, referrer] = sessionStorage.origin.split(" ");
		form.landing_page.value = page;
		form.referrer.value = referrer;
		for (const [name, value] of new URL(page).searchParams)
			if (/^utm_|clid$/.test(name) && form[name]) form[name].value = value;
	} catch {}
}
