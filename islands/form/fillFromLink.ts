/**
 * Fills in the subject and the message that a link names, in its fragment or else in its query. The
 * URL then loses both, because a reload would overwrite what the visitor chose later.
 */
export function fillFromLink({ subject, message }: HTMLFormElement): void {
	const asked = new URLSearchParams(location.hash.slice(1) || location.search);
	const topic = asked.get("subject");
	const start = asked.get("message");
	if (topic) {
		const before = subject.value;
		subject.value = topic;
		// If the list has no such subject, the field is empty now: restore the previous choice.
		subject.value ||= before;
	}
	// Text in defaultValue is not saved as a draft, and overwrites nothing that the visitor typed.
	if (start) {
		message.defaultValue = `${start}\n`;
		message.value ||= message.defaultValue;
	}
	if (topic || start) history.replaceState(null, "", location.pathname);
}
