/** Media types by file extension: https://www.iana.org/assignments/media-types/ */
export const contentTypes: Readonly<Record<string, string>> = {
	avif: "image/avif",
	css: "text/css",
	html: "text/html",
	ico: "image/vnd.microsoft.icon",
	jpg: "image/jpeg",
	js: "text/javascript",
	json: "application/json",
	pdf: "application/pdf",
	png: "image/png",
	svg: "image/svg+xml",
	txt: "text/plain",
	vcf: "text/vcard",
	wasm: "application/wasm",
	webmanifest: "application/manifest+json",
	webp: "image/webp",
	woff2: "font/woff2",
	xml: "application/xml",
};

/** Extensions of text files, which hosts serve as UTF-8 and compress. */
export const textEndings: readonly string[] = Object.entries(contentTypes).flatMap(
	([ending, type]) => (/^text|json|xml/.test(type) ? ending : []),
);

const topFiles = ["_headers", "_redirects", "vercel.json"] as const;
/** Hosts' settings files in the site's top folder. Visitors should not get these files. */
export const hostFileNames: readonly string[] = topFiles;
export type HostFilePath = (typeof topFiles)[number] | `.${string}`;
