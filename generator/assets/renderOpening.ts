import type { Part } from "../../site/placedPictures.ts";
import { imageRule } from "./imageRule.ts";

/** A part of the hero picture, with its files from small to large. */
interface Layer {
	readonly part: Part;
	readonly avif: readonly string[];
	readonly webp: readonly string[];
}

const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;

/**
 * Renders a stylesheet that places the open garage and its door on the hero picture. It is a file
 * of its own, so that it loads after the hero and on no other page; door-opening.css moves the
 * door.
 * @param views the hero's crops, that of the widest screen last
 * @param corners the closed door's corners: x, y, x, y and so on
 */
export function renderOpening(
	views: readonly { readonly media: string | undefined; readonly crop: Part }[],
	corners: readonly number[],
	open: Layer,
	door: Layer,
): string {
	const { left, top, width, height } = door.part;
	const place = (selector: string, part: Part, crop: Part) => {
		const start = `${percent((part.left - crop.left) / crop.width)};top:${percent((part.top - crop.top) / crop.height)}`;
		const size = `${percent(part.width / crop.width)};height:${percent(part.height / crop.height)}`;
		return `${selector}{left:${start};width:${size}}`;
	};
	const places = views.toReversed().map(({ media, crop }) => {
		const rules = place(".door-gap", door.part, crop) + place(".door-view:after", open.part, crop);
		return media === undefined ? rules : `@media ${media}{${rules}}`;
	});
	const points = corners.flatMap((x, index) =>
		index % 2 === 0
			? `${percent((x - left) / width)} ${percent(((corners[index + 1] ?? 0) - top) / height)}`
			: [],
	);
	// CSS takes a background's position as a share of the box's size minus the picture's size.
	const x = percent((open.part.left - left) / (width - open.part.width));
	const y = percent((open.part.top - top) / (height - open.part.height));
	const size = `${percent(open.part.width / width)} ${percent(open.part.height / height)}`;
	const images = (at: 0 | 1) =>
		imageRule(".door-gap,.door-view:after", open.webp.at(at), open.avif.at(at)) +
		imageRule(".door-gap:before", door.webp.at(at), door.avif.at(at));
	return [
		...places,
		`.door-gap{clip-path:polygon(${points.join()});background-position:${x} ${y};background-size:${size}}`,
		`@media (max-width:47.999rem){${images(0)}}`,
		`@media (min-width:48rem){${images(1)}}`,
	].join("");
}
