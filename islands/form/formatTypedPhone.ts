/**
 * "2125550100", "+1 212.555.0100" → "(212) 555-0100". Extensions, other countries and words are
 * returned unchanged.
 */
export function formatTypedPhone(typed: string): string {
	// Copied numbers may have direction marks (address books) or non-breaking hyphens (web pages).
	const digits = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
	return /^(\+?1)?[2-9]\d{9}$/.test(digits)
		? digits.replace(/^(?:\+?1)?(...)(...)(....)$/, "($1) $2-$3")
		: typed;
}
