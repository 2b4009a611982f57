/**
 * Fills in the subject and the message from the URL: "/contact#subject=Repair". Reads the query if
 * there is no fragment. Fields such as "message.color" continue the message
 * (components/DoorChooser.tsx). Then removes fragment and query from the URL, because a reload would
 * overwrite what the visitor chose later.
 */
export function fillFromLink(form: HTMLFormElement): void {
	const { subject, message } = form;
	// The page of doors adds "&picture" where it has saved a picture for the form.
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
	// Set defaultValue, because text in defaultValue isn't saved as a draft. Set `value` only if it
	// is empty, so that it overwrites nothing that the visitor typed.
	if (start) {
		message.defaultValue = `${start}\n`;
		// A draft with nothing but the place that the visitor looked up (keepPlace.ts) is continued. A
		// link may name its town too.
		try {
			const { place } = sessionStorage;
			if (message.value === `${place}\n`)
				message.value = start.startsWith(place.split(" · ")[0]) ? "" : `${message.value}${start}\n`;
		} catch {}
		message.value ||= message.defaultValue;
	}
	if (topic || start) history.replaceState(null, "", location.pathname);
}
