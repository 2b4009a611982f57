/**
 * Fills in the subject and the message from the URL's fragment ("/contact#subject=Repair") or
 * query, and adds fields such as "message.color" to the message (components/DoorChooser.tsx). Then
 * removes fragment and query, because a reload would overwrite what the visitor chose later.
 */
export function fillFromLink(form: HTMLFormElement): void {
	const { subject, message } = form;
	// The page of doors adds "&picture" if it has saved a picture for the form.
	if (import.meta.formPhoto && /&picture/.test(location.hash))
		import("./takePicture.ts").then(({ takePicture }) => takePicture(form));
	const asked = new URLSearchParams(location.hash.slice(1) || location.search);
	const topic = asked.get("subject");
	const start = [...asked]
		.flatMap(([name, value]) => (/^message\b/.test(name) ? value : []))
		.join(", ");
	if (topic) {
		const before = subject.value;
		subject.value = topic;
		// If the list has no such subject, the field is empty now: restore the previous choice.
		subject.value ||= before;
	}
	// Set defaultValue, because text in defaultValue isn't saved as a draft. Set `value` only if the
	// field is empty, so that nothing that the visitor typed is overwritten.
	if (start) {
		message.defaultValue = `${start}\n`;
		// If the draft has only the looked-up place (keepPlace.ts), add the link's message to the
		// draft. If the message begins with the same place, replace the draft.
		try {
			const { place } = sessionStorage;
			if (message.value === `${place}\n`)
				message.value = start.startsWith(place.split(" · ")[0]) ? "" : `${message.value}${start}\n`;
		} catch {}
		message.value ||= message.defaultValue;
	}
	if (topic || start) history.replaceState(null, "", location.pathname);
}
