/** The longer side in pixels: enough to read the label of a door. */
const longest = 1600;

/**
 * Replaces the chosen photo with a smaller JPEG without the camera's metadata, such as the
 * location. If the browser can't decode the file, the field stays invalid, and the form can't be
 * sent.
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
		field.setCustomValidity(file.name);
		const photo = await draw(file).catch(() => undefined);
		// If the visitor has chosen another file in the meantime, another call handles that file.
		if (field.files?.[0] !== file) return;
		if (photo) {
			const list = new DataTransfer();
			list.items.add(new File([photo], "photo.jpg", { type: photo.type }));
			field.files = list.files;
			field.setCustomValidity("");
		}
	}
	markValidity(field);
}

async function draw(file: File): Promise<Blob | undefined> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) =>
		canvas.toBlob((photo) => resolve(photo ?? undefined), "image/jpeg", 0.8),
	);
}
