import { bringFace } from "./bringFace.ts";
import { type IslandModule, type IslandName, registry } from "./registry.ts";

/** The promise of the next event of these types. */
const nextOf = (...types: readonly string[]) =>
	new Promise<unknown>((resolve) => {
		const heard = new AbortController();
		const hear = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
			// Chromium says by itself that a pointer has moved, by nothing, once a page stands below it.
			if (type === "pointermove" && !movementX && !movementY) return;
			heard.abort();
			resolve(true);
		};
		for (const type of types)
			addEventListener(type, hear, { passive: true, capture: true, signal: heard.signal });
	});

/**
 * Fetches a chunk, and once more under another URL if that fails: Chromium remembers of each URL
 * that it failed, until the page is loaded anew.
 * @param chunk imports one chunk; its source holds the chunk's URL, which no one knows before the
 * bundler has named the chunk
 */
const fetchChunk = <M>(chunk: () => Promise<M>): Promise<M> =>
	chunk().catch((error) => {
		const url = /"(.+)"/.exec(String(chunk))?.[1];
		if (!url) throw error;
		return import(`${url}?${Date.now()}`);
	});

/**
 * Fetches an island and brings it to life, once. An island that fails says so on the console, and
 * its HTML stays as usable as it was, without what styles hide under `data-island-status="failed"`.
 * An island whose files did not come is tried again at the next press or key, or when the line is
 * back.
 */
async function load(root: HTMLElement, again = false): Promise<void> {
	const { dataset } = root;
	if (dataset.islandStatus && !again) return;
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
		if (!fetched) void nextOf("online", "pointerdown", "keydown").then(() => load(root, true));
	}
}

/**
 * Comes true at the first sign of a visitor: until then a page loads this file and what needs no
 * Preact, nothing else.
 */
const touched =
	// A link to an answer, or a draft to bring back, is one too.
	location.hash || hasDraft()
		? Promise.resolve(true)
		: nextOf("pointermove", "pointerdown", "keydown", "scroll", "focusin");

function hasDraft(): boolean {
	try {
		return sessionStorage.length > 0;
	} catch {
		return false;
	}
}

/**
 * Starts an island at the moment that its `data-when` names; see `IslandMoment` in
 * components/Island.tsx.
 */
function wait(root: HTMLElement): void {
	const when = root.dataset.when ?? "";
	const go = () => void load(root);
	if (when === "idle") {
		// Safari has no requestIdleCallback; a browser that is never idle gets no excuse after two
		// seconds.
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
		// Its form was used, or sent, before it had come, or a link brings what would be typed: it
		// answers here.
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
	void bringFace();
}

// Not before the first paint. Browsers that do not tell when it was have drawn a frame when the
// timer comes.
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
	new PerformanceObserver((_, observer) => {
		observer.disconnect();
		start();
	}).observe({ type: "paint", buffered: true });
	// Firefox tells nothing of a page that it first shows scrolled.
	addEventListener("load", () => setTimeout(start, 300));
} else requestAnimationFrame(() => setTimeout(start));
