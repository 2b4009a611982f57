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
		// Safari has no requestIdleCallback.
		(window.requestIdleCallback ?? setTimeout)(go);
	} else if (when === "interaction") {
		for (const type of ["pointerover", "touchstart", "focusin"]) root.addEventListener(type, go, { passive: true });
	} else {
		const query = matchMedia(when);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		check();
	}
}

// Not before the first paint: the second frame begins when the first has been drawn.
const start = () => document.querySelectorAll<HTMLElement>("[data-island]").forEach(wait);
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
