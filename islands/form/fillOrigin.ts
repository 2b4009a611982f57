/**
 * Fills in the form's hidden fields on the visit's origin: the first page, the referrer, and the
 * query parameters of advertisements. Other parameters are left out, because one could have the
 * name of a field that the provider needs.
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
