import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";
import { fill, type Speech } from "./words.ts";

/** A page's way to another language. */
export interface LanguageLink {
	/** As `lang` and `hreflang` have it: "es". */
	readonly code: string;
	readonly path: string;
	/** The language's name in itself. */
	readonly name: string;
	/**
	 * The same; where the link leads to a page above the one that the language does not have, with
	 * that page's name.
	 */
	readonly label: string;
}

/**
 * A language without its country: "es-US" as "es". It is the tag's first part
 * (https://www.rfc-editor.org/rfc/rfc5646#section-2.2.1).
 */
export const languageCode = (language: string): string => language.replace(/-.*/, "");

/** What a link says of the page that it leads to, where that is in another language. */
export interface OtherLanguage {
	/** As `hreflang` has it: "en". */
	readonly code: string;
	/** What ends the link's text: "(en inglés)". */
	readonly label: string;
}

/**
 * Finds the links that lead to a page in another language.
 *
 * @param routes the whole route table
 * @param to the link helper of the language whose pages the links stand on
 * @param speech of that language
 * @returns a function from what stands in `href`
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
 * For each page the same page in each other language, or the nearest above it that there is.
 *
 * @param routes the whole route table
 * @param main the site in its main language
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
				// Nobody is led to a page that is shown in the place of another one.
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
