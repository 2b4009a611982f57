import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import glob from "fast-glob";
import type { AdminData } from "../../schema/schema.ts";
import { escapeHtml } from "../escape.ts";
import { formatPolicy, type Policy } from "../hosts/securityPolicy.ts";
import type { OutputFile } from "../output/output.ts";
import { siteAddress } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { editorConfig } from "./editorConfig.ts";

/** Where each service answers, and where it keeps its people's pictures. */
const services: Readonly<
	Record<
		AdminData["service"],
		{ readonly answers: readonly string[]; readonly pictures: readonly string[] }
	>
> = {
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
 * The page on which the data can be edited, for a company that has data/admin.yaml: Sveltia CMS, from files of our own.
 *
 * It is no page of the site: nothing links to it, search engines are asked to stay away, and its scripts are no visitor's. Whoever opens
 * it can change nothing without the right to write to the repository.
 *
 * @returns its files; none for a company without it
 */
export function renderAdmin({ admin, business, folder }: Site): readonly OutputFile[] {
	if (admin === undefined) return [];
	const { basePath } = siteAddress(business.url);
	const policy = editorPolicy(services[admin.service]);
	const paths = glob.sync("**/*.{yaml,md}", { cwd: folder }).sort();
	const config = editorConfig(admin, paths, business.name);
	const file = (path: string, contents: OutputFile["contents"]): OutputFile => ({
		path,
		contents,
		owner: "the editing page",
	});
	return [
		file(
			"admin.html",
			`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(formatPolicy(policy))}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(business.name)}: edit</title></head><body><noscript>Editing needs JavaScript.</noscript><script type="module" src="${basePath}/admin/start.js"></script></body></html>\n`,
		),
		file(
			"admin/start.js",
			`import CMS from "./sveltia/index.js";\nCMS.init({ config: ${JSON.stringify(config)} });\n`,
		),
		...editorFiles(file),
	];
}

/** Sveltia CMS as its package has it, but for what helps only its developers; and its fonts come from here. */
function editorFiles(
	file: (path: string, contents: OutputFile["contents"]) => OutputFile,
): readonly OutputFile[] {
	const folder = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));
	const paths = glob.sync(["**/*", "!**/*.map"], { cwd: folder }).sort();
	// It asks a font service first, which its policy refuses, and only then takes its own.
	const withOwnFonts = (script: string) =>
		script.replace(
			/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[:@][^)]*/g,
			(address, name) => {
				const own = paths.find(
					(path) => path.startsWith(`assets/${name}-`) && path.endsWith(".woff2"),
				);
				return own === undefined ? address : `admin/sveltia/${own}`;
			},
		);
	return [
		...paths.map((path) => {
			const contents = readFileSync(join(folder, path));
			return file(
				`admin/sveltia/${path}`,
				path === "index.js" ? withOwnFonts(contents.toString()) : contents,
			);
		}),
		file("admin/sveltia/LICENSE.txt", readFileSync(join(folder, "../LICENSE.txt"))),
	];
}

/** What Sveltia CMS needs, and no more: styles that it writes as it runs, pictures that it holds in memory, one service. */
const editorPolicy = ({ answers, pictures }: (typeof services)[AdminData["service"]]): Policy =>
	new Map([
		["default-src", ["'none'"]],
		["base-uri", ["'none'"]],
		["connect-src", ["'self'", "blob:", "data:", ...answers]],
		["font-src", ["'self'"]],
		["form-action", ["'none'"]],
		["img-src", ["'self'", "blob:", "data:", ...pictures]],
		["media-src", ["'self'", "blob:"]],
		["script-src", ["'self'", "'wasm-unsafe-eval'"]],
		["style-src", ["'self'", "'unsafe-inline'"]],
		["worker-src", ["'self'", "blob:"]],
	]);
