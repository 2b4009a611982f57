import type { Photo } from "./schema/fields.ts";

/** Reads an SVG's size from its viewBox. Undefined if the file lacks a viewBox, xmlns or </svg>. */
export function drawingSize(svg: string) {
	const drawing = svg.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, "");
	const [, width, height] =
		/<svg(?=[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["'])[^>]*\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["'][^>]*>[\s\S]*<\/svg>\s*$/.exec(
			drawing,
		) ?? [];
	return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/**
 * Returns a photograph's key. The key contains the focal point, because pages may show one file
 * with several focal points.
 */
export const pictureKey = ({ file, focus }: Photo): string => `${file} ${focus ?? ""}`;
