/**
 * A US phone number as the North American Numbering Plan writes it: "2125550100", "+1 212.555.0100"
 * → "(212) 555-0100". Anything else comes back as it was typed: extensions, other countries, words.
 */
export function formatTypedPhone(typed: string): string {
	// Address books copy marks of direction along, web pages dashes that do not break.
	const digits = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
	return /^(\+?1)?[2-9]\d{9}$/.test(digits)
		? digits.replace(/^(?:\+?1)?(...)(...)(....)$/, "($1) $2-$3")
		: typed;
}
