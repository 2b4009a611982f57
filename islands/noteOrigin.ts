/**
 * Stores the visit's origin until the tab is closed: the URL of the first page, and the page that
 * linked to it. islands/form/fillOrigin.ts reads both.
 */
export function noteOrigin(): void {
	try {
		sessionStorage.origin ??= `${location.href} ${document.referrer}`;
	} catch {}
}
