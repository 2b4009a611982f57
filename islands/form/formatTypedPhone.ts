/**
 * Formats a North American phone number, such as "2125550100" or "+1 212.555.0100", as "(212)
 * 555-0100". Returns all other text unchanged, such as extensions and numbers of other countries.
 */
export function formatTypedPhone(typed: string): string {
	// Remove special hyphens, which numbers copied from web pages have, and direction marks, which
	// numbers copied from address books have.
	const digits = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
	return /^(\+?1)?[2-9]\d{9}$/.test(digits)
		? digits.replace(/^(?:\+?1)?(...)(...)(....)$/, "($1) $2-$3")
		: typed;
}
