import { slug as slugSchema } from "../../site/schema/fields.ts";
import type { Named } from "../../site/site.ts";
import { formatPlace } from "../problems.ts";
import type { DataFile } from "./dataFile.ts";
import type { GatheredFacts } from "./facts.ts";
import type { Findings } from "./findings.ts";

/** Whether a name can be a page's slug. "index" can't: servers show index.html for a folder. */
export const isSlug = (name: unknown): name is string =>
	name !== "index" && slugSchema.safeParse(name).success;

export const slugRule =
	"lower-case words joined by hyphens, sixty characters at most, and not index";

/** Gathers the pages of a folder, sorted by `order` if they have that field, else by name. */
export function gatherFolder<T extends { readonly order?: number }>(
	folder: string,
	files: readonly DataFile[],
	{ fill }: GatheredFacts,
	findings: Findings,
) {
	const pages = files.map((file): Named<T> => {
		const slug = file.name.slice(folder.length + 1);
		const fix = "Rename the file: its name is the page's address.";
		if (!isSlug(slug)) findings.report("slug-format", file.name, [], slug, [slugRule, fix]);
		return Object.freeze({ ...fill<T>(file), slug });
	});
	pages.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
	const ordered = pages.filter(({ order }) => order !== undefined);
	checkUnique(ordered, "order", ({ slug }) => `${folder}/${slug}`, "place in the order", findings);
	return Object.freeze(pages);
}

/** Reports items with the same value in the field `key`. `what` names the value in the message. */
export function checkUnique<T>(
	items: readonly T[],
	key: keyof T & string,
	nameOf: (item: T) => string,
	what: string,
	{ locate, report }: Findings,
): void {
	const seen = new Map<unknown, T>();
	for (const item of items) {
		const other = seen.get(item[key]);
		// Name both files in the message, because either may be the copy.
		if (other) {
			const also = formatPlace(locate(nameOf(other), [key]));
			report("value-twice", nameOf(item), [key], item[key], [
				`a ${what} that stands once (also at ${also})`,
				"Change it in the newer of the two files.",
			]);
		} else seen.set(item[key], item);
	}
}
