import type { Photo } from "../../schema/fields.ts";

/** The size in an SVG's viewBox. Undefined without viewBox or xmlns, or if the XML is malformed. */
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
 * Whether the XML has one outermost element, each element is closed and has no attribute twice, the
 * attributes are in quotes, and every & starts an entity that XML knows.
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

/** A key for a photograph: the same file may be shown with several focal points. */
export const pictureKey = ({ file, focus }: Photo): string => `${file} ${focus ?? ""}`;
