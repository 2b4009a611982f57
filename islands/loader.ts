import { applyDisplayFace } from "./applyDisplayFace.ts";
import { noteOrigin } from "./noteOrigin.ts";
import { type IslandModule, type IslandName, registry } from "./registry.ts";

if (import.meta.attribution) noteOrigin();

const nextEvent = (...types: readonly string[]) =>
	new Promise<unknown>((resolve) => {
		const controller = new AbortController();
		const listener = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
			// Ignore a pointermove without movement: Chromium sends one when a page appears below the
			// pointer.
			if (type === "pointermove" && !movementX && !movementY) return;
			controller.abort();
			resolve(true);
		};
		for (const type of types)
			addEventListener(type, listener, { capture: true, signal: controller.signal });
	});

let failures = 0;

/**
 * Fetches an island. If one of its chunks doesn't arrive, fetches instead the file that has all
 * islands and imports no chunk. The URL of that file gets a new query after each failure, because
 * Chromium doesn't fetch a failed URL again until the page is reloaded.
 */
const fetchIsland = (name: IslandName): Promise<IslandModule> =>
	registry[name]().catch(async () => {
		const url = `${import.meta.allIslands}?${failures}`;
		const all: { registry: typeof registry } = await import(url);
		return all.registry[name]();
	});

/**
 * Loads and starts an island once, but tries again if a file didn't arrive: when the visitor clicks
 * or presses a key, or when the browser is online again. After an error, the island's HTML stays
 * usable, and CSS hides the island's extra controls by `data-island-status="failed"`.
 */
async function load(root: HTMLElement, again?: unknown): Promise<void> {
	const { dataset } = root;
	if (dataset.islandStatus && !again) return;
	// Keep "failed" during a second try, because the island's extra controls would flash otherwise.
	dataset.islandStatus ??= "loading";
	const name = dataset.island as IslandName;
	let fetched = false;
	try {
		const sent = JSON.parse(dataset.props ?? "{}") as never;
		const { enhance } = await fetchIsland(name);
		fetched = true;
		enhance?.(root, sent);
		dataset.islandStatus = "hydrated";
	} catch (error) {
		dataset.islandStatus = "failed";
		console.error(`Island "${name}" failed:`, error);
		if (fetched) return;
		failures++;
		void load(root, await nextEvent("online", "pointerdown", "keydown"));
	}
}

/**
 * Resolves at the visitor's first interaction, which most islands with Preact wait for. A URL
 * fragment or a saved draft of the contact form counts as an interaction.
 */
const firstInteraction =
	location.hash || hasDraft()
		? Promise.resolve(true)
		: nextEvent("pointermove", "pointerdown", "keydown", "scroll", "focusin");

/** Returns whether the contact form has a draft. islands/form/draft.ts uses the same key. */
function hasDraft(): unknown {
	try {
		return sessionStorage["contact-draft"];
	} catch {}
}

/**
 * Starts an island at the moment that its `data-when` names (`IslandMoment` in
 * components/Island.tsx).
 */
function wait(root: HTMLElement): void {
	const when = root.dataset.when ?? "";
	const go = () => void load(root);
	if (when === "idle") {
		// Safari has no requestIdleCallback, so setTimeout replaces it. The timeout of 2 seconds is for
		// pages where the browser is never idle.
		window.requestIdleCallback?.(go, { timeout: 2000 }) ?? setTimeout(go);
	} else if (when === "visible") {
		firstInteraction.then(() =>
			new IntersectionObserver(
				(entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(),
				{ rootMargin: "200px" },
			).observe(root),
		);
	} else if (when === "interaction") {
		// Start at once if the visitor used the form before this script ran, or the URL fills a field.
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
		firstInteraction.then(check);
	}
}

// Opening a fold closes the open fold of the same name. If that fold is above, the clicked line
// moves up: when the folds have stopped (fold.css), scroll the line out from under the header.
addEventListener("click", ({ target }) => {
	const line = (target as Element).closest("summary");
	setTimeout(() => line && line.getBoundingClientRect().top < 80 && line.scrollIntoView(), 400);
});

let started = false;
function start(): void {
	if (started) return;
	started = true;
	document.querySelectorAll<HTMLElement>("[data-island]").forEach(wait);
	applyDisplayFace().catch(() => {});
	// Importing keepPlace.ts shows the place that the visitor looked up. Such a place begins a draft.
	if (hasDraft()) void import("./keepPlace.ts");
}

// Start the islands after the first paint. If the browser doesn't report paints, wait for an
// animation frame and then for a timer, which fires after that frame is painted.
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
	new PerformanceObserver((_, observer) => {
		observer.disconnect();
		start();
	}).observe({ type: "paint", buffered: true });
	// Start 300 ms after `load` at the latest: Firefox reports no first paint for a page that is
	// restored in a scrolled position.
	addEventListener("load", () => setTimeout(start, 300));
} else requestAnimationFrame(() => setTimeout(start));
