import type { Sharp } from "sharp";

/**
 * Draws an SVG, ready to be written in any format. Both packages are loaded by the first drawing
 * that the cache lacks.
 * @param svg shapes only: no fonts are at hand
 * @param width in pixels; the drawing's own when undefined
 */
export async function drawPixels(svg: string, width?: number): Promise<Sharp> {
	const [{ Resvg }, { default: sharp }] = await Promise.all([
		import("@resvg/resvg-js"),
		import("sharp"),
	]);
	const image = new Resvg(svg, {
		...(width === undefined ? {} : { fitTo: { mode: "width", value: width } }),
		font: { loadSystemFonts: false },
		logLevel: "off",
	}).render();
	return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } });
}
