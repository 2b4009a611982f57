/**
 * In pixels. An element that moves by less than this doesn't count as a layout shift:
 * https://wicg.github.io/layout-instability/#unstable
 */
const tolerance = 3;

/**
 * Applies the display font on a first visit, unless visible text would move
 * (docs/decisions/0007-late-face.md). Until then, the page shows the fallback font, because of
 * `font-display: optional`.
 * @throws DOMException if the font could not be loaded, e.g. offline
 */
export async function applyDisplayFace(): Promise<void> {
	// The first @font-face of the page's CSS is the file with Basic Latin: see themeStyles.ts.
	const [{ family = "", weight = "" } = {}] = document.fonts;
	const style = document.querySelector("style")?.textContent ?? "";
	const [url = ""] = /url\(\S+?\.woff2"?\)/.exec(style) ?? [];
	const face = new FontFace(family, url, { weight });
	await face.load();
	document.documentElement.dataset.face = applyFace(face) ? "in place" : "left out";
}

/** Returns whether the font was applied: false if a visible element would have moved. */
function applyFace(face: FontFace): boolean {
	const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
	const elements = [...document.querySelectorAll("header, main > *")]
		.filter(isInView)
		// Measure descendants too. The box of an inline element, such as the company's name in the
		// header, is as tall as its font, and moves even if the block around it doesn't.
		.flatMap((part) => [part, ...[...part.querySelectorAll("*")].filter(isInView)]);
	const contents = document.createRange();
	const measure = () =>
		elements.flatMap((element) => {
			// Measure the element's text too: a new font can move the text inside an element of fixed
			// height.
			contents.selectNodeContents(element);
			return [element, contents].flatMap((place) => {
				const { x, y } = place.getBoundingClientRect();
				return [x, y];
			});
		});
	const before = measure();
	document.fonts.add(face);
	const after = measure();
	const fits = before.every((place, index) => Math.abs(place - (after[index] ?? 0)) < tolerance);
	if (!fits) document.fonts.delete(face);
	return fits;
}
