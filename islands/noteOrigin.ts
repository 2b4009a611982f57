/**
 * Stores the visit's origin for form/fillOrigin.ts, until the tab is closed: the URL of the first
 * page, and the page that linked to it.
 */
export function noteOrigin(): void {
	try {
		sessionStorage.origin ??= `${location.href} ${document.referrer}`;
	} catch {}
}
