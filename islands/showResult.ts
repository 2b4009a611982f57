/**
 * Shows the result of a form: the figures, and one of several sentences.
 * @param figures the text of each element with `data-figure`, by the attribute's value
 * @param choice which attribute the sentences have: `data-lean` or `data-place`
 * @param shown that attribute's value on the sentence to show
 */
export function showResult(
	root: HTMLElement,
	figures: Readonly<Record<string, string>>,
	choice: "lean" | "place",
	shown: string,
): void {
	const parts = (name: string) => root.querySelectorAll<HTMLElement>(`[data-${name}]`);
	for (const figure of parts("figure"))
		figure.textContent = figures[figure.dataset.figure ?? ""] ?? "";
	for (const sentence of parts(choice)) sentence.hidden = sentence.dataset[choice] !== shown;
	for (const result of parts("result")) {
		result.hidden = false;
		result.scrollIntoView({ block: "nearest" });
	}
}
