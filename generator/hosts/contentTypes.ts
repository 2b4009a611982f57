import table from "./contentTypes.json" with { type: "json" };

/** Media types by file extension: https://www.iana.org/assignments/media-types/ */
export const contentTypes: Readonly<Record<string, string>> = table;

/** Extensions of text files, which hosts serve as UTF-8 and compress. */
export const textEndings: readonly string[] = Object.entries(contentTypes).flatMap(
	([ending, type]) => (/^text|json|xml/.test(type) ? ending : []),
);

/** Extensions of the files that other sites may embed, for a regular expression. */
export const embeddableEndings = Object.keys(contentTypes)
	.filter((ending) => ending !== "html")
	.join("|");

const topFiles = ["_headers", "_redirects", "vercel.json"] as const;
/** Hosts' settings files in the site's top folder. Visitors should not get these files. */
export const hostFileNames: readonly string[] = topFiles;
export type HostFilePath = (typeof topFiles)[number] | `.${string}`;
