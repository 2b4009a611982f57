import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";
import { fill, type Speech } from "./words.ts";

/** A link to the page in another language. */
export interface LanguageLink {
	/** The value of `lang` and `hreflang`: "es". */
	readonly code: string;
	readonly path: string;
	/** The language's name in that language. */
	readonly name: string;
	/** The name, followed by the linked page's name if the language lacks this page. */
	readonly label: string;
}

/**
 * The first part of a language tag: "es" for "es-US".
 * https://www.rfc-editor.org/rfc/rfc5646#section-2.2.1
 */
export const languageCode = (language: string): string => language.replace(/-.*/, "");

/** The language of a linked page, where it differs from the language of the linking page. */
export interface OtherLanguage {
	/** The value of `hreflang`: "en". */
	readonly code: string;
	/** The end of the link's text: "(en inglés)". */
	readonly label: string;
}

/**
 * Finds links that lead to a page in another language.
 * @param to link helper of the language whose pages have the links
 * @param speech of that language
 * @returns a function of the link's `href`
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

/**
 * Links each page to the same page in every other language, or to the nearest page above it there.
 */
export function planLanguageLinks(
	routes: readonly Route[],
	main: Site,
): (route: Route) => readonly LanguageLink[] {
	const bySource = new Map(routes.map((route) => [`${route.language} ${route.source}`, route]));
	const byPath = new Map(routes.map((route) => [route.path, route]));
	return (route) => {
		const above = route.crumbs.flatMap(({ path }) => byPath.get(path) ?? []).reverse();
		return [main, ...main.translations].flatMap(
			({ speech: { language, words } }): LanguageLink[] => {
				if (language === route.language) return [];
				// Pages that stand in for another one, such as 404, have no counterpart to link to.
				const [found] = [route, ...above]
					.filter(({ indexed }) => indexed)
					.flatMap(({ source }) => bySource.get(`${language} ${source}`) ?? []);
				if (!found) return [];
				const { name } = words.language;
				const label =
					found.source === route.source
						? name
						: fill(words.language.nearest, { language: name, page: found.name });
				return [{ code: languageCode(language), path: found.path, name, label }];
			},
		);
	};
}
