import type { Photo } from "./schema/fields.ts";

/**
 * Reads an SVG's size from its viewBox. Undefined if the SVG lacks a viewBox or the xmlns
 * attribute, or if it isn't well-formed XML.
 */
export function drawingSize(
	svg: string,
): { readonly width: number; readonly height: number } | undefined {
	const drawing = svg.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, "");
	const [, width, height] =
		/<svg(?=[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["'])[^>]*\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["'][^>]*>[\s\S]*<\/svg>\s*$/.exec(
			drawing,
		) ?? [];
	return width === undefined || !isWellFormed(drawing)
		? undefined
		: { width: Number(width), height: Number(height) };
}

const attribute = /\s([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;

/**
 * Whether an SVG is well-formed XML: one root element, every element closed, every attribute in
 * quotes and only once in its element, and no entities except XML's own, such as &amp;.
 */
function isWellFormed(drawing: string): boolean {
	const open: (string | undefined)[] = [];
	let outermost = 0;
	for (const [, end, name, attributes = "", single] of drawing.matchAll(
		/<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'<>/]|\/(?!>))*)(\/?)>/g,
	)) {
		if (end && open.pop() !== name) return false;
		if (end) continue;
		if (open.length === 0 && ++outermost > 1) return false;
		const names = [...attributes.matchAll(attribute)].map(([, own]) => own);
		if (new Set(names).size < names.length || attributes.replace(attribute, "").trim() !== "")
			return false;
		if (!single) open.push(name);
	}
	return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(drawing);
}

/**
 * Returns a photograph's key. The key contains the focal point, because pages may show one file
 * with several focal points.
 */
export const pictureKey = ({ file, focus }: Photo): string => `${file} ${focus ?? ""}`;
