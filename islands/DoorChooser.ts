export interface DoorChooserProps {
	/** The start of the sentence that names the shown door: "On the house:". */
	readonly shown: string;
}

const radiosOf = (form: Element, name: string) => [
	...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
];

/** The id's last part, which is the same in every style: "door-long-color-tan" → "tan". */
const choiceOf = ({ id }: Element) => id.replace(/.*-(?:windows|color)-/, "");

/**
 * Writes the chosen door into the URL ("?door=carriage-top-black") and into a sentence, and keeps
 * windows and color when the style changes. CSS shows the door, even without this script.
 */
export function enhance(root: HTMLElement, { shown }: DoorChooserProps): void {
	const styles = radiosOf(root, "door");
	const forms = [...root.querySelectorAll("form")];
	const first = styles.map(({ defaultChecked }) => defaultChecked);
	let current = forms[first.indexOf(true)] as HTMLFormElement;

	const chosen = (form: HTMLFormElement, name: string) =>
		radiosOf(form, name).find(({ checked }) => checked) as HTMLInputElement;
	const nameOf = (form: HTMLFormElement) =>
		[form.dataset.style, choiceOf(chosen(form, "message.windows"))]
			.concat(choiceOf(chosen(form, "message.color")))
			.join("-");
	const wordsOf = (form: HTMLFormElement) =>
		[...new FormData(form)].flatMap(([name, value]) => (name.startsWith("message") ? value : []));
	const say = () => {
		const sentence = `${shown} ${wordsOf(current).slice(0, -1).join(", ")}.`;
		(root.querySelector("[role=status]") as Element).textContent = sentence;
	};
	/** Copies the choices of `other` to `form`, except windows and colors that `form` lacks. */
	const carryOver = (form: HTMLFormElement, other: HTMLFormElement) => {
		for (const name of ["message.windows", "message.color"]) {
			const choice = choiceOf(chosen(other, name));
			for (const radio of radiosOf(form, name)) radio.checked ||= choiceOf(radio) === choice;
		}
		(form.elements.namedItem("message.opening") as HTMLSelectElement).selectedIndex = (
			other.elements.namedItem("message.opening") as HTMLSelectElement
		).selectedIndex;
	};
	const showAddress = () => {
		const door = new URLSearchParams(location.search).get("door");
		for (const [index, form] of forms.entries())
			for (const windows of radiosOf(form, "message.windows"))
				for (const color of radiosOf(form, "message.color")) {
					const name = [form.dataset.style, choiceOf(windows), choiceOf(color)].join("-");
					const isShown = door ? name === door : first[index] && windows.defaultChecked;
					if (!isShown || !(door || color.defaultChecked)) continue;
					for (const radio of [styles[index] as HTMLInputElement, windows, color])
						radio.checked = true;
					current = form;
				}
		say();
	};

	root.addEventListener("change", ({ target }) => {
		const index = styles.indexOf(target as HTMLInputElement);
		const form = forms[index];
		if (form) {
			carryOver(form, current);
			current = form;
		}
		const { type, files } = target as HTMLInputElement;
		if (files?.[0]) tryOn(files[0]);
		if (type !== "radio") return;
		history.pushState(null, "", `?door=${nameOf(current)}`);
		say();
	});
	const problem = root.querySelector<HTMLElement>(".own-house__problem") as HTMLElement;
	const tryOn = (file: File) => {
		problem.textContent = "";
		import("./ownHouse/showDoor.ts")
			.then(({ showDoor }) => showDoor(root, file, () => current.requestSubmit()))
			.catch(() => {
				problem.textContent = problem.dataset.unreadable ?? "";
			});
	};
	addEventListener("popstate", showAddress);
	// Send the words as one message. Put them after "#", so that no server logs them.
	root.addEventListener("submit", (event) => {
		event.preventDefault();
		const form = event.target as HTMLFormElement;
		const subject = new FormData(form).get("subject") as string;
		const message = wordsOf(form).join(", ");
		const picture = root.dataset.picture ?? "";
		location.href = `${form.action}#${new URLSearchParams({ subject, message })}${picture}`;
	});
	for (const label of document.querySelectorAll(".door-styles__see"))
		label.addEventListener("click", () => root.scrollIntoView());
	if (new URLSearchParams(location.search).has("door")) showAddress();
	else {
		// The visitor, or a reload in Firefox, may have chosen another door before this script ran.
		current = forms[styles.findIndex(({ checked }) => checked)] ?? current;
		if (root.querySelector("input:checked:not([checked])")) {
			history.pushState(null, "", `?door=${nameOf(current)}`);
			say();
		}
	}
}
