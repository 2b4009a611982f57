import "../productionMode.ts";
import { extname, relative } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { planZipTable } from "../../pages/planZipTable.ts";
import { planOtherLanguages } from "../../site/languages.ts";
import { createLinks, siteAddress } from "../../site/links.ts";
import { picturesOf } from "../../site/placedPictures.ts";
import { folderOf, type Route } from "../../site/routes.ts";
import type { Keep, LaterFiles } from "../assets/assets.ts";
import { bundleAssets } from "../assets/bundleAssets.ts";
import { openCache } from "../cache.ts";
import { contentTypes } from "../hosts/contentTypes.ts";
import { planMoves } from "../hosts/hostPlan.ts";
import { loadSite, type ReadFiles } from "../load/loadSite.ts";
import type { LoadedSite } from "../loadedSite.ts";
import { planMaps } from "../map/maps.ts";
import { readOptions } from "../options.ts";
import { checkOutput } from "../output/checkOutput.ts";
import type { OutputFile, Page } from "../outputFiles.ts";
import { describeError } from "../problems.ts";
import { renderExtras } from "../render/renderExtras.ts";
import { createRenderContext, renderPages } from "../render/renderPages.tsx";
import { cacheFolder, isPackage } from "../root.ts";
import { redirectTarget } from "./redirectTarget.ts";
import {
	type DevChange,
	type DevFailure,
	type DevRequest,
	type DevResponse,
	type DevSettings,
	stylesPath,
} from "./renderer.ts";

const { data, extraScripts } = workerData as DevSettings;
const { time } = readOptions([], process.env, Date.now());
const cache = openCache(cacheFolder);
/** Data files refer to their schemas, so each evaluation of this module reads them again. */
const readFiles: ReadFiles = new Map();

/** Results that later requests reuse. `forget` deletes those that a saved file has made stale. */
interface Memory {
	/** The paths that were saved since the last request. */
	readonly changed: string[];
	loaded?: LoadedSite | undefined;
	/** The data that affects assets. `keyed` is the data's site, `steps` what `bundleAssets` made. */
	assetsKey?: string;
	keyed?: LoadedSite;
	steps?: Map<string, unknown>;
	assets?: ReturnType<typeof bundleAssets>;
	later?: LaterFiles;
	ready?: ReturnType<typeof prepare> | undefined;
}

/** Code that affects how the data is read. */
const loadingCode = /^(?:site|generator|pages|islands\/services)\b.*\.(?:ts|json)$/;

function forget(memory: Memory): void {
	for (const path of memory.changed.splice(0)) {
		const isData = path.startsWith(data);
		const own = relative(".", path).replaceAll("\\", "/");
		const isText = /\.(?:yaml|md)$/.test(path);
		const isLoadingCode = !isData && loadingCode.test(own);
		// Load the site again for a new picture: if code was saved since, roles.ts has forgotten the
		// roles of the loaded site's fields.
		const isPicture = /^components\/(?:doors|drawings)\//.test(own);
		if (isLoadingCode || isText || isData || isPicture) delete memory.loaded;
		if (isLoadingCode || (isData && !isText)) delete memory.assetsKey;
		for (const step of memory.steps?.keys() ?? [])
			if (!isData && own.startsWith(`${step.split(" ")[0]}/`)) memory.steps?.delete(step);
		if (!/\.tsx$/.test(path) || own.startsWith("islands/")) delete memory.assets;
		delete memory.ready;
	}
}

function assetsKeyOf({ site, routes }: LoadedSite): string {
	return JSON.stringify([
		site.business,
		site.theme,
		picturesOf(site),
		[site, ...site.translations].map((one) => {
			const to = createLinks(routes, site.business.url, one.speech.language);
			const languageOf = planOtherLanguages(routes, to, one.speech);
			return [one.words, planZipTable(one, to, languageOf)];
		}),
	]);
}

/** Runs the steps of `bundleAssets` whose inputs have changed. */
function assetsFor(loaded: LoadedSite, memory: Memory) {
	const key = memory.keyed === loaded ? memory.assetsKey : assetsKeyOf(loaded);
	memory.keyed = loaded;
	if (memory.assetsKey !== key) {
		Object.assign(memory, { assetsKey: key, steps: new Map(), later: new Map() });
		delete memory.assets;
	}
	const { steps = new Map(), later = new Map() } = memory;
	const keep: Keep = (step, run) => {
		if (!steps.has(step)) steps.set(step, run());
		return steps.get(step);
	};
	memory.assets ??= bundleAssets(loaded, { draft: true, later, keep }, cache);
	return memory.assets;
}

async function prepare(memory: Memory) {
	memory.loaded ??= loadSite(data, time, { known: readFiles, advises: false });
	const { loaded } = memory;
	const { site, routes } = loaded;
	const { assets, files } = await assetsFor(loaded, memory);
	const { basePath } = siteAddress(site.business.url);
	let context: ReturnType<typeof createRenderContext> | undefined;
	let extras: ReadonlyMap<string, string | Uint8Array> | undefined;
	const byPath = (some: readonly OutputFile[]) =>
		new Map(some.map(({ path, contents }) => [`/${path}`, contents]));
	return {
		...loaded,
		basePath,
		styles: [assets.lateStyles.href, assets.printStyles],
		// Create the context for the first page: a save of styles needs none.
		context: () =>
			(context ??= createRenderContext(site, routes, assets, planMaps(site), extraScripts)),
		routes: new Map<string, Route>(routes.map((route) => [route.path, route])),
		files: byPath(files),
		extras: () => (extras ??= byPath(renderExtras(site, routes, { precompress: false }))),
		moves: planMoves(site.redirects, basePath),
		later: memory.later,
	};
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * Finds the file at a path. Returns undefined for pages, and for paths that begin with a dot
 * outside of /.well-known/.
 */
const fileAt = (path: string, { files, extras }: Prepared): string | Uint8Array | undefined =>
	files.get(path) ?? (/^\/(?:\.well-known\/|[^.].*\.)/.test(path) ? extras().get(path) : undefined);

/** Checks a page's links as the build does, except links to sections of other pages. */
function checkLinks(page: Page, current: Prepared): void {
	const others = [...current.routes.values()]
		.filter(({ path }) => path !== page.route.path)
		.map((route) => ({ route, links: new Set<string>() }));
	const has = (path: string) =>
		current.later?.has(path) || fileAt(`/${path}`, current) !== undefined;
	checkOutput([page, ...others], { has }, current.site, current.findLinks);
}

async function respond({ path: asked, query }: DevRequest, memory: Memory): Promise<DevResponse> {
	const html = "text/html; charset=utf-8";
	forget(memory);
	memory.ready ??= prepare(memory).catch((error) => {
		// Forget what failed, so that the next request tries again.
		delete memory.ready;
		delete memory.assets;
		memory.steps?.clear();
		throw error;
	});
	const current = await memory.ready;
	if (asked === stylesPath)
		return { status: 200, type: "application/json", body: JSON.stringify(current.styles) };
	const { basePath, context, routes, moves } = current;
	const path = asked.startsWith(`${basePath}/`) ? asked.slice(basePath.length) : asked;
	const file = fileAt(path, current) ?? (await current.later?.get(path.slice(1))?.());
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
	const [page] = renderPages(found ? [found] : [], context());
	if (page) checkLinks(page, current);
	return { status: route ? 200 : 404, type: html, body: page?.html ?? "" };
}

/** Answers a request. If that fails, returns the error's text. */
export async function answer(
	request: DevRequest,
	memory: Memory,
): Promise<DevResponse | DevFailure> {
	try {
		return await respond(request, memory);
	} catch (error) {
		return { failure: describeError(error) };
	}
}

// In the package, this module is the worker. In the repository, startWorker.js calls `answer`.
if (isPackage) {
	const memory: Memory = { changed: [] };
	parentPort?.on("message", async (message: DevRequest | DevChange) => {
		if ("changed" in message) memory.changed.push(...message.changed);
		else parentPort?.postMessage(await answer(message, memory));
	});
}
