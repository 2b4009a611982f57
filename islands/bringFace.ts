/**
 * Pixels. Smaller moves don't count as a shift: https://wicg.github.io/layout-instability/#unstable
 */
const tolerance = 3;

/**
 * Applies the display face on a first visit. No page preloads the face, so the first paint uses the
 * fallback, and `font-display: optional` then keeps the fallback for this page. Once the face has
 * loaded, this function applies it, unless something in sight would move
 * (docs/decisions/0007-late-face.md). On later pages the face comes from the cache in time, and
 * nothing changes. `data-face` on the root element says how it went.
 * @throws DOMException if the face could not be loaded, e.g. offline
 */
export async function bringFace(): Promise<void> {
	// The page's first font face, and its only font file: see themeStyles.ts.
	const [{ family = "", weight = "" } = {}] = document.fonts;
	const style = document.querySelector("style")?.textContent ?? "";
	const [url = ""] = /url\(\S+?\.woff2"?\)/.exec(style) ?? [];
	const late = new FontFace(family, url, { weight });
	await late.load();
	document.documentElement.dataset.face = putInPlace(late) ? "in place" : "left out";
}

/** @returns whether the font was applied, and no visible element moved */
function putInPlace(face: FontFace): boolean {
	const inSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;
	const seen = [...document.querySelectorAll("header, main > *")]
		.filter(inSight)
		// Inline elements such as the wordmark are as high as their font, even if their blocks are not.
		.flatMap((part) => [part, ...[...part.querySelectorAll("*")].filter(inSight)]);
	const contents = document.createRange();
	const places = () =>
		seen.flatMap((element) => {
			// A text's height depends on its font, while its box may keep its height.
			contents.selectNodeContents(element);
			return [element, contents].flatMap((place) => {
				const { x, y } = place.getBoundingClientRect();
				return [x, y];
			});
		});
	const before = places();
	document.fonts.add(face);
	const after = places();
	const fits = before.every((place, index) => Math.abs(place - (after[index] ?? 0)) < tolerance);
	if (!fits) document.fonts.delete(face);
	return fits;
}
