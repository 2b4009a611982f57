/**
 * Renders a rule with a background picture. A browser fetches only the picture of a rule that
 * applies. Browsers without image-set() or AVIF (Safari 15) keep the WebP file.
 */
export function imageRule(selector: string, webp = "", avif = ""): string {
	const set = `image-set(url("${avif}")type("image/avif"),url("${webp}")type("image/webp"))`;
	return `${selector}{background-image:url("${webp}")${avif ? `;background-image:${set}` : ""}}`;
}
