import type { Site } from "../../site/site.ts";

/** Returns the day in a news file's name: "2026-11-20-new-truck" → "2026-11-20". */
export const dayOf = (slug: string): string => slug.slice(0, "YYYY-MM-DD".length);

/** Returns the news up to the day of the build. News of a later day waits for a later build. */
export const publishedNews = ({ folders, buildDate }: Site): Site["folders"]["news"] =>
	folders.news.filter(({ slug }) => dayOf(slug) <= buildDate);
