import type { Sharp } from "sharp";

/**
 * Draws an SVG, ready to be written in any format. sharp is loaded by the first drawing that the
 * cache lacks.
 * @param svg shapes only: system fonts differ between machines
 * @param scale pixels per unit of the drawing
 */
export async function drawPixels(svg: string, scale = 1): Promise<Sharp> {
	const { default: sharp } = await import("sharp");
	// librsvg draws one pixel per unit at 72 dots per inch.
	return sharp(Buffer.from(svg), { density: 72 * scale });
}
