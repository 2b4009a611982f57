// The specification of this one company. An owner who changes on purpose what it fixes deletes this
// folder (tests/specification).
import { routes, site } from "../data.ts";
import { pages as every } from "../site/pages.ts";

const own = new Set<string>(
	routes.filter(({ language }) => language === site.speech.language).map(({ path }) => path),
);

/** The pages that the specification speaks of: those in the main language. */
export const pages = every.filter(({ path }) => own.has(path));
