import type { Sharp } from "sharp";

/**
 * Renders an SVG to a sharp image. sharp is imported here, so that cached builds don't load it.
 * @param svg a drawing without text, because fonts differ between machines
 * @param scale pixels per unit of the drawing
 */
export async function drawPixels(svg: string, scale = 1): Promise<Sharp> {
	const { default: sharp } = await import("sharp");
	return sharp(Buffer.from(svg), { density: 72 * scale });
}
