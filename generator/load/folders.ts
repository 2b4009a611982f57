import type { Checking } from "../../site/checking.ts";
import type { DataFile } from "../../site/dataFile.ts";
import { slug as slugSchema } from "../../site/schema/fields.ts";
import type { Named } from "../../site/site.ts";
import type { GatheredFacts } from "./facts.ts";

/**
 * Whether a name can be a page's slug. Refuses "index", because servers show index.html for a
 * folder, and names of devices (con, lpt1), because Windows can't read files with these names.
 */
export const isSlug = (name: unknown): name is string =>
	!/^(?:index|con|prn|aux|nul|(?:com|lpt)[1-9])$/.test(String(name)) &&
	slugSchema.safeParse(name).success;

/** Gathers the pages of a folder, sorted by `order` if they have that field, else by name. */
export function gatherFolder<T extends { readonly order?: number }>(
	folder: string,
	files: readonly DataFile[],
	{ fill }: GatheredFacts,
	checking: Checking,
) {
	const pages = files.map((file): Named<T> => {
		const slug = file.name.slice(folder.length + 1);
		if (!isSlug(slug)) checking.report("slug-format", file.name, [], slug, { owner: "file" });
		return Object.freeze({ ...fill<T>(file), slug });
	});
	pages.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
	return Object.freeze(pages);
}
