/**
 * Writes into the form's hidden fields how the visitor came. Of the address, only what advertisements
 * add goes into fields, because its other names could be those of the provider's own fields.
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
