/**
 * Formats a North American number: "2125550100", "+1 212.555.0100" → "(212) 555-0100". Anything
 * else is returned unchanged: extensions, other countries, words.
 */
export function formatTypedPhone(typed: string): string {
	// Numbers copied from address books have direction marks, those from web pages non-breaking
	// hyphens.
	const digits = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
	return /^(\+?1)?[2-9]\d{9}$/.test(digits)
		? digits.replace(/^(?:\+?1)?(...)(...)(....)$/, "($1) $2-$3")
		: typed;
}
