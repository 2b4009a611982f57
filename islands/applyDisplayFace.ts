/**
 * In pixels. Browsers don't count a smaller move as a layout shift:
 * https://wicg.github.io/layout-instability/#unstable
 */
const tolerance = 3;

/**
 * Applies the display font on a first visit, unless visible text would move
 * (docs/decisions/0007-late-face.md). Before, `font-display: optional` shows the fallback font.
 * @throws DOMException if the font could not be loaded, e.g. offline
 */
export async function applyDisplayFace(): Promise<void> {
	// The first @font-face of the page's CSS is the only one with a font file: see themeStyles.ts.
	const [{ family = "", weight = "" } = {}] = document.fonts;
	const style = document.querySelector("style")?.textContent ?? "";
	const [url = ""] = /url\(\S+?\.woff2"?\)/.exec(style) ?? [];
	const late = new FontFace(family, url, { weight });
	await late.load();
	document.documentElement.dataset.face = putInPlace(late) ? "in place" : "left out";
}

/** Returns whether the font was applied: false if a visible element would have moved. */
function putInPlace(face: FontFace): boolean {
	const inSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;
	const seen = [...document.querySelectorAll("header, main > *")]
		.filter(inSight)
		// An inline element such as the wordmark is as high as its font, even in a lower block.
		.flatMap((part) => [part, ...[...part.querySelectorAll("*")].filter(inSight)]);
	const contents = document.createRange();
	const places = () =>
		seen.flatMap((element) => {
			// Measure the text too: it moves with the font, even inside an element of fixed height.
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
