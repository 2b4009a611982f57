/** The key in sessionStorage of a picture that another page hands to the form. */
export const pictureKey = "door-picture";

/** Moves the picture that the page of doors has saved into the form's photo field. */
export function takePicture(form: HTMLFormElement): void {
	const field = form.querySelector("[type=file]") as HTMLInputElement;
	const url = sessionStorage.getItem(pictureKey);
	// The link was opened in another tab, which doesn't have the picture.
	if (!url) return;
	sessionStorage.removeItem(pictureKey);
	const bytes = Uint8Array.from(atob(url.replace(/.*,/, "")), (letter) => letter.charCodeAt(0));
	const list = new DataTransfer();
	list.items.add(new File([bytes], "door.jpg", { type: "image/jpeg" }));
	field.files = list.files;
}
