import { pictureKey } from "../form/takePicture.ts";
import { matrix3d, type Point } from "./homography.ts";
import { drawDoor } from "./savePicture.ts";

/** The photo's longer side in pixels. Old phones must be able to hold two copies in memory. */
const longest = 1600;

/** Where the door lies in its picture of 662 x 296 pixels (docs/guide/doors.md). */
const door = { x: 9, y: 5, width: 645, height: 283 };

const arrows: Readonly<Record<string, Point>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Each corner in fractions of the photo's width and height. The photo scales with the window. */
let corners: Point[] = [];
let photo: HTMLCanvasElement;

/**
 * Shows the visitor's photo in place of the house, with the chosen door on it. Nothing is sent.
 * @param ask asks the company for the chosen door
 * @throws DOMException if the browser can't read the file
 */
export async function showDoor(root: HTMLElement, file: File, ask: () => void): Promise<void> {
	const picture = await createImageBitmap(file);
	const find = <E extends HTMLElement>(name: string) =>
		root.querySelector(`.own-house__${name}`) as E;
	const frame = find("photo");
	const isFirst = photo === undefined;
	photo = find("canvas");
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
	photo.width = Math.round(picture.width * scale);
	photo.height = Math.round(picture.height * scale);
	photo.getContext("2d")?.drawImage(picture, 0, 0, photo.width, photo.height);
	const ratio = photo.width / photo.height;
	frame.style.aspectRatio = `${ratio}`;
	frame.style.maxInlineSize = `calc(60vh * ${ratio})`;
	// Place a double door in the middle of the photo: 16 by 7 feet.
	const [half, high] = [0.3, 0.3 * (7 / 16) * ratio];
	corners = [
		[0.5 - half, 0.55 - high],
		[0.5 + half, 0.55 - high],
		[0.5 + half, 0.55 + high],
		[0.5 - half, 0.55 + high],
	];
	for (const name of ["photo", "tools"]) find(name).hidden = false;
	root.classList.add("door-chooser--own");
	if (isFirst) listen(root, find, frame, ask);
	place(root, frame);
}

/** Puts the door and the four buttons where the corners are. */
function place(root: HTMLElement, frame: HTMLElement): void {
	const { clientWidth, clientHeight } = frame;
	const inPixels = corners.map(([x, y]): Point => [x * clientWidth, y * clientHeight]);
	const shown = root.querySelector(".own-house__door") as HTMLElement;
	shown.style.transform = matrix3d(inPixels, door.width, door.height);
	for (const [index, button] of frame.querySelectorAll("button").entries()) {
		const [x, y] = corners[index] as Point;
		Object.assign(button.style, { left: `${x * 100}%`, top: `${y * 100}%` });
	}
}

function listen(
	root: HTMLElement,
	find: <E extends HTMLElement>(name: string) => E,
	frame: HTMLElement,
	ask: () => void,
): void {
	const shown = find("door");
	const slider = find<HTMLInputElement>("brightness");
	new ResizeObserver(() => place(root, frame)).observe(frame);
	for (const [index, button] of frame.querySelectorAll("button").entries()) {
		const moveTo = (x: number, y: number) => {
			corners[index] = [within(x), within(y)];
			place(root, frame);
		};
		button.addEventListener("pointerdown", ({ pointerId }) => button.setPointerCapture(pointerId));
		button.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
			if (!button.hasPointerCapture(pointerId)) return;
			const { left, top, width, height } = frame.getBoundingClientRect();
			moveTo((clientX - left) / width, (clientY - top) / height);
		});
		button.addEventListener("keydown", (event) => {
			const arrow = arrows[event.key];
			if (!arrow) return;
			event.preventDefault();
			const [x, y] = corners[index] as Point;
			const step = event.shiftKey ? 10 : 1;
			const { clientWidth, clientHeight } = frame;
			moveTo(x + (arrow[0] * step) / clientWidth, y + (arrow[1] * step) / clientHeight);
		});
	}
	slider.addEventListener("input", () => {
		shown.style.filter = `brightness(${slider.value}%)`;
	});
	const draw = () => {
		// Take the first URL, which is the AVIF file in browsers that know image-set() with types.
		const [, url = ""] = /url\("([^"]+)"\)/.exec(getComputedStyle(shown).backgroundImage) ?? [];
		const { width, height } = photo;
		const inPhoto = corners.map(([x, y]): Point => [x * width, y * height]);
		return drawDoor(photo, { url, door, corners: inPhoto, brightness: Number(slider.value) / 100 });
	};
	const onClick = (name: string, use: (picture: HTMLCanvasElement) => void) =>
		find(name)?.addEventListener("click", () => {
			const problem = find("problem");
			draw()
				.then(use)
				.catch(() => {
					problem.textContent = problem.dataset.unsaved ?? "";
				});
		});
	onClick("save", (picture) => {
		const href = picture.toDataURL("image/jpeg", 0.9);
		Object.assign(document.createElement("a"), { href, download: "door.jpg" }).click();
	});
	onClick("send", (picture) => {
		sessionStorage.setItem(pictureKey, picture.toDataURL("image/jpeg", 0.8));
		root.dataset.picture = "&picture";
		ask();
	});
}
