/** Letter spacings of the headline, tried in this order until nothing moves. */
const spacings = ["", "-0.042em", "-0.018em"];

/**
 * Pixels. Smaller moves don't count as a shift: https://wicg.github.io/layout-instability/#unstable
 */
const tolerance = 3;

/**
 * Applies the display font if it loaded too late for the first paint, which `font-display:
 * optional` then keeps. If any visible element would move, the fallback font stays
 * (docs/decisions/0007-late-face.md). The preload's `data-status` shows the result.
 */
export async function bringFace(): Promise<void> {
	// The first font of the stylesheet is the display font: see themeStyles.ts.
	const [{ family = "", weight = "" } = {}] = document.fonts;
	const preload = document.querySelector('link[as="font"]') as HTMLLinkElement;
	const late = new FontFace(family, `url(${preload.href})`, { weight });
	const fits = await late.load().then(
		() => putInPlace(late),
		// The font could not be loaded, e.g. offline.
		() => false,
	);
	preload.dataset.status = fits ? "in place" : "left out";
}

/** @returns whether the font was applied, and no visible element moved */
function putInPlace(face: FontFace): boolean {
	const title = document.querySelector("h1");
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
	for (const spacing of spacings) {
		if (spacing && title) title.style.letterSpacing = spacing;
		if (places().every((place, index) => Math.abs(place - (before[index] ?? 0)) < tolerance))
			return true;
	}
	title?.style.removeProperty("letter-spacing");
	document.fonts.delete(face);
	return false;
}
