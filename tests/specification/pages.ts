import { routes, site } from "../data.ts";
import { pages as every } from "../site/pages.ts";

const own = new Set<string>(
	routes.filter(({ language }) => language === site.speech.language).map(({ path }) => path),
);

/** The specification covers the pages in the main language. */
export const pages = every.filter(({ path }) => own.has(path));
