import { bringFace } from "./bringFace.ts";
import { type IslandModule, type IslandName, registry } from "./registry.ts";

/** Loads and starts an island once. If it fails, its HTML stays usable. */
async function load(root: HTMLElement): Promise<void> {
	const { dataset } = root;
	if (dataset.islandStatus) return;
	dataset.islandStatus = "loading";
	const name = dataset.island as IslandName;
	try {
		const sent = JSON.parse(dataset.props ?? "{}") as never;
		const loaded = registry[name]() as unknown as Promise<IslandModule>;
		if ("plain" in dataset) (await loaded).enhance?.(root, sent);
		else {
			const [module, { hydrateIsland }] = await Promise.all([loaded, import("./hydrateIsland.ts")]);
			hydrateIsland(module[name], sent, root);
		}
		dataset.islandStatus = "hydrated";
	} catch (error) {
		dataset.islandStatus = "failed";
		console.error(`Island "${name}" failed:`, error);
	}
}

/**
 * Resolves at the first interaction. Until then, only this file and islands without Preact load.
 */
const touched = new Promise<unknown>((resolve) => {
	const heard = new AbortController();
	const hear = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
		// Chromium sends a pointermove without movement when a page appears below the pointer.
		if (type === "pointermove" && !movementX && !movementY) return;
		heard.abort();
		resolve(true);
	};
	for (const type of ["pointermove", "pointerdown", "keydown", "scroll", "focusin"])
		addEventListener(type, hear, { passive: true, capture: true, signal: heard.signal });
	// A URL fragment or a saved draft also counts as a first interaction.
	if (location.hash || hasDraft()) resolve(true);
});

function hasDraft(): boolean {
	try {
		return sessionStorage.length > 0;
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
		// The visitor may have used or sent the form already, or the URL may fill it in.
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

// Browsers that don't report the first paint have drawn a frame when the timer fires.
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
	new PerformanceObserver((_, observer) => {
		observer.disconnect();
		start();
	}).observe({ type: "paint", buffered: true });
	// Firefox reports no first paint for a page that it shows scrolled.
	addEventListener("load", () => setTimeout(start, 300));
} else requestAnimationFrame(() => setTimeout(start));
