/** The longer side in pixels: enough to read the label of a door. */
const longest = 1600;

/** In milliseconds. A photo that takes longer is removed, because the message must get through. */
const patience = 10_000;

/**
 * Replaces the chosen photo with a smaller JPEG without the camera's metadata, such as the
 * location. If the browser can't decode the photo, empties the field and marks it, so that the
 * message can be sent without a photo.
 * @param markValidity passed in, because an import would put it into a separate chunk
 */
export async function shrinkPhoto(
	field: HTMLInputElement,
	markValidity: (field: HTMLInputElement) => void,
): Promise<void> {
	const [file] = field.files ?? [];
	field.setCustomValidity("");
	if (file) {
		// Make the field invalid, so that the form can't be sent until the photo is smaller.
		field.setCustomValidity(
			document.getElementById(`${field.id}-error`)?.dataset.text ?? file.name,
		);
		const photo = await Promise.race([
			draw(file).catch(() => undefined),
			new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
		]);
		// If the visitor has chosen another file in the meantime, another call handles that file.
		if (field.files?.[0] !== file) return;
		if (!photo) {
			field.value = "";
			markValidity(field);
			field.setCustomValidity("");
			return;
		}
		if (photo !== file) {
			const list = new DataTransfer();
			list.items.add(new File([photo], "photo.jpg", { type: photo.type }));
			field.files = list.files;
		}
		field.setCustomValidity("");
	}
	markValidity(field);
}

async function draw(file: File): Promise<Blob | undefined> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	const context = canvas.getContext("2d") as CanvasRenderingContext2D;
	// Browsers that resist fingerprinting, such as Tor and LibreWolf, read noise from a canvas. If a
	// black pixel isn't read as black, keep the original photo.
	context.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
	if (red + green + blue > 24) return file;
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) =>
		canvas.toBlob((photo) => resolve(photo ?? undefined), "image/jpeg", 0.8),
	);
}
