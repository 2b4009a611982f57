/** "+18135550100" → "(813) 555-0100", as the North American Numbering Plan writes it. */
export function formatPhone(phone: string): string {
	return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
