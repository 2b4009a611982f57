import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";
import { fill, type Speech } from "./words.ts";

/** A link from a page to its translation, or to the nearest translated page above it. */
export interface LanguageLink {
	readonly code: string;
	readonly path: string;
	/** The language's name in its own language: "Español". */
	readonly name: string;
	/**
	 * The link's text. For a link to the page's translation: "Español". For a link to a page above,
	 * with that page's name: "Español: Servicios".
	 */
	readonly label: string;
}

/** The first part of a language tag (https://www.rfc-editor.org/rfc/rfc5646): "es" for "es-US". */
export const languageCode = (language: string): string => language.replace(/-.*/, "");

/** The language of a linked page, if it isn't the language of the page with the link. */
export interface OtherLanguage {
	readonly code: string;
	/** A text to put after the link's label: "(en inglés)". */
	readonly label: string;
}

/**
 * Finds links that lead to a page in another language.
 * @param to `exact` makes a page's URL from its path
 * @param speech the words of the language whose pages contain the links
 * @returns a function from a link's `href` to the linked page's language, or to undefined
 * if both pages have the same language.
 */
export function planOtherLanguages(
	routes: readonly Route[],
	to: { readonly exact: (path: string) => string },
	{ language: pageLanguage, languages, words }: Pick<Speech, "language" | "languages" | "words">,
): (href: string) => OtherLanguage | undefined {
	const languageByHref = new Map(
		routes.flatMap(({ language, path }) => {
			if (language === pageLanguage) return [];
			const code = languageCode(language);
			const label = fill(words.language.only, { language: languages.of(code) ?? code });
			return [[to.exact(path), { code, label }] as const];
		}),
	);
	return (href) => languageByHref.get(href.replace(/[?#].*$/, ""));
}

export function planLanguageLinks(
	routes: readonly Route[],
	main: Site,
): (route: Route) => readonly LanguageLink[] {
	const bySource = new Map(routes.map((route) => [`${route.language} ${route.source}`, route]));
	const byPath = new Map(routes.map((route) => [route.path, route]));
	return (route) => {
		const above = route.crumbs.flatMap(({ path }) => byPath.get(path) ?? []).reverse();
		// Never link to 404, 500 or the thank-you page: visitors don't open these pages by a link.
		const linked = [route, ...above].filter(({ indexed }) => indexed);
		return [main, ...main.translations].flatMap(({ speech: { language, words } }) => {
			if (language === route.language) return [];
			const [found] = linked.flatMap(({ source }) => bySource.get(`${language} ${source}`) ?? []);
			if (!found) return [];
			const { name, nearest } = words.language;
			const label =
				found.source === route.source ? name : fill(nearest, { language: name, page: found.name });
			return { code: languageCode(language), path: found.path, name, label };
		});
	};
}
