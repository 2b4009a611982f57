import { slug as slugSchema } from "../../schema/schema.ts";
import { formatPlace } from "../problems.ts";
import type { Named } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { GatheredFacts } from "./facts.ts";
import type { Findings } from "./findings.ts";

/**
 * Whether a name can be a part of an address: of sixty characters at most, as file systems end
 * names at 255 bytes, and ours grow. Servers show a file of the name index for the folder that it
 * is in.
 */
export const isSlug = (name: unknown): name is string =>
	name !== "index" && slugSchema.safeParse(name).success;

export const slugRule =
	"lower-case words joined by hyphens, sixty characters at most, and not index";

/**
 * The pages of those files that stand in a folder, in their order, where each has a place of its
 * own.
 */
export function gatherFolder<T extends { readonly order: number }>(
	folder: string,
	files: readonly DataFile[],
	{ fill }: GatheredFacts,
	findings: Findings,
) {
	const own = files.filter(({ name }) => name.startsWith(`${folder}/`));
	const pages = own.map((file): Named<T> => {
		const slug = file.name.slice(folder.length + 1);
		const fix = "Rename the file: its name is the page's address.";
		if (!isSlug(slug)) findings.report("slug-format", file.name, [], slug, slugRule, fix);
		return Object.freeze({ ...fill<T>(file), slug });
	});
	pages.sort((one, other) => one.order - other.order);
	checkUnique(pages, "order", ({ slug }) => `${folder}/${slug}`, "place in the order", findings);
	return Object.freeze(pages);
}

/**
 * Reports each item whose field says what an earlier one's says.
 * @param nameOf the file of an item
 */
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
		// Of a file and its copy, whose name may come first, no program knows which is which.
		if (other) {
			const also = formatPlace(locate(nameOf(other), [key]));
			report(
				"value-twice",
				nameOf(item),
				[key],
				item[key],
				`a ${what} that stands once (also at ${also})`,
				"Change it in the newer of the two files.",
			);
		} else seen.set(item[key], item);
	}
}
