/**
 * Notes with which address a visit began, and which site it came from, until the tab is closed.
 * islands/form/fillOrigin.ts reads it, and knows the same key.
 */
export function noteOrigin(): void {
	try {
		sessionStorage.origin ??= `${location.href} ${document.referrer}`;
	} catch {}
}
