import type { Sharp } from "sharp";
import { refuse } from "../problems.ts";
import { describeSystemError } from "../systemErrors.js";
import { loadSharp } from "./loadSharp.ts";

/**
 * Renders an SVG.
 * @param svg a drawing without text, because fonts differ between machines
 * @param scale pixels per unit of the drawing
 */
export async function drawPixels(svg: string, scale = 1): Promise<Sharp> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg), { density: 72 * scale });
}

/**
 * Calls `draw`. An error of `draw` is reported as one of `file`, the owner's SVG file, except if
 * `file` is undefined or the computer failed (`describeSystemError`).
 * @throws DataProblems when the file can't be drawn
 */
export async function drawFrom<T>(file: string | undefined, draw: () => Promise<T>): Promise<T> {
	try {
		return await draw();
	} catch (error) {
		const isSystemError = describeSystemError(error) !== undefined;
		if (isSystemError || file === undefined) throw error;
		return refuse("drawing-unreadable", file, String(error).split("\n")[0]);
	}
}
