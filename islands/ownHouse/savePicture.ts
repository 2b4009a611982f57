import { inverseOf, type Point } from "./homography.ts";

export interface DoorPlace {
	/** The picture of the opening, 662 x 296 pixels. */
	readonly url: string;
	/** Where the door lies in that picture. */
	readonly door: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	};
	/** In the photo's pixels. */
	readonly corners: readonly Point[];
	/** 1 leaves the door as it is. */
	readonly brightness: number;
}

const pixelsOf = (source: CanvasImageSource, width: number, height: number, x = 0, y = 0) => {
	const canvas = document.createElement("canvas");
	Object.assign(canvas, { width, height });
	const context = canvas.getContext("2d") as CanvasRenderingContext2D;
	context.drawImage(source, -x, -y);
	return { canvas, context, image: context.getImageData(0, 0, width, height) };
};

/**
 * Draws the door into a copy of the photo. Each pixel of the copy looks up its place in the door's
 * picture, because a canvas has no perspective.
 * @throws DOMException if another host serves the pictures and forbids reading them
 */
export async function drawDoor(
	photo: HTMLCanvasElement,
	{ url, door: { x, y, width, height }, corners, brightness }: DoorPlace,
): Promise<HTMLCanvasElement> {
	const picture = Object.assign(new Image(), { crossOrigin: "anonymous", src: url });
	await picture.decode();
	const from = pixelsOf(picture, width, height, x, y).image.data;
	const { canvas, context, image } = pixelsOf(photo, photo.width, photo.height);
	const placeOf = inverseOf(corners);
	for (let row = 0; row < canvas.height; row++)
		for (let column = 0; column < canvas.width; column++) {
			const [u, v] = placeOf(column + 0.5, row + 0.5);
			if (!(u >= 0 && u < 1 && v >= 0 && v < 1)) continue;
			// Mix the four nearest pixels of the door.
			const [left, top] = [u * (width - 1), v * (height - 1)];
			const at = (Math.floor(top) * width + Math.floor(left)) * 4;
			const [right, down] = [left % 1, top % 1];
			const to = (row * canvas.width + column) * 4;
			for (let color = at; color < at + 3; color++) {
				const above = (from[color] ?? 0) * (1 - right) + (from[color + 4] ?? 0) * right;
				const next = color + width * 4;
				const below = (from[next] ?? 0) * (1 - right) + (from[next + 4] ?? 0) * right;
				image.data[to + color - at] = (above * (1 - down) + below * down) * brightness;
			}
		}
	context.putImageData(image, 0, 0);
	return canvas;
}
