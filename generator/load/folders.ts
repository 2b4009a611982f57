import { slug as slugSchema } from "../../data/schema.ts";
import type { Named } from "../site/site.ts";
import type { DataFile } from "./dataFile.ts";
import type { GatheredFacts } from "./facts.ts";
import type { Findings } from "./findings.ts";

/** Whether a name can be a part of an address: of sixty characters at most, as file systems end names at 255 bytes, and ours grow. */
export const isSlug = (name: unknown): name is string => slugSchema.safeParse(name).success;

/** The pages of a folder's files, in their order. */
export function gatherFolder<T extends { readonly order: number }>(files: readonly DataFile[], { fill }: GatheredFacts, { report }: Findings) {
	const pages = files.map((file): Named<T> => {
		const slug = file.name.slice(file.name.lastIndexOf("/") + 1);
		if (!isSlug(slug))
			report(file.name, [], slug, "lower-case words joined by hyphens, sixty characters at most", "Rename the file: its name is the page's address.");
		return Object.freeze({ ...fill<T>(file), slug });
	});
	return Object.freeze(pages.sort((one, other) => one.order - other.order));
}
