/**
 * Of the headline, tried one after the other until nothing moves: as styled, then a little closer,
 * then a little wider.
 */
const spacings = ["", "-0.042em", "-0.018em"];

/** What is less does not count as a shift: https://wicg.github.io/layout-instability/#unstable */
const tolerance = 3;

/**
 * Applies the display face on a first visit. No page preloads the face, so the first paint uses the
 * fallback, and `font-display: optional` then keeps the fallback for this page. Once the face has
 * loaded, this function applies it, unless something in sight would move
 * (docs/decisions/0007-late-face.md). On later pages the face comes from the cache in time, and
 * nothing changes. `data-face` on the root element says how it went.
 */
export async function bringFace(): Promise<void> {
	// The page's first font face, and its only font file: see themeStyles.ts.
	const [{ family = "", weight = "" } = {}] = document.fonts;
	const style = document.querySelector("style")?.textContent ?? "";
	const [url = ""] = /url\(\S+?\.woff2"?\)/.exec(style) ?? [];
	const late = new FontFace(family, url, { weight });
	const fits = await late.load().then(
		() => putInPlace(late),
		// Offline.
		() => false,
	);
	document.documentElement.dataset.face = fits ? "in place" : "left out";
}

/** @returns whether the face is in its place, and all that is in sight still in its own */
function putInPlace(face: FontFace): boolean {
	const title = document.querySelector("h1");
	const inSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;
	const seen = [...document.querySelectorAll("header, main > *")]
		.filter(inSight)
		// What stands in a line, such as the wordmark, is as high as its face reaches: it tells of a
		// system's face that nothing has stretched.
		.flatMap((part) => [part, ...[...part.querySelectorAll("*")].filter(inSight)]);
	const contents = document.createRange();
	const places = () =>
		seen.flatMap((element) => {
			// A text is as high as its face, in a box that is not.
			contents.selectNodeContents(element);
			return [element, contents].flatMap((place) => {
				const { x, y } = place.getBoundingClientRect();
				return [x, y];
			});
		});
	const before = places();
	document.fonts.add(face);
	for (const spacing of spacings) {
		if (spacing && title) title.style.letterSpacing = spacing;
		if (places().every((place, index) => Math.abs(place - (before[index] ?? 0)) < tolerance))
			return true;
	}
	title?.style.removeProperty("letter-spacing");
	document.fonts.delete(face);
	return false;
}
