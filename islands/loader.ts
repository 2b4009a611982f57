import { bringFace } from "./bringFace.ts";
import { noteOrigin } from "./noteOrigin.ts";
import { type IslandModule, type IslandName, registry } from "./registry.ts";

if (import.meta.attribution) noteOrigin();

/** Resolves at the next event of these types. */
const nextOf = (...types: readonly string[]) =>
	new Promise<unknown>((resolve) => {
		const heard = new AbortController();
		const hear = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
			// Chromium sends a pointermove without movement when a page appears below the pointer.
			if (type === "pointermove" && !movementX && !movementY) return;
			heard.abort();
			resolve(true);
		};
		for (const type of types) addEventListener(type, hear, { capture: true, signal: heard.signal });
	});

/**
 * Fetches a chunk, and once more under another URL if that fails: Chromium remembers a failed import
 * by its URL until the page is reloaded.
 * @param chunk imports one chunk. The chunk's URL is read from the function's own source, because the
 * bundler names chunks after it has compiled this file.
 */
const fetchChunk = <M>(chunk: () => Promise<M>): Promise<M> =>
	chunk().catch(() => import(`${/"(.+)"/.exec(String(chunk))?.[1]}?${Date.now()}`));

/**
 * Loads an island and starts it, once. If it fails, the console shows why and its HTML stays usable;
 * styles hide its extra controls by `data-island-status="failed"`. If its files did not arrive, it is
 * loaded again at the visitor's next press or key, or when the browser is online again.
 */
async function load(root: HTMLElement, again?: unknown): Promise<void> {
	const { dataset } = root;
	if (dataset.islandStatus && !again) return;
	// While an island is loaded again its status stays, or its extra controls would flash.
	dataset.islandStatus ??= "loading";
	const name = dataset.island as IslandName;
	let fetched = false;
	try {
		const sent = JSON.parse(dataset.props ?? "{}") as never;
		const [module, hydration] = await Promise.all([
			fetchChunk(registry[name] as unknown as () => Promise<IslandModule>),
			"plain" in dataset || fetchChunk(() => import("./hydrateIsland.ts")),
		]);
		fetched = true;
		if (hydration === true) module.enhance?.(root, sent);
		else hydration.hydrateIsland(module[name], sent, root);
		dataset.islandStatus = "hydrated";
	} catch (error) {
		dataset.islandStatus = "failed";
		console.error(`Island "${name}" failed:`, error);
		if (!fetched) void load(root, await nextOf("online", "pointerdown", "keydown"));
	}
}

/**
 * Resolves at the visitor's first interaction. Until then, a page loads only this file and islands
 * without Preact.
 */
const touched =
	// A URL fragment or a saved draft also counts as a first interaction.
	location.hash || hasDraft()
		? Promise.resolve(true)
		: nextOf("pointermove", "pointerdown", "keydown", "scroll", "focusin");

function hasDraft(): boolean {
	try {
		return sessionStorage.length > (import.meta.attribution ? 1 : 0);
	} catch {
		return false;
	}
}

/**
 * Starts an island at the moment in its `data-when`: see `IslandMoment` in components/Island.tsx.
 */
function wait(root: HTMLElement): void {
	const when = root.dataset.when ?? "";
	const go = () => void load(root);
	if (when === "idle") {
		// Safari has no requestIdleCallback. The timeout is for browsers that are never idle.
		if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 2000 });
		else setTimeout(go);
	} else if (when === "visible") {
		touched.then(() =>
			new IntersectionObserver(
				(entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(),
				{ rootMargin: "200px" },
			).observe(root),
		);
	} else if (when === "interaction") {
		// Start at once if the visitor used or sent the form before the island loaded, or if the URL
		// fills it in.
		const input = root.querySelector("input");
		if (
			input?.value ||
			root.matches(":focus-within") ||
			new URLSearchParams(location.search).has(input?.name ?? "")
		)
			go();
		for (const type of ["pointerover", "touchstart", "focusin"])
			root.addEventListener(type, go, { passive: true });
	} else {
		const query = matchMedia(when);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		touched.then(check);
	}
}

let started = false;
function start(): void {
	if (started) return;
	started = true;
	document.querySelectorAll<HTMLElement>("[data-island]").forEach(wait);
	bringFace().catch(() => {});
}

// Start after the first paint. Browsers that don't report it have drawn a frame when the timer
// fires.
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
	new PerformanceObserver((_, observer) => {
		observer.disconnect();
		start();
	}).observe({ type: "paint", buffered: true });
	// Firefox reports no first paint for a page that it shows scrolled.
	addEventListener("load", () => setTimeout(start, 300));
} else requestAnimationFrame(() => setTimeout(start));
