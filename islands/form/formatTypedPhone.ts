/**
 * Formats a North American phone number: "2125550100" and "+1 212.555.0100" become "(212)
 * 555-0100". Returns extensions, other countries' numbers and words unchanged.
 */
export function formatTypedPhone(typed: string): string {
	// Address books add direction marks to numbers, and web pages special hyphens.
	const digits = typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "");
	return /^(\+?1)?[2-9]\d{9}$/.test(digits)
		? digits.replace(/^(?:\+?1)?(...)(...)(....)$/, "($1) $2-$3")
		: typed;
}
