/**
 * Stores where the visit began, for form/fillOrigin.ts: the URL of the first page, and the URL of
 * the page that linked to it. `sessionStorage` keeps both until the tab is closed.
 */
export function noteOrigin(): void {
	try {
		sessionStorage.origin ??= `${location.href} ${document.referrer}`;
	} catch {}
}
