import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { watch } from "chokidar";
import { readArguments } from "../commands.ts";
import { isLeftBehind } from "../load/leftBehind.ts";
import { readFolder } from "../options.ts";
import { listStart } from "../problems.ts";
import { isPackage } from "../root.ts";
import { createRenderer, type DevResponse, stylesPath } from "./renderer.ts";
import { formatAddresses, readPort, startServer } from "./startServer.ts";

/**
 * After a save, swaps the styles, or reloads the page and restores its scroll position and open
 * folds. If the page can't be rendered, shows the error in a dialog over the old page.
 */
const reloadScript = {
	type: "text/javascript",
	text: `{
const all=(selector)=>[...document.querySelectorAll(selector)];
const kept=JSON.parse(sessionStorage.devPage??"null");
delete sessionStorage.devPage;
if(kept)addEventListener("load",()=>{
all("details").forEach((fold,at)=>{fold.open=kept.open[at]});
scrollTo(...kept.scroll)});
const strip=(list)=>{for(let at=list.cssRules.length;at--;){const rule=list.cssRules[at];
if(rule instanceof CSSStyleRule)list.deleteRule(at);
else if(!(rule instanceof CSSKeyframesRule)&&rule.cssRules)strip(rule)}};
const swap=(addresses)=>{for(const href of addresses){
const old=all(\`link[href*="/\${/\\w+(?=-\\w+\\.css)/.exec(href)[0]}-"]\`),next=old.at(-1).cloneNode();
next.href=href;
next.onload=()=>{for(const link of old)link.remove();strip(document.querySelector("style").sheet)};
next.onerror=()=>next.remove();
old.at(-1).after(next)}};
new EventSource("/_reload").onmessage=async({data})=>{
const shown=document.querySelector("#dev-error");
const styles=data==="styles"&&!shown;
const answer=await fetch(styles?"${stylesPath}":location.href);
shown?.remove();
if(answer.status!==500&&styles)return swap(await answer.json());
if(answer.status!==500){
sessionStorage.devPage=JSON.stringify({open:all("details").map(({open})=>open),scroll:[scrollX,scrollY]});
return location.reload()}
const box=document.createElement("dialog"),text=document.createElement("pre");
box.id="dev-error";
text.style.whiteSpace="pre-wrap";
const signs={lt:"<",gt:">",amp:"&",quot:'"'};
text.textContent=(await answer.text()).split(/<.?pre>/)[1].replace(/&(..+?);/g,(_,name)=>signs[name]);
box.append(text);
document.body.append(box);
box.showModal()}}`,
};

/** Serves the site while somebody edits it, and renders pages on request. */
async function serveDev(data: string, port: number, host?: string): Promise<void> {
	const listeners = new Set<ServerResponse>();
	const running = await startServer(
		port,
		async (path, request, response) => {
			if (path === "/_reload") {
				response
					.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" })
					.flushHeaders();
				listeners.add(response);
				request.on("close", () => listeners.delete(response));
				return;
			}
			const [, query = ""] = /\?(.*)$/.exec(request.url ?? "") ?? [];
			const { status, type, body, location }: DevResponse = await renderer.ask(path, query);
			response.writeHead(status, {
				"Content-Type": type,
				"Cache-Control": "no-store",
				...(location !== undefined && { Location: location }),
			});
			// The error screen has no security policy, so the script can be inlined.
			response.end(status === 500 ? `${body}<script>${reloadScript.text}</script>` : body);
		},
		host,
	);

	// Start the worker after the server has its port: a running worker would keep a failed server
	// from exiting.
	const renderer = createRenderer({ data, extraScripts: [reloadScript] });

	watchSources(data, async (paths) => {
		await renderer.update(paths);
		console.log(`Changed: ${listStart(paths, 3)}`);
		// If no browser is connected, render the home page, so that the terminal shows its errors.
		if (listeners.size === 0) await renderer.ask("/");
		const event = paths.every((path) => path.endsWith(".css")) ? "styles" : "reload";
		for (const response of listeners) response.write(`data: ${event}\n\n`);
	});
	console.log("Warming up: reading the data, and making fonts, pictures and scripts…");
	const start = Date.now();
	await renderer.ask("/");
	console.log(
		`Showing ${data} as it is written at ${formatAddresses(running)} (ready after ${((Date.now() - start) / 1000).toFixed(1)} s). Stop with Ctrl+C.`,
	);
}

/** Calls `update` with the changed paths, one call after the other. */
function watchSources(data: string, update: (paths: readonly string[]) => Promise<void>): void {
	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let updated = Promise.resolve();
	const updateOnce = async () => {
		const paths = [...changed];
		changed.clear();
		// Skip this update if an earlier one has already handled the changes.
		if (paths.length > 0) await update(paths);
	};
	const sources = ["components", "generator", "islands", "pages", "site", "styles"];
	watch([...(isPackage ? [] : sources), data], {
		ignoreInitial: true,
		ignored: (path) => isLeftBehind(relative(data, path)),
	}).on("all", (_event, path) => {
		changed.add(path);
		clearTimeout(timer);
		// Collect changes for 10 ms, because switching a branch or formatting saves many files at once.
		timer = setTimeout(() => {
			updated = updated.then(updateOnce);
		}, 10);
	});
}

export function run(args: readonly string[]): Promise<void> {
	const { data, port, host } = readArguments("dev", args).values;
	return serveDev(readFolder("data", data), readPort(port), host);
}
