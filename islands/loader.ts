import { type IslandModule, type IslandName, registry } from "./registry.ts";

/** Fetches an island and hydrates it, once. One that fails says so on the console, and its HTML stays as usable as it was. */
async function load(root: HTMLElement): Promise<void> {
	const { dataset } = root;
	if (dataset.islandStatus) return;
	dataset.islandStatus = "loading";
	const name = dataset.island as IslandName;
	try {
		const [module, { hydrateIsland }] = await Promise.all([registry[name]() as unknown as Promise<IslandModule>, import("./hydrateIsland.ts")]);
		const sent = JSON.parse(dataset.props ?? "{}") as never;
		hydrateIsland(module[name], module.read?.(root, sent) ?? sent, root);
		dataset.islandStatus = "hydrated";
	} catch (error) {
		dataset.islandStatus = "failed";
		console.error(`Island "${name}" failed:`, error);
	}
}

/** Starts an island at the moment that its `data-when` names; see `IslandMoment` in components/Island.tsx. */
function wait(root: HTMLElement): void {
	const when = root.dataset.when ?? "";
	const go = () => void load(root);
	if (when === "visible") {
		new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(), { rootMargin: "200px" }).observe(root);
	} else if (when === "idle") {
		// Safari has no requestIdleCallback; a browser that is never idle gets no excuse after two seconds.
		if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 2000 });
		else setTimeout(go);
	} else if (when === "interaction") {
		for (const type of ["pointerover", "touchstart", "focusin"]) root.addEventListener(type, go, { passive: true });
	} else {
		const query = matchMedia(when);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		check();
	}
}

const start = () => document.querySelectorAll<HTMLElement>("[data-island]").forEach(wait);

// Not before the first paint. Browsers that do not tell when it was have drawn a frame when the timer comes.
if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
	new PerformanceObserver((_, observer) => {
		observer.disconnect();
		start();
	}).observe({ type: "paint", buffered: true });
} else requestAnimationFrame(() => setTimeout(start));
