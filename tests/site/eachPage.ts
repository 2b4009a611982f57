import { it } from "vitest";

export type Rules<T> = Readonly<Record<string, (subject: T) => void>>;

/** Declares a test for each page, which checks every rule and reports each broken one by name. */
export function eachPage<T extends { readonly path: string }>(
	pages: readonly T[],
	name: string,
	rules: Rules<T> | ((page: T) => Rules<T>),
): void {
	it.each(pages.map((page) => [page.path, page] as const))(name, (_path, page) => {
		const checks = Object.entries(typeof rules === "function" ? rules(page) : rules);
		const broken = checks.flatMap(([rule, check]) => {
			try {
				check(page);
				return [];
			} catch (error) {
				if (!(error instanceof Error)) throw error;
				error.message = `${rule}: ${error.message}`;
				return [error];
			}
		});
		// Vitest shows each error of an AggregateError with its diff.
		if (broken.length > 0) throw new AggregateError(broken);
	});
}
