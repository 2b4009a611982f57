import "./productionMode.ts";
import { parentPort, workerData } from "node:worker_threads";
import { lookup } from "mrmime";
import { bundleAssets } from "./bundleAssets.ts";
import { loadSite, type ReadFiles } from "./loadSite.ts";
import { readOptions } from "./options.ts";
import { renderErrorScreen } from "./renderErrorScreen.ts";
import { createRenderContext, type RenderContext, renderPage } from "./renderPage.tsx";
import { type Route, planRoutes } from "./routes.ts";
import type { DevRequest, DevResponse } from "./serveDev.ts";

interface Ready {
	readonly context: RenderContext;
	readonly routes: ReadonlyMap<string, Route>;
	readonly files: ReadonlyMap<string, string | Uint8Array>;
}

const { data } = workerData as { data: string };
const { buildDate } = readOptions([], process.env, Date.now());
const known: ReadFiles = new Map();
let ready: Promise<Ready> | undefined;

async function prepare(): Promise<Ready> {
	const site = loadSite(data, buildDate, known);
	const routes = planRoutes(site);
	const assets = await bundleAssets(site, routes, { oneSharingImage: true });
	return {
		context: createRenderContext(site, routes, assets.index),
		routes: new Map(routes.map((route) => [route.path, route])),
		files: new Map(assets.files.map(({ path, contents }) => [`/${path}`, contents])),
	};
}

async function respond(path: string): Promise<Omit<DevResponse, "id">> {
	const html = "text/html; charset=utf-8";
	try {
		ready ??= prepare();
		const { context, routes, files } = await ready;
		const file = files.get(path);
		if (file !== undefined) return { status: 200, type: lookup(path) ?? "application/octet-stream", body: file };
		const route = routes.get(path);
		if (route) return { status: 200, type: html, body: await renderPage(route, context) };
		const notFound = routes.get("/404");
		return { status: 404, type: html, body: notFound ? await renderPage(notFound, context) : "" };
	} catch (error) {
		return { status: 500, type: html, body: renderErrorScreen(error) };
	}
}

parentPort?.on("message", async ({ id, path }: DevRequest) => {
	if (path === undefined) ready = undefined;
	const answer = path === undefined ? { status: 200, type: "text/plain", body: "" } : await respond(path);
	parentPort?.postMessage({ id, ...answer } satisfies DevResponse);
});
