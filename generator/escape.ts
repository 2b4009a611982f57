/** Escapes a text for a regular expression of JavaScript, PCRE (nginx) or RE2 (Caddy). */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
