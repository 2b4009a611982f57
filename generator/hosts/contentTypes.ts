/**
 * What each kind of file that we write is served as
 * (https://www.iana.org/assignments/media-types/).
 */
export const contentTypes: Readonly<Record<string, string>> = {
	avif: "image/avif",
	css: "text/css",
	html: "text/html",
	ico: "image/vnd.microsoft.icon",
	jpg: "image/jpeg",
	js: "text/javascript",
	json: "application/json",
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

/** The endings whose files are text: they go out as UTF-8 and compress well. */
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
/** Files at the top of the site that tell a host what to do and are nobody else's business. */
export const hostFileNames: readonly string[] = topFiles;
/**
 * Where a host's file may stand: at the top by a name that no server of ours answers for, or hidden
 * by a dot.
 */
export type HostFilePath = (typeof topFiles)[number] | `.${string}`;
