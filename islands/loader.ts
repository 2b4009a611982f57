import { type IslandName, loadIsland } from "./registry.ts";

/** Calls back at the moment that an island's `data-when` names; see `IslandMoment` in components/Island.tsx. */
function waitFor(when: string, root: HTMLElement, start: () => void): void {
	if (when === "visible") {
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				observer.disconnect();
				start();
			},
			{ rootMargin: "200px" },
		);
		observer.observe(root);
	} else if (when === "idle") {
		// Safari has no requestIdleCallback.
		(window.requestIdleCallback ?? setTimeout)(start);
	} else if (when === "interaction") {
		for (const type of ["pointerover", "touchstart", "focusin"]) root.addEventListener(type, start, { once: true, passive: true });
	} else {
		const query = matchMedia(when);
		if (query.matches) start();
		else query.addEventListener("change", start, { once: true });
	}
}

/** Fetches an island and hydrates it, once. One that fails says so on the console, and its HTML stays as usable as it was. */
async function start(root: HTMLElement): Promise<void> {
	const { island, props, islandStatus } = root.dataset;
	if (islandStatus) return;
	root.dataset.islandStatus = "loading";
	try {
		const [{ component, read }, { hydrateIsland }] = await Promise.all([loadIsland(island as IslandName), import("./hydrateIsland.ts")]);
		const sent = props && JSON.parse(props);
		hydrateIsland(component, read ? read(root, sent) : sent, root);
		root.dataset.islandStatus = "hydrated";
	} catch (error) {
		root.dataset.islandStatus = "failed";
		console.error(`Island "${island}" failed:`, error);
	}
}

// Not before the first paint: a frame is drawn after this callback, and the timer comes after the frame.
requestAnimationFrame(() =>
	setTimeout(() => {
		for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) waitFor(root.dataset.when ?? "", root, () => void start(root));
	}),
);
