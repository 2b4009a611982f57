/** By file ending: https://www.iana.org/assignments/media-types/ */
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

/** Endings of text files, which are served as UTF-8 and compressed. */
export const textEndings: readonly string[] = [
	"css",
	"html",
	"js",
	"json",
	"svg",
	"txt",
	"vcf",
	"webmanifest",
	"xml",
];

const topFiles = ["_headers", "_redirects", "vercel.json"] as const;
/** Host settings at the top of the site, which are not served to visitors. */
export const hostFileNames: readonly string[] = topFiles;
/** A host's settings file or a dotfile. Our servers don't answer these. */
export type HostFilePath = (typeof topFiles)[number] | `.${string}`;
