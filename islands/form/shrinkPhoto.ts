/** Pixels of the longer side: enough to read the label of a door. */
const longest = 1600;

/**
 * Puts a smaller JPEG into the place of the chosen photo, without what a camera notes in it, such as
 * the place. A file that the browser can't show is refused, and stops the form.
 * @param markValidity from the form, because an import would make a file of its own of it
 */
export async function shrinkPhoto(
	field: HTMLInputElement,
	markValidity: (field: HTMLInputElement) => void,
): Promise<void> {
	const [file] = field.files ?? [];
	field.setCustomValidity("");
	if (file) {
		// Until it is small, it must not be sent.
		field.setCustomValidity(file.name);
		const photo = await draw(file).catch(() => undefined);
		// Another file has been chosen since.
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
