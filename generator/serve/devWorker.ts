import "../productionMode.ts";
import { extname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { planOtherLanguages } from "../../site/languages.ts";
import { createLinks, siteAddress } from "../../site/links.ts";
import { picturesOf } from "../../site/placedPictures.ts";
import { folderOf, type Route } from "../../site/routes.ts";
import type { AssetBundle, LaterFiles } from "../assets/assets.ts";
import { bundleAssets } from "../assets/bundleAssets.ts";
import { planZipTable } from "../assets/planZipTable.ts";
import { openCache } from "../cache.ts";
import { contentTypes } from "../hosts/contentTypes.ts";
import { planMoves } from "../hosts/hostPlan.ts";
import { loadSite, type ReadFiles } from "../load/loadSite.ts";
import type { LoadedSite } from "../loadedSite.ts";
import { planMaps } from "../map/maps.ts";
import { readOptions } from "../options.ts";
import { describeError } from "../problems.ts";
import { renderExtras } from "../render/renderExtras.ts";
import { createRenderContext, renderPages } from "../render/renderPages.tsx";
import { cacheFolder } from "../root.ts";
import { redirectTarget } from "./redirectTarget.ts";
import { renderErrorScreen } from "./renderErrorScreen.ts";
import type { DevRequest, DevResponse, DevSettings } from "./renderer.ts";

const { data, extraScripts } = workerData as DevSettings;
const { time } = readOptions([], process.env, Date.now());
const cache = openCache(cacheFolder);
const readFiles: ReadFiles = new Map();
let ready: ReturnType<typeof prepare> | undefined;
let lastError = "";
let lastAssets: { key: string; assets: AssetBundle; later: LaterFiles } | undefined;

/** Reuses the last assets while the data that affects them is unchanged. */
async function assetsFor(loaded: LoadedSite) {
	const { site, routes } = loaded;
	const key = JSON.stringify([
		site.business,
		site.theme,
		picturesOf(site),
		[site, ...site.translations].map((one) => {
			const to = createLinks(routes, site.business.url, one.speech.language);
			const languageOf = planOtherLanguages(routes, to, one.speech);
			return [one.words, planZipTable(one, to, languageOf).assets.zipTable];
		}),
	]);
	if (lastAssets?.key !== key) {
		const later: LaterFiles = new Map();
		const assets = await bundleAssets(loaded, { draft: true, later }, cache);
		lastAssets = { key, assets, later };
	}
	return lastAssets;
}

async function prepare() {
	const loaded = loadSite(data, time, { known: readFiles, advises: false });
	const { site, routes } = loaded;
	const { assets, later } = await assetsFor(loaded);
	const { basePath } = siteAddress(site.business.url);
	return {
		site,
		basePath,
		context: createRenderContext(site, routes, assets.assets, planMaps(site), extraScripts),
		routes: new Map<string, Route>(routes.map((route) => [route.path, route])),
		files: new Map(assets.files.map(({ path, contents }) => [`/${path}`, contents])),
		moves: planMoves(site.redirects, basePath),
		later,
	};
}

/**
 * Finds the file at a path. Returns undefined for pages, and for paths that begin with a dot
 * outside of /.well-known/.
 */
function fileAt(
	path: string,
	{ site, routes, files }: Awaited<ReturnType<typeof prepare>>,
): string | Uint8Array | undefined {
	const asset = files.get(path);
	if (asset !== undefined || !/^\/(?:\.well-known\/|[^.].*\.)/.test(path)) return asset;
	const extras = renderExtras(site, [...routes.values()], { precompress: false });
	return extras.find((file) => `/${file.path}` === path)?.contents;
}

async function respond({ path: asked, query }: DevRequest): Promise<DevResponse> {
	const html = "text/html; charset=utf-8";
	try {
		ready ??= prepare();
		const current = await ready;
		const { basePath, context, routes, moves } = current;
		const path = asked.startsWith(`${basePath}/`) ? asked.slice(basePath.length) : asked;
		const file = fileAt(path, current) ?? (await current.later.get(path.slice(1))?.());
		if (file !== undefined) {
			const type = contentTypes[extname(path).slice(1)] ?? "application/octet-stream";
			return { status: 200, type, body: file };
		}
		const route = routes.get(path);
		const location = redirectTarget(asked, query, basePath, moves);
		// Browsers cache a permanent redirect, so the development server sends a temporary one.
		if (location !== undefined) return { status: 302, type: html, body: "", location };
		const notFound = [...routes.values()].findLast(
			(one) => one.status === 404 && path.startsWith(folderOf(one.path)),
		);
		const found = route ?? notFound;
		const [page] = renderPages(found ? [found] : [], context);
		return { status: route ? 200 : 404, type: html, body: page?.html ?? "" };
	} catch (error) {
		const text = describeError(error);
		// A page that reloads itself, and its pictures, would print the same error again.
		if (text !== lastError) console.error(`\n${text}\n`);
		lastError = text;
		return { status: 500, type: html, body: renderErrorScreen(error) };
	}
}

parentPort?.on("message", async (request: DevRequest | undefined) => {
	if (request === undefined) {
		ready = undefined;
		lastError = "";
	} else parentPort?.postMessage(await respond(request));
});
