/** The day of news, which begins the file's name: "2026-11-20-new-truck" → "2026-11-20". */
export const dayOf = (slug: string): string => slug.slice(0, "YYYY-MM-DD".length);
