/** Returns the day in a news file's name: "2026-11-20-new-truck" → "2026-11-20". */
export const dayOf = (slug: string): string => slug.slice(0, "YYYY-MM-DD".length);
