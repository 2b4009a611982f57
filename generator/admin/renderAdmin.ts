import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import glob from "fast-glob";
import { escapeHtml } from "../../site/escapeHtml.ts";
import { siteAddress } from "../../site/links.ts";
import type { AdminData } from "../../site/schema/schema.ts";
import type { Site } from "../../site/site.ts";
import { formatPolicy } from "../hosts/securityPolicy.ts";
import type { OutputFile, Policy } from "../outputFiles.ts";
import { refuse } from "../problems.ts";
import { root } from "../root.ts";
import { editorConfig } from "./editorConfig.ts";

type Origins = Readonly<Record<"answers" | "pictures", readonly string[]>>;

/**
 * For each service, the origins to which the editing page may send requests, and the origins of
 * users' pictures.
 */
const services: Readonly<Record<AdminData["service"], Origins>> = {
	github: {
		answers: ["https://api.github.com", "https://www.githubstatus.com"],
		pictures: ["https://avatars.githubusercontent.com"],
	},
	gitlab: {
		answers: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
		pictures: ["https://gitlab.com", "https://secure.gravatar.com"],
	},
};

/**
 * Renders the editing page (Sveltia CMS) of a company that has data/admin.yaml. Only people with
 * write access to the repository can change anything with it.
 * @returns the page's files, or none without data/admin.yaml
 */
export function renderAdmin({ admin, business, folder }: Site): readonly OutputFile[] {
	if (admin === undefined) return [];
	const { basePath } = siteAddress(business.url);
	const policy = editorPolicy(admin);
	const paths = glob.sync("**/*.{yaml,md}", { cwd: folder }).sort();
	const config = editorConfig(admin, paths, business.name);
	return [
		file(
			"admin.html",
			`${[
				'<!doctype html><html lang="en"><head><meta charset="utf-8">',
				`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(formatPolicy(policy))}">`,
				'<meta name="viewport" content="width=device-width,initial-scale=1">',
				'<meta name="robots" content="noindex">',
				`<title>${escapeHtml(business.name)}: edit</title></head>`,
				"<body><noscript>Editing needs JavaScript.</noscript>",
				`<script type="module" src="${basePath}/admin/start.js"></script></body></html>`,
			].join("")}\n`,
		),
		file(
			"admin/start.js",
			`import CMS from "./sveltia/index.js";\nCMS.init({ config: ${JSON.stringify(config)} });\n`,
		),
		...editorFiles(),
	];
}

const file = (path: string, contents: OutputFile["contents"]): OutputFile => ({
	path,
	contents,
	owner: "the editing page",
});

/** Finds Sveltia CMS. Only companies with a page at /admin install it. */
function findEditor(): string {
	const name = "@sveltia/cms";
	try {
		// A company that uses the generator's package installs Sveltia CMS in its own folder: look in
		// the current folder, too.
		return createRequire(import.meta.url).resolve(name, { paths: [root, resolve()] });
	} catch {
		return refuse("editor-missing", "admin.yaml", `no package ${name}`, { name });
	}
}

function editorFiles(): readonly OutputFile[] {
	const folder = dirname(findEditor());
	const paths = glob.sync(["**/*", "!**/*.map"], { cwd: folder }).sort();
	// Sveltia CMS loads fonts from jsdelivr.net, which the page's security policy refuses. Load the
	// package's copies instead.
	const withOwnFonts = (script: string) =>
		script.replace(
			/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[:@][^)]*/g,
			(address, name) => {
				const isFont = (path: string) =>
					path.startsWith(`assets/${name}-`) && path.endsWith(".woff2");
				const fontPath = paths.find(isFont);
				return fontPath === undefined ? address : `admin/sveltia/${fontPath}`;
			},
		);
	return [
		...paths.map((path) => {
			const source = readFileSync(join(folder, path));
			const contents = path === "index.js" ? withOwnFonts(source.toString()) : source;
			return file(`admin/sveltia/${path}`, contents);
		}),
		file("admin/sveltia/LICENSE.txt", readFileSync(join(folder, "../LICENSE.txt"))),
	];
}

function editorPolicy({ service, auth }: AdminData): Policy {
	const { answers, pictures } = services[service];
	const signIn = auth ? [new URL(auth.base_url).origin] : [];
	return new Map([
		["default-src", ["'none'"]],
		["base-uri", ["'none'"]],
		["connect-src", ["'self'", "blob:", "data:", ...answers, ...signIn]],
		["font-src", ["'self'"]],
		["form-action", ["'none'"]],
		["img-src", ["'self'", "blob:", "data:", ...pictures]],
		["media-src", ["'self'", "blob:"]],
		["script-src", ["'self'", "'wasm-unsafe-eval'"]],
		["style-src", ["'self'", "'unsafe-inline'"]],
		["worker-src", ["'self'", "blob:"]],
	]);
}
